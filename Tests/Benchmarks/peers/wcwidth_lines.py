#!/usr/bin/env python3
"""Measures every line of a file with wcwidth's C extension, by the faster of its two functions.

Usage: wcwidth_lines.py FILE [RUNS]; prints `SECONDS CELLS`."""
import sys
import time

import wcwidth

assert wcwidth.HAS_C_EXTENSION
lines = [line for line in open(sys.argv[1], encoding="utf-8").read().split("\n") if line]
best = float("inf")
for measure in (wcwidth.wcswidth, wcwidth.width):
    for _ in range(int(sys.argv[2]) if len(sys.argv) > 2 else 5):
        start = time.perf_counter()
        cells = sum(map(measure, lines))
        best = min(best, time.perf_counter() - start)
print(best, cells)
