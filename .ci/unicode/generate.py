#!/usr/bin/env python3
"""Makes the Unicode tables of TextLayout. Usage: generate.py FOLDER

Needs the packages of requirements.txt. `.ci/checks/20-unicode-tables-current` runs it and
compares what it makes with what is committed.
"""

import string
import sys

import clusters
import linebreak
import swift_table
import widths
from automaton import Automaton
from properties import VERSION, Properties
from swift_table import member, pairs

BLOCK = 64
IDEOGRAPH = "\u4e00"
# The bit of `ScalarTraits`.
TAKES_SELECTOR = 1
# The row of surrogates, of which UTF-8 has none.
ILL_FORMED = (0, 0, 3, 0)
# The lead bytes of letters of Latin, Greek and Cyrillic that `CommonScalars` knows.
LETTER_LEADS = [*range(0xC3, 0xCB), *range(0xCF, 0xD2)]


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


def after(automaton, text, state=0):
    """The automaton's state after some symbols."""
    for symbol in text:
        state = automaton.rows[state][automaton.column[symbol]][0]
    return state


def check_common(rows):
    """Proves what `CommonScalars` takes for granted."""
    for lead in LETTER_LEADS:
        first = (lead & 0x1F) << 6
        assert set(rows[first : first + 64]) == {rows[ord("a")]}, hex(lead)
    assert set(rows[0x4E00:0xA000]) == {rows[ord(IDEOGRAPH)]}
    for cp in [*range(0xC0, 0x2C0), *range(0x3C0, 0x480), *range(0x2010, 0x2028),
               *range(0x3000, 0x302A), *range(0x3041, 0x3097), *range(0x309B, 0x3100)]:
        _, cluster, width, traits = rows[cp]
        assert (cluster, width, traits) == (0, 2 if cp >= 0x3000 else 1, 0), hex(cp)


def constant(name, comment, kind, value):
    return f"  /// {comment}\n  static let {name}: {kind} = {value}\n"


def width_symbol(row):
    """What the width policy asks about a scalar of a row."""
    if row == ILL_FORMED:
        return None
    _, cluster, width, traits = row
    return widths.Symbol(clusters.CLASSES[cluster], width, bool(traits & TAKES_SELECTOR))


def lead_blocks(stage1):
    """The block for 7 bits of the byte before the last but one and 6 of the last but one.

    The first is 0x40 in sequences of two bytes, 0x60 to 0x6F (their first byte) in those of three,
    0x10 to 0x3F (their second byte) in those of four, which begin with F0.
    """
    ill_formed = stage1[0xD800 // BLOCK]
    out = [ill_formed] * (0x70 * 64)
    out[0x40 * 64 + 2 : 0x40 * 64 + 32] = stage1[2:32]
    for at in range(0x20, 0x400):
        if not 0x360 <= at < 0x380:
            out[0x60 * 64 + at] = stage1[at]
    out[0x10 * 64 : 0x40 * 64] = stage1[0x400:0x1000]
    return out


def write_scalars(folder, rows):
    """The trie from scalar to row number, and the rows' columns."""
    order = sorted(set(rows))
    number = {row: i for i, row in enumerate(order)}
    assert len(order) <= 128, len(order)
    stage1, stage2 = trie([number[row] for row in rows])
    assert stage1[:2] == [0, 1]  # so that an ASCII byte is its own index into the blocks
    swift_table.write(folder, "ScalarTable", VERSION,
                      "Maps each Unicode scalar to a row of what the rules ask about it.", [
        member("blocks", "For each 64 scalars the number of their block, low 7 bits first.",
               pairs(stage1)),
        member("rows", "For each block 64 row numbers.", stage2),
        member("leads", "For the bytes before the last, as in `MultibyteScalar`, their block.",
               pairs(lead_blocks(stage1))),
        member("clusters", "For each row the width in cells and, times 4, the cluster class.",
               [width + 4 * cluster for _, cluster, width, _ in order]),
        member("lines", "For each row the column of the line breaking automaton.",
               [line for line, _, _, _ in order]),
        member("traits", "For each row the bits of `ScalarTraits`.",
               [traits for _, _, _, traits in order]),
        constant("space", "The row of the space.", "Int", number[rows[0x20]]),
    ])


def mask(classes):
    return sum(1 << clusters.CLASSES.index(cls) for cls in classes)


def write_clusters(folder):
    """The cluster automaton: 32 classes a state, the next state and bits of what it means."""
    table = [0] * (32 * len(clusters.STATES))
    for i, state in enumerate(clusters.STATES):
        for j, cls in enumerate(clusters.CLASSES):
            starts, following = clusters.step(state, cls)
            selects = 32 if cls in clusters.SELECTORS and not starts else 0
            table[32 * i + j] = (
                clusters.STATES.index(following) + (16 if starts else 0) + selects)
    state, classes = clusters.STATES.index, clusters.CLASSES.index
    swift_table.write(folder, "ClusterTable", VERSION,
                      "The automaton of UAX #29: 32 classes a state.", [
        member("steps", "The next state, 16 where a cluster begins, 32 where a selector extends.",
               table),
        constant("afterOther", "The state after a scalar of no special class.", "Int", state("any")),
        constant("afterPrepend", "The state that any scalar but a control goes on from.", "Int",
               state("prepend")),
        constant("emojiSelector", "The class of variation selector 16.", "Int",
               classes("EmojiSelector")),
        constant("contested", "The classes that terminals disagree on, as bits.", "UInt32",
               mask(clusters.CONTESTED)),
        constant("selectors", "The classes of variation selectors 15 and 16, as bits.", "UInt32",
               mask(clusters.SELECTORS)),
        constant("controls", "The classes that cleaning looks closer at, as bits.", "UInt32",
               mask(clusters.CONTROLS)),
    ])


def write_widths(folder, rows):
    """The width automaton: 32 states a row, the cells added and, times 4, the next state."""
    table = widths.Widths([width_symbol(row) for row in rows])
    swift_table.write(folder, "WidthTable", VERSION,
                      "The automaton of the width policy: 32 states a row of `ScalarTable`.", [
        member("steps", "The cells that are added and, times 4, the next state.",
               [value for row in sorted(set(rows)) for value in table.steps(width_symbol(row))]),
        constant("start", "The state at the start of a text.", "Int", table.start),
        constant("firstJoining", "The first state that common scalars may join; no state is 31.",
                 "Int", table.joining),
    ])


def check_shortcuts(automaton, plain, word):
    """Proves what `LineFiller` takes for granted.

    A letter leads to one state from anywhere, and no line breaks between two; an ideograph too,
    and a line may break between two. After printable
    ASCII but an opening bracket and a space, a line may break before a letter or a digit, and
    the state after that doesn't depend on what stood before the space.
    """
    letters = {plain[c] for c in string.ascii_letters}
    assert len(letters) == 1
    letter = automaton.column[plain["a"]]
    assert all(row[letter][0] == word for row in automaton.rows)
    assert automaton.rows[word][letter] == (word, 0)
    ideograph = automaton.column[plain[IDEOGRAPH]]
    after_ideograph = automaton.rows[0][ideograph][0]
    assert all(row[ideograph][0] == after_ideograph for row in automaton.rows)
    assert automaton.rows[after_ideograph][ideograph] == (after_ideograph, linebreak.BREAK)
    for before in map(chr, range(0x21, 0x7F)):
        for start in range(len(automaton.rows)):
            space = after(automaton, [plain[before], plain[" "]], start)
            for first in string.ascii_letters + string.digits:
                following, answer = automaton.rows[space][automaton.column[plain[first]]]
                assert following == after(automaton, [plain["a"], plain[" "], plain[first]])
                assert (answer == linebreak.BREAK) == (before not in "([{")


def write_lines(folder, automaton, plain):
    """The line automaton: 64 columns a state, next state and answer in two bytes."""
    table = []
    for row in automaton.rows:
        row = row + [(0, 0)] * (64 - len(row))
        for following, answer in row:
            table += [following, answer]
    word = after(automaton, [plain["a"]])
    space = after(automaton, [plain["a"], plain[" "]])
    ideograph = after(automaton, [plain[IDEOGRAPH]])
    check_shortcuts(automaton, plain, word)
    swift_table.write(folder, "LineTable", VERSION,
                      "The automaton of UAX #14: 64 columns a state.", [
        member("steps", "The next state, then the bits of `BreakAnswer`.", table),
        member("ends", "For each state what the end of the text answers.", automaton.ends),
        constant("afterLetter", "The state after a letter.", "UInt8", word),
        constant("afterIdeograph", "The state after an ideograph.", "UInt8", ideograph),
        constant("afterSpace", "The state after a letter and a space.", "UInt8", space),
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
    check_common(rows)
    rows[0xD800:0xE000] = [ILL_FORMED] * 0x800
    write_scalars(folder, rows)
    write_widths(folder, rows)
    write_clusters(folder)
    plain = [*range(0x20, 0x7F), ord(IDEOGRAPH)]
    write_lines(folder, automaton, {chr(c): symbols[c] for c in plain})
    write_version(folder)


if __name__ == "__main__":
    main(sys.argv[1])
