#!/usr/bin/env python3
"""Prints how fast PyPI's `wcwidth` (its C extension) measures a text, as rows of name and MB/s.

Usage: wcwidth_speed.py NAME TEXT...
"""

import sys
import time

import wcwidth

assert wcwidth.HAS_C_EXTENSION
for name, piece in zip(sys.argv[1::2], sys.argv[2::2]):
    text = piece * (2**20 // len(piece.encode()) + 1)
    for measure in (wcwidth.wcswidth, wcwidth.width):
        best = float("inf")
        for _ in range(20):
            start = time.perf_counter()
            measure(text)
            best = min(best, time.perf_counter() - start)
        print(measure.__name__, name, int(len(text.encode()) / best / 1e6))
