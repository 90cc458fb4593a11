import JSONText
import Pages
import Testing

@Suite struct DiagnosticTests {
  private let full = Diagnostic(
    .unknownType,
    type: "hologram",
    id: "u1",
    path: "page.sections.0.widgets.2",
    line: 12,
    column: 5,
    pack: "com.x",
    message: "no pack draws it"
  )

  @Test func printsOneLine() {
    #expect(
      DiagnosticText(file: "page.json").line(full)
        == """
        page.json:12:5: warning: unknownType: no pack draws it \
        (hologram #u1 from com.x at page.sections.0.widgets.2)
        """
    )
    #expect(
      DiagnosticText(file: "-").line(Diagnostic(.overridden, message: "m"))
        == "-: info: overridden: m"
    )
  }

  @Test func nothingFromOutsideDrivesATerminal() {
    let nasty = "\u{1b}]0;x\u{7}\r\n\u{202e}\u{9b}31m\u{2028}"
    let line = DiagnosticText(file: nasty).line(
      Diagnostic(.packFault, type: nasty, id: nasty, path: nasty, pack: nasty, message: nasty)
    )
    for scalar in line.unicodeScalars {
      #expect(scalar.value >= 0x20 && !(0x7f..<0xa0).contains(scalar.value))
      #expect(!(0x2028...0x202e).contains(scalar.value))
    }
    #expect(line.contains(#"\u{1b}]0;x\u{7}\r\n\u{202e}\u{9b}31m\u{2028}"#))
  }

  @Test func printsJSONLinesWithoutAbsentFields() {
    let lines = DiagnosticJSON.lines([full, Diagnostic(.packFault, message: "a\"b")])
    #expect(
      String(decoding: lines, as: UTF8.self) == """
        {"kind":"unknownType","severity":"warning","type":"hologram","id":"u1",\
        "path":"page.sections.0.widgets.2","line":12,"column":5,"pack":"com.x",\
        "message":"no pack draws it"}
        {"kind":"packFault","severity":"error","message":"a\\"b"}

        """
    )
  }

  @Test func kindsHaveTheDocumentedNames() {
    #expect(
      DiagnosticKind.allCases.map(\.rawValue) == [
        "invalidJSON", "notAPage", "unknownType", "malformedPayload", "droppedElement",
        "duplicateID", "requirementUnmet",
        "unresolvedTarget", "unknownMutation", "unhandledAction", "invalidValue", "limitExceeded",
        "packFault", "packLog", "overridden",
      ]
    )
  }

  struct Quote: Sendable {
    var text: String
    var quoted: String
  }

  @Test(arguments: [
    Quote(text: "plain", quoted: "\"plain\""),
    Quote(text: "tab\tend", quoted: "\"tab\\tend\""),
    Quote(text: "", quoted: "\"\""),
    Quote(
      text: String(repeating: "é", count: 61),
      quoted: "\"" + String(repeating: "é", count: 60) + "…\""
    ),
  ])
  func quotes(_ row: Quote) {
    #expect(QuotedText.quoted(row.text) == row.quoted)
  }

  @Test func listsMergeAndCount() {
    var first = DiagnosticList(limit: 2)
    var second = DiagnosticList(limit: 5)
    for _ in 0..<4 { second.append(full) }
    first.append(full)
    first.append(contentsOf: second)
    #expect(first.count == 5)
    #expect(first.items.count == 3)
    #expect(first.omitted == 3)
  }
}
