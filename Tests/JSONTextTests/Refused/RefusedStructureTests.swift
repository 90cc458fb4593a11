import JSONText
import Testing

/// Arrays, documents and what is around them (RFC 8259, sections 2, 3 and 5).
@Suite struct RefusedStructureTests {
  static let documents = [
    RefusedRow("", .emptyDocument, at: 0),
    RefusedRow(" ", .emptyDocument, at: 1),
    RefusedRow("\t\r\n ", .emptyDocument, at: 4),
    RefusedRow("\u{FEFF}", .emptyDocument, at: 3),
    RefusedRow("\u{FEFF} \n", .emptyDocument, at: 5),
    RefusedRow("\u{FEFF}\u{FEFF}{}", .unexpectedCharacter, at: 3),
    RefusedRow("\0", .unexpectedCharacter, at: 0),
    RefusedRow("{}\0", .trailingContent, at: 2),
    RefusedRow("7 \0 8", .trailingContent, at: 2),
    RefusedRow("{} {}", .trailingContent, at: 3),
    RefusedRow("[][]", .trailingContent, at: 2),
    RefusedRow("[]]", .trailingContent, at: 2),
    RefusedRow("{}}", .trailingContent, at: 2),
    RefusedRow("1]", .trailingContent, at: 1),
    RefusedRow("[],", .trailingContent, at: 2),
    RefusedRow("[1]\nnext", .trailingContent, at: 4),
    RefusedRow("\"a\"b", .trailingContent, at: 3),
    RefusedRow("\"a\" \"b\"", .trailingContent, at: 4),
    RefusedRow("\"a\"'b'", .trailingContent, at: 3),
    RefusedRow("null null", .trailingContent, at: 5),
    RefusedRow("2@", .trailingContent, at: 1),
    RefusedRow("{\"a\":1}#", .trailingContent, at: 7),
    RefusedRow("{\"a\":1}/", .trailingContent, at: 7),
    RefusedRow("{}:", .trailingContent, at: 2),
    RefusedRow("]", .unexpectedCharacter, at: 0),
    RefusedRow("}", .unexpectedCharacter, at: 0),
    RefusedRow(",", .unexpectedCharacter, at: 0),
    RefusedRow(":", .unexpectedCharacter, at: 0),
    RefusedRow("<page>", .unexpectedCharacter, at: 0),
    RefusedRow("*", .unexpectedCharacter, at: 0),
    RefusedRow("\u{2028}1", .unexpectedCharacter, at: 0),
    RefusedRow("\u{A0}1", .unexpectedCharacter, at: 0),
    RefusedRow("\u{B}1", .unexpectedCharacter, at: 0),
    RefusedRow("\u{C}[]", .unexpectedCharacter, at: 0),
    RefusedRow("[\u{2060}]", .unexpectedCharacter, at: 1),
    RefusedRow("\\u0020[]", .unexpectedCharacter, at: 0),
    RefusedRow("\u{201C}a\u{201D}", .unexpectedCharacter, at: 0),
    RefusedRow("// no\n[]", .comment, at: 0),
    RefusedRow("/* no */ []", .comment, at: 0),
    RefusedRow("[1, // no\n2]", .comment, at: 4),
    RefusedRow("[1 /* no */]", .comment, at: 3),
    RefusedRow("[] // no", .comment, at: 3),
    RefusedRow("{} /* no", .comment, at: 3),
    RefusedRow("{/**/}", .comment, at: 1),
    RefusedRow("{\"a\":/*b*/1}", .comment, at: 5),
    RefusedRow("# no\n[]", .unexpectedCharacter, at: 0),
  ]

  static let arrays = [
    RefusedRow("[", .unexpectedEnd, at: 1),
    RefusedRow("[ \n", .unexpectedEnd, at: 3),
    RefusedRow("[1", .unexpectedEnd, at: 2),
    RefusedRow("[1,", .unexpectedEnd, at: 3),
    RefusedRow("[1, ", .unexpectedEnd, at: 4),
    RefusedRow("[[]", .unexpectedEnd, at: 3),
    RefusedRow("[{}", .unexpectedEnd, at: 3),
    RefusedRow("[\"a\"", .unexpectedEnd, at: 4),
    RefusedRow("[null\n,\n", .unexpectedEnd, at: 8),
    RefusedRow("[,", .unexpectedCharacter, at: 1),
    RefusedRow("[,]", .unexpectedCharacter, at: 1),
    RefusedRow("[,1]", .unexpectedCharacter, at: 1),
    RefusedRow("[1,,2]", .unexpectedCharacter, at: 3),
    RefusedRow("[1,,]", .unexpectedCharacter, at: 3),
    RefusedRow("[1,]", .trailingComma, at: 3),
    RefusedRow("[1 , \t]", .trailingComma, at: 6),
    RefusedRow("[[],]", .trailingComma, at: 4),
    RefusedRow("[\"\",]", .trailingComma, at: 4),
    RefusedRow("[1 2]", .unexpectedCharacter, at: 3),
    RefusedRow("[1[]]", .unexpectedCharacter, at: 2),
    RefusedRow("[[]1]", .unexpectedCharacter, at: 3),
    RefusedRow("[\"a\" \"b\"]", .unexpectedCharacter, at: 5),
    RefusedRow("[true false]", .unexpectedCharacter, at: 6),
    RefusedRow("[1:2]", .unexpectedCharacter, at: 2),
    RefusedRow("[\"a\":1]", .unexpectedCharacter, at: 4),
    RefusedRow("[1;2]", .unexpectedCharacter, at: 2),
    RefusedRow("[1}", .unexpectedCharacter, at: 2),
    RefusedRow("[}", .unexpectedCharacter, at: 1),
    RefusedRow("[*]", .unexpectedCharacter, at: 1),
    RefusedRow("[\0]", .unexpectedCharacter, at: 1),
    RefusedRow("[\u{C}]", .unexpectedCharacter, at: 1),
    RefusedRow("[1\u{A0}]", .unexpectedCharacter, at: 2),
    RefusedRow("(1)", .unexpectedCharacter, at: 0),
  ]

  static let literals = [
    RefusedRow("nul", .invalidLiteral, at: 0),
    RefusedRow("[tru]", .invalidLiteral, at: 1),
    RefusedRow("[fals", .invalidLiteral, at: 1),
    RefusedRow("[True]", .invalidLiteral, at: 1),
    RefusedRow("FALSE", .invalidLiteral, at: 0),
    RefusedRow("[Null]", .invalidLiteral, at: 1),
    RefusedRow("undefined", .invalidLiteral, at: 0),
    RefusedRow("{\"a\":yes}", .invalidLiteral, at: 5),
    RefusedRow("a", .invalidLiteral, at: 0),
    RefusedRow("[x", .invalidLiteral, at: 1),
    RefusedRow("[truee]", .unexpectedCharacter, at: 5),
    RefusedRow("[nullnull]", .unexpectedCharacter, at: 5),
    RefusedRow("[true1]", .unexpectedCharacter, at: 5),
    RefusedRow("falsey", .trailingContent, at: 5),
    RefusedRow("t", .invalidLiteral, at: 0),
    RefusedRow("f", .invalidLiteral, at: 0),
    RefusedRow("n", .invalidLiteral, at: 0),
  ]

  @Test(arguments: documents)
  func documentIsRefused(_ row: RefusedRow) { row.check() }

  @Test(arguments: arrays)
  func arrayIsRefused(_ row: RefusedRow) { row.check() }

  @Test(arguments: literals)
  func literalIsRefused(_ row: RefusedRow) { row.check() }
}
