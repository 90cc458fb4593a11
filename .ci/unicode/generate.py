#!/usr/bin/env python3
"""Makes the Unicode tables of TextLayout. Usage: generate.py FOLDER

Needs the packages of requirements.txt. `.ci/checks/20-unicode-tables-current` runs it and
compares what it makes with what is committed.
"""

import sys

import clusters
import linebreak
import swift_table
from automaton import Automaton
from properties import VERSION, Properties
from swift_table import member, pairs

BLOCK = 64


def trie(values):
    """The two stages of a trie: block numbers, and the distinct blocks one after another."""
    stage1, stage2, seen = [], [], {}
    for at in range(0, len(values), BLOCK):
        block = tuple(values[at : at + BLOCK])
        if block not in seen:
            seen[block] = len(seen)
            stage2.extend(block)
        stage1.append(seen[block])
    return stage1, stage2


def line_automaton(symbols):
    def step(state, symbol):
        return linebreak.step(state, symbol)

    return Automaton(symbols, linebreak.START, step, linebreak.finish)


def after(automaton, text):
    """The automaton's state after some symbols."""
    state = 0
    for symbol in text:
        state = automaton.rows[state][automaton.column[symbol]][0]
    return state


def write_scalars(folder, rows):
    """The trie from scalar to row number, and the rows' columns."""
    order = sorted(set(rows))
    number = {row: i for i, row in enumerate(order)}
    assert len(order) <= 128, len(order)
    stage1, stage2 = trie([number[row] for row in rows])
    swift_table.write(folder, "ScalarTable", VERSION,
                      "Maps each Unicode scalar to a row of what the rules ask about it.", [
        member("blocks", "For each 64 scalars the number of their block, low 7 bits first.",
               pairs(stage1)),
        member("rows", "For each block 64 row numbers.", stage2),
        member("clusters", "For each row the width in cells and, times 4, the cluster class.",
               [width + 4 * cluster for _, cluster, width, _ in order]),
        member("lines", "For each row the column of the line breaking automaton.",
               [line for line, _, _, _ in order]),
        member("traits", "For each row the bits of `ScalarTraits`.",
               [traits for _, _, _, traits in order]),
    ])


def write_clusters(folder):
    """The cluster automaton: 32 classes a state, the next state and 16 for a break before."""
    table = [0] * (32 * len(clusters.STATES))
    for i, state in enumerate(clusters.STATES):
        for j, cls in enumerate(clusters.CLASSES):
            starts, following = clusters.step(state, cls)
            table[32 * i + j] = clusters.STATES.index(following) + (16 if starts else 0)
    swift_table.write(folder, "ClusterTable", VERSION,
                      "The automaton of UAX #29: 32 classes a state.",
                      [member("steps", "The next state, plus 16 where a cluster begins.", table)])


def write_lines(folder, automaton, plain):
    """The line automaton: 64 columns a state, next state and answer in two bytes."""
    table = []
    for row in automaton.rows:
        row = row + [(0, 0)] * (64 - len(row))
        for following, answer in row:
            table += [following, answer]
    word = after(automaton, [plain["a"]])
    space = after(automaton, [plain["a"], plain[" "]])
    assert word == after(automaton, [plain["a"], plain["a"]])
    swift_table.write(folder, "LineTable", VERSION,
                      "The automaton of UAX #14: 64 columns a state.", [
        member("steps", "The next state, then the bits of `BreakAnswer`.", table),
        member("ends", "For each state what the end of the text answers.", automaton.ends),
        f"  /// The state after a letter.\n  static let afterLetter: UInt8 = {word}\n",
        f"  /// The state after a letter and a space.\n  static let afterSpace: UInt8 = {space}\n",
    ])


def write_version(folder):
    path = f"{folder}/UnicodeVersion+Generated.swift"
    with open(path, "w", encoding="ascii") as file:
        file.write(swift_table.HEADER.format(version=VERSION))
        file.write("/// The version of the Unicode data behind widths, clusters and line breaks.\n")
        file.write("package enum UnicodeVersion {\n")
        file.write("  /// The version as `major.minor.update`.\n")
        file.write(f'  package static let text = "{VERSION}"\n}}\n')


def main(folder):
    properties = Properties()
    symbols = [properties.line_symbol(cp) for cp in range(0x110000)]
    automaton = line_automaton(set(symbols))
    assert len(automaton.rows) <= 128 and len(automaton.column) <= 64
    class_number = {cls: i for i, cls in enumerate(clusters.CLASSES)}
    rows = [
        (automaton.column[symbols[cp]], class_number[properties.cluster_class(cp)],
         properties.width(cp), properties.traits(cp))
        for cp in range(0x110000)
    ]
    write_scalars(folder, rows)
    write_clusters(folder)
    write_lines(folder, automaton, {c: symbols[ord(c)] for c in "a "})
    write_version(folder)


if __name__ == "__main__":
    main(sys.argv[1])
