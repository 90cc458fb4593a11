"""The cluster rules of UAX #29 as a step function: GB3 to GB13 with GB9c.

Classes are those of the rules, and some for the width policy alone: Mark for spacing marks and
viramas that extend, LoneMark for spacing marks that begin a cluster, TextSelector and
EmojiSelector for variation selectors 15 and 16.
"""

CLASSES = (
    "Other CR LF Control Extend ExtendInConjunct Linker ZWJ Regional_Indicator Prepend SpacingMark "
    "L V T LV LVT Pictographic Consonant Mark LoneMark TextSelector EmojiSelector"
).split()

# What the rules remember of the text before.
STATES = (
    "start any cr control flag prepend l v t picture pictureZWJ consonant conjunct"
).split()

IN_CONJUNCT = {"ExtendInConjunct", "ZWJ", "Mark", "TextSelector", "EmojiSelector"}
EXTENDING = IN_CONJUNCT | {"Extend", "Linker"}
SELECTORS = {"TextSelector", "EmojiSelector"}
# Terminals disagree on the widths of clusters with these in them.
CONTESTED = {
    "SpacingMark", "Prepend", "Regional_Indicator", "Linker", "V", "T", "Mark", "LoneMark", "ZWJ",
}
CONTROLS = {"CR", "LF", "Control"}


def begin(c):
    """The state after a class that begins a cluster."""
    return {
        "CR": "cr", "LF": "control", "Control": "control", "Regional_Indicator": "flag",
        "Prepend": "prepend", "L": "l", "V": "v", "LV": "v", "T": "t", "LVT": "t",
        "Pictographic": "picture", "Consonant": "consonant",
    }.get(c, "any")


def extend(s, c):
    """The state after an extending class."""
    if s in ("picture", "pictureZWJ"):
        return "pictureZWJ" if c == "ZWJ" else "picture"
    if s in ("consonant", "conjunct"):
        if c == "Linker":
            return "conjunct"
        if c in IN_CONJUNCT:
            return s
    return "any"


def step(s, c):
    """Whether a cluster begins before a class, and the state after it."""
    if s == "start":
        return True, begin(c)
    if s == "cr" and c == "LF":
        return False, "control"  # GB3
    if s in ("cr", "control") or c in CONTROLS:
        return True, begin(c)  # GB4, GB5
    if s == "l" and c in ("L", "V", "LV", "LVT"):
        return False, begin(c)  # GB6
    if s == "v" and c in ("V", "T"):
        return False, begin(c)  # GB7
    if s == "t" and c == "T":
        return False, "t"  # GB8
    if c in EXTENDING:
        return False, extend(s, c)  # GB9
    if c == "SpacingMark":
        return False, "any"  # GB9a
    if s == "prepend":
        return False, begin(c)  # GB9b
    if s == "conjunct" and c == "Consonant":
        return False, "consonant"  # GB9c
    if s == "pictureZWJ" and c == "Pictographic":
        return False, "picture"  # GB11
    if s == "flag" and c == "Regional_Indicator":
        return False, "any"  # GB12, GB13
    return True, begin(c)  # GB999
