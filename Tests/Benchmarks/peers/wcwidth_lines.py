#!/usr/bin/env python3
"""Measures every line of a file with wcwidth. Usage: wcwidth_lines.py FILE [RUNS]; prints `SECONDS CELLS`."""
import sys
import time

from wcwidth import wcswidth

lines = [line for line in open(sys.argv[1], encoding="utf-8").read().split("\n") if line]
best = float("inf")
cells = 0
for _ in range(int(sys.argv[2]) if len(sys.argv) > 2 else 5):
    start = time.perf_counter()
    cells = sum(map(wcswidth, lines))
    best = min(best, time.perf_counter() - start)
print(best, cells)
