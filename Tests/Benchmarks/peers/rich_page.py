#!/usr/bin/env python3
"""Renders the benchmark page with rich, at width 100 in true colour. Usage: rich_page.py peer.json [RUNS]

Prints `SECONDS BYTES`, the best of several runs; with RUNS 0 it prints the page once and no figure."""
import io
import json
import sys
import time

from rich.box import ROUNDED, SQUARE
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text


def heading(widget):
    return [Text(widget["text"], style="bold underline cyan")]


def text(widget):
    return [Text(widget["text"])]


def button(widget):
    return [Panel.fit(widget["text"], style="white on blue", box=ROUNDED)]


def row(widget):
    grid = Table.grid(expand=True)
    grid.add_column(overflow="ellipsis", no_wrap=True)
    grid.add_column(justify="right")
    grid.add_row(Text(widget["title"], style="bold"), widget["value"])
    return [grid]


def card(widget):
    return [Panel(widget["body"], title=widget["title"], box=ROUNDED)]


def table(widget):
    grid = Table(box=SQUARE)
    for title in widget["cols"]:
        grid.add_column(title)
    for cells in widget["rows"]:
        grid.add_row(*cells)
    return [grid]


def progress(widget):
    return [ProgressBar(total=1.0, completed=widget["value"], width=60)]


def banner(widget):
    return [Padding(Text(widget["text"], style="black on yellow"), (1, 2), style="on yellow")]


def accordion(widget):
    title = Text(("▾ " if widget["open"] else "▸ ") + widget["title"], style="bold")
    return [title, Padding(widget["body"], (0, 0, 0, 4))] if widget["open"] else [title]


def stepper(widget):
    line = Text()
    for index, step in enumerate(widget["steps"]):
        done = index <= widget["current"]
        line.append(("● " if done else "○ ") + step, style="green" if done else "dim")
        if index < len(widget["steps"]) - 1:
            line.append(" ── ")
    return [line]


def run(widgets):
    output = io.StringIO()
    console = Console(
        file=output, width=100, force_terminal=True, color_system="truecolor",
        legacy_windows=False, highlight=False, markup=False, emoji=False)
    console.print(Group(*(part for widget in widgets for part in globals()[widget["type"]](widget))))
    return output.getvalue()


def main():
    widgets = json.load(open(sys.argv[1], encoding="utf-8"))
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    if runs == 0:
        sys.stdout.write(run(widgets))
        return
    best = float("inf")
    size = 0
    for _ in range(runs):
        start = time.perf_counter()
        size = len(run(widgets).encode())
        best = min(best, time.perf_counter() - start)
    print(best, size)


main()
