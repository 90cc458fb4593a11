import JSONText
import Pages
import Testing

/// Documents of random shape around the page's own keys: decoding never traps, and accounts for
/// every element.
@Suite struct PageFuzzTests {
  private static let keys = [
    "page", "sections", "widgets", "header", "footer", "layout", "type", "id", "data", "actions",
    "tap", "fallback", "requires", "nav", "title", "text", "columns", "width", "margin", "padding",
    "border", "gradient", "colors", "background", "hex", "alpha", "right_buttons", "pagination",
    "has_more", "postback", "corner_radius", "insets", "item_spacing", "arrangement", "sheet",
    "symbol", "dir", "a.b", "",
  ]
  private static let scalars = [
    "null", "true", "false", "0", "-1", "1.5", "1e400", "-1e400", "9223372036854775808", "1e-400",
    "\"\"", "\"grid\"", "\"#abc\"", "\"toast\"", "\"\\u0000\\u001b\"", "\"drop\"",
    "\"0.5\"",
  ]

  private func value(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    let choice = Int.random(in: 0..<6, using: &generator)
    guard depth > 0, choice > 1 else {
      return Self.scalars.randomElement(using: &generator) ?? "null"
    }
    let count = Int.random(in: 0..<6, using: &generator)
    if choice < 4 {
      return "[" + (0..<count).map { _ in value(depth - 1, &generator) }.joined(separator: ",")
        + "]"
    }
    let members = (0..<count).map { _ in
      "\"\(Self.keys.randomElement(using: &generator) ?? "x")\":\(value(depth - 1, &generator))"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  @Test(arguments: 0..<12)
  func anyShapeIsDecodedOrRefused(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed) &* 77)
    for _ in 0..<8 {
      let widgets = (0..<3).map { _ in value(5, &generator) }.joined(separator: ",")
      let text = #"""
        {"page":{"nav":\#(value(3, &generator)),"header":\#(value(4, &generator)),
         "sections":[\#(value(6, &generator)),{"layout":\#(value(3, &generator)),
         "widgets":[{"type":"t","layout":\#(value(4, &generator)),
           "actions":\#(value(3, &generator)),"data":\#(value(3, &generator))},\#(widgets)]}],
         "pagination":\#(value(2, &generator))}}
        """#
      let decoded = try decode(text)
      #expect(Set(decoded.ids).count == decoded.ids.count)
      #expect(decoded.page.widgetCount == decoded.page.allWidgets.count)
      for diagnostic in decoded.diagnostics.items {
        #expect(diagnostic.path != nil && diagnostic.line != nil)
        #expect(!diagnostic.message.isEmpty)
      }
      for widget in decoded.page.allWidgets { readAtoms(of: widget) }
    }
  }

  /// Reads every value of a widget as every atom.
  private func readAtoms(of widget: WidgetNode) {
    let document = widget.document
    var notes = FieldNotes()
    var diagnostics = DiagnosticList()
    var nested = NestedDecoder()
    for index in widget.node.index..<document.end(of: widget.node) {
      guard let node = document.node(at: index) else { continue }
      for atom in AtomTests.Atom.allCases { _ = try? atom.decode(at: node, in: document, &notes) }
      _ = try? ActionNode.decode(at: node, in: document)
      _ = nested.widget(at: node, in: widget, diagnostics: &diagnostics)
    }
    for note in notes.items { #expect(!note.message(in: document).isEmpty) }
  }
}
