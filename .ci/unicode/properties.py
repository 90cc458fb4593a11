"""The Unicode properties that the tables need, read from PyPI's `regex` and `unicodedata2`.

Both packages carry the same Unicode version; `unidata_version` of the second names it.
"""

import regex
import unicodedata2

from clusters import CONTROLS
from linebreak import Symbol

VERSION = unicodedata2.unidata_version
EVERY = "".join(map(chr, range(0x110000)))

LINE_BREAK = (
    "AI AK AL AP AS B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV LF "
    "NL NS NU OP PO PR QU RI SA SG SP SY VF VI WJ ZW ZWJ"
).split()
CLUSTER_BREAK = (
    "CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT"
).split()
LINE_ENDS = {0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029}
# What cleaning replaces or drops, beside controls.
UNCLEAN = LINE_ENDS | {0xAD} | set(range(0x202A, 0x202F)) | set(range(0x2066, 0x206A))


def having(prop):
    """The set of scalars with a property, as `regex` spells it."""
    found = set()
    for run in regex.finditer(r"\p{%s}+" % prop, EVERY):
        found.update(range(*run.span()))
    return found


def valued(prop, values, other):
    """A list of each scalar's value of an enumerated property."""
    out = [other] * 0x110000
    for value in values:
        for cp in having(f"{prop}={value}"):
            out[cp] = value
    return out


class Properties:
    """Each property as a list or a set over all scalars."""

    def __init__(self):
        self.category = [unicodedata2.category(c) for c in EVERY]
        self.east_asian = [unicodedata2.east_asian_width(c) in "FWH" for c in EVERY]
        self.wide = [unicodedata2.east_asian_width(c) in "FW" for c in EVERY]
        self.line = valued("Line_Break", LINE_BREAK, "XX")
        self.cluster = valued("Grapheme_Cluster_Break", CLUSTER_BREAK, "Other")
        self.pictographic = having("Extended_Pictographic")
        self.emoji = having("Emoji")
        self.modifiers = having("Emoji_Modifier")
        self.ignorable = having("Default_Ignorable_Code_Point")
        self.viramas = having("Indic_Syllabic_Category=Virama")
        self.viramas |= having("Indic_Syllabic_Category=Invisible_Stacker")
        self.conjunct = valued("InCB", ["Linker", "Consonant", "Extend"], "None")

    def line_symbol(self, cp):
        """What the line breaking rules ask about a scalar, after LB1."""
        cls, category = self.line[cp], self.category[cp]
        if cls == "SA":
            cls = "CM" if category in ("Mn", "Mc") else "AL"
        elif cls in ("AI", "SG", "XX"):
            cls = "AL"
        elif cls == "CJ":
            cls = "NS"
        if cls in ("CM", "ZWJ", "SP", "ZW", "BK", "CR", "LF", "NL"):
            return Symbol(cls, False, "", False, False, False)
        quote = category if cls == "QU" and category in ("Pi", "Pf") else ""
        unassigned = category == "Cn" and cp in self.pictographic
        return Symbol(cls, self.east_asian[cp], quote, cp == 0x25CC, unassigned, False)

    def cluster_class(self, cp):
        """The class that the cluster automaton knows a scalar by."""
        cls, conjunct = self.cluster[cp], self.conjunct[cp]
        if cp in (0xFE0E, 0xFE0F):
            return "TextSelector" if cp == 0xFE0E else "EmojiSelector"
        if cls == "Extend" and conjunct == "Extend":
            if self.category[cp] == "Mc" or cp in self.viramas:
                return "Mark"
        if cls == "Other" and self.category[cp] == "Mc":
            return "LoneMark"
        if cls == "Extend":
            return {"Linker": "Linker", "Extend": "ExtendInConjunct"}.get(conjunct, "Extend")
        if cls == "Other" and conjunct == "Consonant":
            return "Consonant"
        if cls == "Other" and cp in self.pictographic:
            return "Pictographic"
        return cls

    def width(self, cp):
        """The cells of a scalar by itself: 0, 1 or 2."""
        category = self.category[cp]
        if 0x1F1E6 <= cp <= 0x1F1FF or cp == 0x115F:
            return 2
        if category == "Cc":
            return 0 if cp in LINE_ENDS else 1  # shown by a stand-in of one cell
        if category in ("Mn", "Me", "Zl", "Zp", "Cs"):
            return 0
        if category == "Cf":
            return 1 if self.cluster[cp] == "Prepend" else 0
        if cp in self.ignorable or 0x1160 <= cp <= 0x11FF or 0xD7B0 <= cp <= 0xD7FF:
            return 0  # jamo that join a leading consonant
        return 2 if self.wide[cp] and category != "Mc" else 1

    def traits(self, cp):
        """What the width policy and cleaning ask about a scalar, as bits of `ScalarTraits`."""
        bits = 1 if cp in self.emoji else 0  # takes a variation selector
        if self.category[cp] == "Cc" or cp in UNCLEAN:
            assert self.cluster_class(cp) in CONTROLS
            bits |= 2  # not clean
        return bits
