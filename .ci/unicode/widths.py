"""The width of clusters as an automaton that answers the cells that each scalar adds.

It is the automaton of `clusters` together with the width policy: a cluster is as wide as its
scalars, at most 2, and variation selector 16 makes a base that takes it 2 cells wide.
"""

from collections import namedtuple

import clusters
from automaton import Automaton

# What the policy asks about a scalar: its cluster class, its cells, whether it takes a selector.
Symbol = namedtuple("Symbol", "cls width takes")

START = ("start", 0, False)
# The scalars that `CommonLanes` knows: those of one cell, of two, and of none.
NARROW = [*range(0x0A), *range(0x0E, 0x80), *range(0xC0, 0x300), *range(0x380, 0x480)]
WIDE = range(0x4000, 0xA000)
LINE_ENDS = range(0x0A, 0x0E)
# The step that says to look closer: to no state, 31.
CLOSER = 4 * 31


def step(state, symbol):
    """The state after a scalar, and the cells that it adds."""
    state, before, takes = state
    begins, after = clusters.step(state, symbol.cls)
    if begins:
        before = 0
    width = min(symbol.width + before, 2)
    if not begins and symbol.cls == "EmojiSelector" and takes:
        width = 2
    return (after, width, symbol.takes), width - before


class Widths:
    """The automaton with its states numbered for `LongWidth`.

    0 stands for all the states after common scalars, and joining ones, where a common scalar may
    begin no cluster, are numbered last.
    """

    def __init__(self, symbols):
        """Takes what the policy asks about each scalar, None for surrogates."""
        self.automaton = Automaton(set(symbols) - {None}, START, step, lambda _: 0)
        rows, column = self.automaton.rows, self.automaton.column
        common = self.common(symbols)
        joining = [state for state, row in enumerate(rows)
                   if any(row[c] != rows[0][c] for c in common)]
        others = [state for state in range(len(rows)) if state not in joining]
        self.states = others + joining
        self.number = {state: i for i, state in enumerate(self.states, 1)}
        self.start, self.joining = self.number[0], 1 + len(others)
        self.after_common = {rows[0][c][0] for c in common}
        assert len(self.states) < 31 and not self.after_common & set(joining)

    def common(self, symbols):
        """The columns of common scalars, which are as wide as `CommonLanes` says."""
        rows, column = self.automaton.rows, self.automaton.column
        for scalars, width in ((NARROW, 1), (WIDE, 2), (LINE_ENDS, 0)):
            for cp in scalars:
                assert rows[0][column[symbols[cp]]][1] == width, hex(cp)
        return {column[symbols[cp]] for cp in [*NARROW, *WIDE, *LINE_ENDS]}

    def steps(self, symbol):
        """For each state, and up to 32, the cells that a symbol adds and, times 4, the next."""
        if symbol is None:
            return [CLOSER] * 32
        c = self.automaton.column[symbol]
        known = {self.automaton.rows[state][c] for state in self.after_common}
        first = self.packed(known.pop()) if len(known) == 1 else CLOSER
        steps = [first] + [self.packed(self.automaton.rows[state][c]) for state in self.states]
        return steps + [0] * (32 - len(steps))

    def packed(self, answer):
        state, cells = answer
        return 4 * self.number[state] + cells
