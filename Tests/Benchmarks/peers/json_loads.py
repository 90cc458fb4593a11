#!/usr/bin/env python3
"""Parses a file with CPython's json. Usage: json_loads.py FILE [RUNS]; prints `SECONDS KEYS`."""
import json
import sys
import time

text = open(sys.argv[1], "rb").read().decode()
best = float("inf")
for _ in range(int(sys.argv[2]) if len(sys.argv) > 2 else 5):
    start = time.perf_counter()
    value = json.loads(text)
    best = min(best, time.perf_counter() - start)
print(best, len(value))
