#!/usr/bin/env python3
"""Writes texts and their widths by PyPI's `wcwidth`, a row each: the width, a tab, the text.

Usage: wcwidth_rows.py FILE [UNICODE-DATA-FOLDER]
"""

import random
import sys
import unicodedata
from pathlib import Path

import wcwidth

LISTS = ["emoji-test", "emoji-variation-sequences", "emoji-zwj-sequences"]
TESTS = ["GraphemeBreakTest", "LineBreakTest", "WordBreakTest"]
# What cleaning takes away, so that its width is nobody's business.
UNCLEAN = {"Cc", "Cs", "Zl", "Zp"}


def is_clean(text):
    return "\u00ad" not in text and not any(unicodedata.category(c) in UNCLEAN for c in text)


def scalars():
    """Every assigned scalar by itself, but for private use."""
    for cp in range(0x20, 0x110000):
        if unicodedata.category(chr(cp)) not in ("Cn", "Co"):
            yield chr(cp)


def decoded(path):
    """The texts of one of Unicode's files, whose rows are scalars in hexadecimal."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split("#")[0].split(";")[0].split()
        parts = [field for field in fields if field not in ("÷", "×")]
        if parts and not any("." in part for part in parts):
            yield "".join(chr(int(part, 16)) for part in parts)


def mixtures(texts):
    """Random lines of many texts, the same on every run."""
    source = random.Random(1)
    for _ in range(5000):
        yield "".join(source.choices(texts, k=source.randrange(2, 20)))


def main(path, data="/usr/share/unicode"):
    data = Path(data)
    texts = list(scalars())
    for name in LISTS:
        texts += decoded(data / "emoji" / f"{name}.txt")
    for name in TESTS:
        texts += decoded(data / "auxiliary" / f"{name}.txt")
    texts = [text for text in texts if is_clean(text)]
    texts += mixtures(texts)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for text in texts:
            file.write(f"{wcwidth.wcswidth(text)}\t{text}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
