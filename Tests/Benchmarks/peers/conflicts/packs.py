#!/usr/bin/env python3
"""Makes a folder of packs that claim types, a tenth of which another pack claims too.

Usage: packs.py FOLDER PACKS TYPES_EACH

One pack is compiled; the others are copies of it in which the text of the manifest is another one."""
import json
import os
import subprocess
import sys

ROOM = 1600
folder, packs, each = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
here = os.path.dirname(os.path.abspath(__file__))
header = os.path.join(here, "..", "..", "..", "..", "Sources", "CGalley", "include")
source = """
#include <galley.h>
GALLEY_MANIFEST("%s")
GALLEY_PACK_ENTRY(host, registrar) { (void)host; (void)registrar; return GALLEY_OK; }
"""
os.makedirs(folder, exist_ok=True)
model = os.path.join(folder, "model.o")
subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-fvisibility=hidden", "-x", "c", "-I", header,
                "-o", model, "-"], input=(source % ("@" * ROOM)).encode(), check=True)
with open(model, "rb") as file:
    image = file.read()
os.remove(model)
for pack in range(packs):
    names = [f"type_{pack * each + place}" for place in range(each)]
    if pack > 0:
        names[0] = f"type_{(pack - 1) * each + 1}"
    text = json.dumps({"id": f"com.example.pack{pack}", "version": "1.0.0", "abi": 1,
                       "widgets": [{"type": name} for name in names], "overrides": names[:1]})
    assert len(text) <= ROOM
    with open(os.path.join(folder, f"pack-{pack:04}.so"), "wb") as file:
        file.write(image.replace(b"@" * ROOM, text.encode().ljust(ROOM)))
