"""The line breaking rules of UAX #14 as a step function, and the automaton made from it.

A symbol is what the rules ask about a character: its class after LB1, whether its East Asian
Width is F, W or H (LB19a, LB30), whether it is an initial or final quote (LB15a, LB15b), the
dotted circle (LB28a), and an unassigned pictograph (LB30b). A state is what they remember.

The rules are those of Unicode 17 and the data those of the tables, but for these, where the
test file of 15.0, which Galley is held to, says otherwise:

- LB15 of 15.0 stays for all but final quotes, beside LB15a and LB15b: no break in
  `" (`.
- LB13 of 15.0 has IS in it, so LB15c and LB15d fall away: no break before `.5` after a space.
- LB20a doesn't hold at the start of a text, nor LB21a's exception before HL.
- LB25 joins IS and NU within a number only: `a.2` may break after the dot.
- LB15a and LB15b don't hold beside an orphan mark (LB10), which no text has but that test.
"""

from collections import namedtuple

Symbol = namedtuple("Symbol", "cls ea quote dotted cnpict orphan")

# What a step answers, as bits: a break before this character that may or must be; an undecided
# place before it; the place undecided until now is a break, or isn't.
BREAK, MUST, PENDING, SETTLE, DROP = 1, 2, 4, 8, 16

HARD = {"BK", "CR", "LF", "NL"}
HANGUL = {"JL", "JV", "JT", "H2", "H3"}
LETTER = {"AL", "HL"}
# The follow set of LB15b, a final quote that ends something.
AFTER_FINAL_QUOTE = {"SP", "GL", "WJ", "CL", "QU", "CP", "EX", "IS", "SY", "ZW"} | HARD

# cls, ea, quote, dotted, cnpict: the last base; opener: the class that LB14 to LB17 remember
# across spaces; lead: what stood before a quote or a hyphen; number: how far LB25 has come;
# odd: an odd count of regional indicators; joiner: a ZWJ just before; conjunct: LB28a's
# AK VI; pending: the condition under which the last undecided place is a break.
State = namedtuple("State", "cls ea quote dotted cnpict opener lead number odd joiner conjunct orphan pending")

START = State("sot", False, "", False, False, "", "", "", False, False, False, False, "")


def aksara(s):
    return s.cls in ("AK", "AS") or s.dotted


def settle(state, sym):
    """Whether the undecided place is a break, now that the next base is known.

    Returns None while it is still undecided.
    """
    wait = state.pending
    if wait == "LB15b":
        return sym.cls not in AFTER_FINAL_QUOTE and sym.cls != "eot"
    if wait == "LB19a":
        return sym.ea and sym.cls != "eot"
    if wait == "LB25":
        if sym.cls == "IS" and state.cls == "OP":
            return None
        return sym.cls != "NU"
    if wait == "LB28a":
        return sym.cls != "VF"
    return None


def decide(s, n):
    """Break before n after s: True, False, or the name of the rule that has to look ahead."""
    c = n.cls
    if s.cls == "sot":
        return False  # LB2
    if c in HARD or c in ("SP", "ZW"):
        return False  # LB6, LB7
    if s.opener == "ZW":
        return True  # LB8
    if s.joiner:
        return False  # LB8a
    if c == "WJ" or s.cls == "WJ":
        return False  # LB11
    if s.cls == "GL":
        return False  # LB12
    if c == "GL" and s.cls not in ("SP", "BA", "HY", "HH"):
        return False  # LB12a
    if c in ("CL", "CP", "EX", "SY"):
        return False  # LB13
    if s.opener == "OP":
        return False  # LB14
    if s.opener == "Pi" and not n.orphan:
        return False  # LB15a
    if s.opener == "QU" and c == "OP":
        return False  # LB15 of Unicode 15.0
    if c == "IS":
        return False  # LB13 of Unicode 15.0
    if n.quote == "Pf" and s.cls == "SP" and not s.orphan:
        return "LB15b"
    if s.opener == "CL" and c == "NS":
        return False  # LB16
    if s.opener == "B2" and c == "B2":
        return False  # LB17
    if s.cls == "SP":
        return True  # LB18
    if c == "QU" and n.quote != "Pi":
        return False  # LB19
    if s.cls == "QU" and s.quote != "Pf":
        return False  # LB19
    if c == "QU":  # an initial quote
        if not s.ea:
            return False  # LB19a
        return "LB19a"
    if s.cls == "QU":  # a final quote
        if not n.ea or s.lead in ("sot", "narrow"):
            return False  # LB19a
        # falls through
    if c == "CB" or s.cls == "CB":
        return True  # LB20
    if s.cls in ("HY", "HH") and s.lead == "word" and c in LETTER:
        return False  # LB20a
    if c in ("BA", "HH", "HY", "NS") or s.cls == "BB":
        return False  # LB21
    if s.cls in ("HY", "HH") and s.lead == "HL":
        return False  # LB21a
    if s.cls == "SY" and c == "HL":
        return False  # LB21b
    if c == "IN":
        return False  # LB22
    if (s.cls in LETTER and c == "NU") or (s.cls == "NU" and c in LETTER):
        return False  # LB23
    if s.cls == "PR" and c in ("ID", "EB", "EM"):
        return False  # LB23a
    if s.cls in ("ID", "EB", "EM") and c == "PO":
        return False  # LB23a
    if s.cls in ("PR", "PO") and c in LETTER:
        return False  # LB24
    if s.cls in LETTER and c in ("PR", "PO"):
        return False  # LB24
    if s.number and c in ("PO", "PR"):
        return False  # LB25
    if s.number == "run" and c == "NU":
        return False  # LB25
    if s.cls in ("PO", "PR", "HY") and c == "NU":
        return False  # LB25
    if s.cls in ("PO", "PR") and c == "OP":
        return "LB25"
    if s.cls == "JL" and c in ("JL", "JV", "H2", "H3"):
        return False  # LB26
    if s.cls in ("JV", "H2") and c in ("JV", "JT"):
        return False  # LB26
    if s.cls in ("JT", "H3") and c == "JT":
        return False  # LB26
    if s.cls in HANGUL and c == "PO":
        return False  # LB27
    if s.cls == "PR" and c in HANGUL:
        return False  # LB27
    if s.cls in LETTER and c in LETTER:
        return False  # LB28
    if s.cls == "AP" and aksara(n):
        return False  # LB28a
    if aksara(s) and c in ("VF", "VI"):
        return False  # LB28a
    if s.conjunct and (c == "AK" or n.dotted):
        return False  # LB28a
    if aksara(s) and aksara(n):
        return "LB28a"
    if s.cls == "IS" and c in LETTER:
        return False  # LB29
    if (s.cls in LETTER or s.cls == "NU") and c == "OP" and not n.ea:
        return False  # LB30
    if s.cls == "CP" and not s.ea and (c in LETTER or c == "NU"):
        return False  # LB30
    if s.cls == "RI" and c == "RI" and s.odd:
        return False  # LB30a
    if c == "EM" and (s.cls == "EB" or s.cnpict):
        return False  # LB30b
    return True  # LB31


def opener_after(s, n):
    c = n.cls
    if c == "SP":
        return s.opener
    if c == "QU" and n.quote == "Pi" and (
        s.cls in {"sot", "OP", "QU", "GL", "SP", "ZW"} | HARD
    ):
        return "Pi"
    if c == "QU" and n.quote == "Pf":
        return ""
    return {"OP": "OP", "QU": "QU", "CL": "CL", "CP": "CL", "B2": "B2", "ZW": "ZW"}.get(c, "")


def lead_after(s, n):
    if n.cls == "QU" and n.quote == "Pf":
        if s.cls == "sot" or s.cls in HARD:
            return "sot"
        return "" if s.ea else "narrow"
    if n.cls in ("HY", "HH"):
        if s.cls in ("SP", "ZW", "CB", "GL"):
            return "word"
        return "HL" if s.cls == "HL" else ""
    return ""


def number_after(s, n):
    if n.cls == "NU":
        return "run"
    if s.number == "run" and n.cls in ("SY", "IS"):
        return "run"
    if s.number == "run" and n.cls in ("CL", "CP"):
        return "closed"
    return ""


def step(s, n):
    """The state after n, and what is known about the places before it, as bits."""
    if s.cls in HARD and not (s.cls == "CR" and n.cls == "LF"):
        after, _ = step(START, n)
        return after, MUST  # LB4, LB5
    if n.cls in ("CM", "ZWJ"):
        if s.cls not in HARD | {"sot", "SP", "ZW"}:
            return s._replace(joiner=n.cls == "ZWJ"), 0  # LB9
        joiner = n.cls == "ZWJ"
        n = Symbol("AL", False, "", False, False, True)  # LB10
    else:
        joiner = False
    answer, wait = 0, ""
    settled = settle(s, n)
    if s.pending and settled is None:
        wait = s.pending
    elif s.pending:
        answer |= SETTLE if settled else DROP
    place = decide(s, n)
    if place is True:
        answer |= BREAK
    elif place:
        answer |= PENDING
        wait = place
    odd = n.cls == "RI" and not (s.cls == "RI" and s.odd)
    conjunct = n.cls == "VI" and aksara(s)
    orphan = s.orphan if n.cls == "SP" else n.orphan
    return State(n.cls, n.ea, n.quote, n.dotted, n.cnpict, opener_after(s, n), lead_after(s, n),
                 number_after(s, n), odd, joiner, conjunct, orphan, wait), answer


def finish(s):
    """What the end of the text settles: SETTLE when the undecided place is a break."""
    return SETTLE if s.pending and settle(s, Symbol("eot", False, "", False, False, False)) else 0


def breaks(symbols):
    """The places of a text that are opportunities, by the step function alone."""
    out, state, undecided = set(), START, None
    for i, n in enumerate(symbols):
        state, answer = step(state, n)
        if answer & SETTLE:
            out.add(undecided)
        if answer & (BREAK | MUST):
            out.add(i)
        if answer & PENDING:
            undecided = i
    if finish(state):
        out.add(undecided)
    out.add(len(symbols))
    return out
