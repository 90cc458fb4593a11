import JSONText
import Pages
import Testing

/// Atoms in full, in short, and in error.
@Suite struct AtomTests {
  private func parse(_ text: String) throws -> JSONDocument {
    try JSONDocument(parsing: Array(text.utf8))
  }

  struct Hex: Sendable {
    var text: String
    var argb: UInt32?
  }

  @Test(arguments: [
    Hex(text: "#abc", argb: 0xffaa_bbcc), Hex(text: "abc", argb: 0xffaa_bbcc),
    Hex(text: "#8abc", argb: 0x88aa_bbcc), Hex(text: "#123456", argb: 0xff12_3456),
    Hex(text: "#CCFFFFFF", argb: 0xccff_ffff), Hex(text: "#", argb: nil),
    Hex(text: "", argb: nil), Hex(text: "#12345", argb: nil), Hex(text: "#ggg", argb: nil),
    Hex(text: "##abc", argb: nil), Hex(text: "#1234567890", argb: nil),
  ])
  func readsHex(_ row: Hex) throws {
    let document = try parse("\"\(row.text)\"")
    var notes = FieldNotes()
    let color = try? ColorAtom.decode(at: .root, in: document, notes: &notes)
    #expect(color?.light == row.argb)
  }

  @Test func readsColors() throws {
    let document = try parse(
      ##"{"hex":"#80FF0000","dark_hex":"#0F0","token":"accent","alpha":0.5}"##
    )
    var notes = FieldNotes()
    let color = try ColorAtom.decode(at: .root, in: document, notes: &notes)
    #expect(color.light == 0x40ff_0000)
    #expect(color.dark == 0x8000_ff00)
    #expect(color.token.flatMap { document.string($0) } == "accent")
    #expect(notes.isEmpty)
  }

  @Test func clampsAlpha() throws {
    let document = try parse(##"{"hex":"#000","alpha":7}"##)
    var notes = FieldNotes()
    #expect(try ColorAtom.decode(at: .root, in: document, notes: &notes).light == 0xff00_0000)
    #expect(notes.items.count == 1)
  }

  @Test func readsTextInFull() throws {
    let document = try parse(
      #"""
      {"text":"Hi","font":{"size":20,"weight":"bold"},"color":"#767676","alignment":"center",
       "max_lines":2,"is_markdown":true}
      """#
    )
    var notes = FieldNotes()
    let atom = try TextAtom.decode(at: .root, in: document, notes: &notes)
    #expect(document.string(atom.text) == "Hi")
    #expect(atom.font.size == 20)
    #expect(atom.font.weight == 700)
    #expect(atom.color?.light == 0xff76_7676)
    #expect(atom.alignment == .center)
    #expect(atom.maxLines == 2)
    #expect(atom.isMarkdown)
    #expect(notes.isEmpty)
  }

  @Test func looksNeverCostTheText() throws {
    let document = try parse(
      #"""
      {"text":"Hi","font":5,"color":"blue","alignment":"justified","max_lines":1.5,
       "is_markdown":"yes"}
      """#
    )
    var notes = FieldNotes()
    let atom = try TextAtom.decode(at: .root, in: document, notes: &notes)
    #expect(document.string(atom.text) == "Hi")
    #expect(atom.alignment == .leading)
    #expect(atom.maxLines == 0)
    #expect(notes.items.count == 5)
    #expect(
      notes.items.map { $0.message(in: document) } == [
        "expected a font, found 5",
        "expected a colour such as \"#3366CC\", found \"blue\"",
        "expected one of leading, center, trailing, found \"justified\"",
        "expected a whole number of lines from 0, found 1.5",
        "expected true or false, found \"yes\"",
      ]
    )
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var atom: Atom
    var text: String
    var key = ""
    var message: String
    var testDescription: String { "\(atom) \(text)" }
  }

  enum Atom: CaseIterable, Sendable {
    case text
    case color
    case font
    case image
    case icon
    case button
    case tag
    case separator
    case insets

    func decode(
      at node: JSONNode = .root,
      in document: JSONDocument,
      _ notes: inout FieldNotes
    ) throws(FieldError) {
      switch self {
      case .text: _ = try TextAtom.decode(at: node, in: document, notes: &notes)
      case .color: _ = try ColorAtom.decode(at: node, in: document, notes: &notes)
      case .font: _ = try FontAtom.decode(at: node, in: document, notes: &notes)
      case .image: _ = try ImageAtom.decode(at: node, in: document, notes: &notes)
      case .icon: _ = try IconAtom.decode(at: node, in: document, notes: &notes)
      case .button: _ = try ButtonAtom.decode(at: node, in: document, notes: &notes)
      case .tag: _ = try TagAtom.decode(at: node, in: document, notes: &notes)
      case .separator: _ = try SeparatorAtom.decode(at: node, in: document, notes: &notes)
      case .insets: _ = try Insets.decode(at: node, in: document, notes: &notes)
      }
    }
  }

  @Test(arguments: [
    Refusal(atom: .text, text: "5", message: "expected a text, found 5"),
    Refusal(atom: .text, text: "{}", key: "text", message: "expected a string, found nothing"),
    Refusal(
      atom: .text,
      text: #"{"text":null}"#,
      key: "text",
      message: "expected a string, found null"
    ),
    Refusal(
      atom: .color,
      text: "{}",
      message: ##"expected a colour such as "#3366CC", found an empty object"##
    ),
    Refusal(
      atom: .color,
      text: #"{"hex":"red"}"#,
      message: ##"expected a colour such as "#3366CC", found "red""##
    ),
    Refusal(atom: .font, text: "[]", message: "expected a font, found an empty array"),
    Refusal(atom: .image, text: "true", message: "expected an image, found true"),
    Refusal(
      atom: .image,
      text: #"{"alt":"x"}"#,
      key: "url",
      message: "expected a string, found nothing"
    ),
    Refusal(
      atom: .icon,
      text: #"{"symbol":[1]}"#,
      key: "symbol",
      message: "expected a string, found an array"
    ),
    Refusal(atom: .button, text: "null", message: "expected a button, found null"),
    Refusal(
      atom: .button,
      text: #"{"title":{}}"#,
      key: "text",
      message: "expected a string, found nothing"
    ),
    Refusal(
      atom: .tag,
      text: #"{"icon":"x"}"#,
      key: "text",
      message: "expected a text, found nothing"
    ),
    Refusal(atom: .separator, text: "1", message: "expected a separator, found 1"),
    Refusal(atom: .insets, text: "\"8\"", message: #"expected insets, found "8""#),
  ])
  func refusesWhatItCantShow(_ row: Refusal) throws {
    let document = try parse(row.text)
    let error = try #require(throws: FieldError.self) {
      var notes = FieldNotes()
      try row.atom.decode(in: document, &notes)
    }
    #expect(error.key == row.key)
    #expect(error.message(in: document) == row.message)
  }

  @Test func everyAtomHasAShortForm() throws {
    let document = try parse("\"#abc\"")
    let number = try parse("8")
    var notes = FieldNotes()
    for atom in Atom.allCases {
      try atom.decode(in: atom == .insets ? number : document, &notes)
    }
  }

  @Test func readsButtonsAndTagsInFull() throws {
    let document = try parse(
      #"""
      {"b":{"title":{"text":"Go"},"style":"outline","bg_color":"#111","corner_radius":8,
        "icon":"arrow","full_width":true,"disabled":true,"action":{"type":"toast"}},
       "t":{"text":"New","bg_color":"#222","border_color":"#333","icon":{"symbol":"s","size":9},
        "action":{"type":"x"}},
       "i":{"url":"u","aspect_ratio":2.2,"scale_mode":"fit","corner_radius":1e9,"alt":"A",
        "placeholder_color":"#444","shimmer":true},
       "s":{"style":"dashed","thickness":2,"insets":{"left":16}}}
      """#
    )
    var notes = FieldNotes()
    let button = try ButtonAtom.decode(at: try member("b"), in: document, notes: &notes)
    #expect(button.style == .outline)
    #expect(button.fillsWidth && button.isDisabled)
    #expect(button.action != nil)
    #expect(button.icon.flatMap { document.string($0.symbol) } == "arrow")
    #expect(notes.items.map { $0.message(in: document) } == ["expected a string, found nothing"])
    #expect(notes.items.map(\.key) == ["message"])
    notes.removeAll()
    let tag = try TagAtom.decode(at: try member("t"), in: document, notes: &notes)
    #expect(tag.borderColor?.light == 0xff33_3333)
    #expect(tag.icon?.size == 9)
    #expect(notes.isEmpty)
    let image = try ImageAtom.decode(at: try member("i"), in: document, notes: &notes)
    #expect(image.aspectMillionths == 2_200_000)
    #expect(image.cornerRadius == 4096)
    #expect(image.shimmers)
    #expect(notes.items.count == 1)
    let separator = try SeparatorAtom.decode(at: try member("s"), in: document, notes: &notes)
    #expect(separator.style == .dashed)
    #expect(separator.insets.left == 16)

    func member(_ key: String) throws -> JSONNode { try #require(document.member(.root, key)) }
  }
}
