"""Checks packs with nasty names and reads the reports back. Usage: validate.py PRODUCTS FOLDER"""
import json
import os
import re
import subprocess
import sys

import junitparser
import sarif_pydantic

products, folder = sys.argv[1], sys.argv[2]
NAMES = [b"a]]><x>&\"'.so", b"controls\x1b[31m\x01\x7f.so", b"no text \xff\xfe\xc3.so", b"two\nlines\r.so",
         "right to left \u202e and \u2028.so".encode(), b"%41 #? c:d.so", "\U0001f44d\U0001f3fd.so".encode()]


def galley(form, *options):
    run = subprocess.run([os.path.join(products, "galley"), "check", "--format", form, *options, *files],
                         capture_output=True)
    assert run.returncode == 1, (run.returncode, run.stderr)
    return run.stdout


os.makedirs(folder, mode=0o755)
files = [os.path.join(folder.encode(), name) for name in NAMES]
with open(os.path.join(products, "libTestPackLeft.so"), "rb") as pack:
    content = pack.read()
for index, file in enumerate(files):
    with open(file, "wb") as output:
        output.write(content if index % 2 else b"no pack \x00\x1b]]>")
    os.chmod(file, 0o644)
waivers = os.path.join(folder, "waivers.json")
with open(waivers, "w", encoding="utf-8") as output:
    reason = "known: \0 \x1b[31m ]]> </failure> \ud83d\udc4d"
    json.dump({"waivers": [{"check": "elf-exports", "reason": reason, "expires": "9999-12-31"},
                           {"check": "elf-stack", "reason": reason, "expires": "9999-12-31"},
                           {"check": "elf-form", "type": "]]>\0", "reason": reason, "expires": "2000-01-01"}]}, output)

text = galley("text", "--waivers", waivers, "--width", "10000").decode()
assert not re.search("[\0-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e]", text), repr(text)
line = text.splitlines()[-1]
checks, passed, failed, skipped, law, lint, waived = map(int, re.findall(r"\d+", line))

junit = junitparser.JUnitXml.fromstring(galley("junit", "--waivers", waivers))
assert (junit.tests, junit.failures, junit.errors, junit.skipped) == (checks, failed, 0, skipped), line
cases = [case for suite in junit for case in suite]
assert len(cases) == checks and sum(case.is_passed for case in cases) == passed, line

sarif = sarif_pydantic.Sarif.model_validate_json(galley("sarif", "--waivers", waivers))
results = json.loads(galley("sarif", "--waivers", waivers))["runs"][0]["results"]
assert len(sarif.runs[0].results) == law + lint + waived, line
assert sum("suppressions" in result for result in results) == waived > 0, line
errors = [result for result in results if result["level"] == "error" and "suppressions" not in result]
assert len(errors) == law > 0, line

counts = json.loads(galley("json", "--waivers", waivers))["counts"]
assert list(counts.values()) == [checks, passed, failed, skipped, law, lint, waived], (counts, line)
print(f"JUnit, SARIF and JSON agree with the console: {line}")
