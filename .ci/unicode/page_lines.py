#!/usr/bin/env python3
"""Checks by PyPI's `wcwidth` that no line is wider than its page.

Usage: page_lines.py FILE; rows are the page's width, a tab, the line."""

import sys

import wcwidth

wide = 0
count = 0
with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
    for row in file:
        width, line = row.rstrip("\n").split("\t", 1)
        count += 1
        cells = wcwidth.wcswidth(line)
        if not 0 <= cells <= int(width):
            wide += 1
            print(f"{cells} cells in a page of {width}: {line!a}", file=sys.stderr)
if wide or count < 10_000:
    sys.exit(f"{wide} of {count} lines are too wide")
print(f"{count} lines are no wider than their pages")
