#!/usr/bin/env python3
"""Copies a compiled pack, each copy with a number of its own. Usage: make.py PACK FOLDER COUNT"""
import os
import sys

pack, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
with open(pack, "rb") as file:
    content = file.read()
os.makedirs(folder, mode=0o755, exist_ok=True)
for number in range(count):
    with open(os.path.join(folder, f"pack-{number:06}.so"), "wb") as file:
        file.write(content.replace(b"@@@@@@", b"%06d" % number))
