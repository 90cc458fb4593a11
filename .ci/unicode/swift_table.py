"""Writes tables as Swift static strings of 7-bit values.

A static string is read-only data at a fixed address: it costs no start-up work, no check on
access, and next to no compile time, unlike a literal array of the same size.
"""

HEADER = """\
// Made by .ci/unicode/generate.py from Unicode {version}. Do not edit.
// swift-format-ignore-file

"""


def literal(values, indent="    "):
    """A multi-line string literal whose UTF-8 bytes are the values, each below 128."""
    lines, line = [], ""
    for value in values:
        assert 0 <= value < 128, value
        char = chr(value)
        if value < 32 or value == 127:
            char = "\\u{%x}" % value
        elif char in '\\"':
            char = "\\" + char
        if len(line) + len(char) > 94:
            lines.append(line + "\\")
            line = ""
        line += char
    lines.append(line)
    body = "\n".join(indent + line for line in lines)
    return '"""\n' + body + "\n" + indent + '"""'


def member(name, comment, values):
    return f"  /// {comment}\n  static let {name}: StaticString = {literal(values)}\n"


def pairs(values):
    """14-bit values as two 7-bit ones, low first."""
    return [part for value in values for part in (value & 127, value >> 7)]


def write(folder, name, version, comment, members):
    path = f"{folder}/{name}+Generated.swift"
    with open(path, "w", encoding="ascii") as file:
        file.write(HEADER.format(version=version))
        file.write(f"/// {comment}\nenum {name} {{\n")
        file.write("\n".join(members))
        file.write("}\n")
