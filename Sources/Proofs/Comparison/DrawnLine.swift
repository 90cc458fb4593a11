internal import JSONText

/// A line of a page, how it looks, and who drew it.
package struct DrawnLine: Hashable, Sendable {
  /// The text without styles.
  package let text: String
  /// The runs with their styles, as JSON.
  let runs: [UInt8]
  /// Who drew it: the widget, and the pack's id or `no pack`.
  package let drawer: String

  /// Lines are the same where they look the same, whoever drew them.
  package static func == (left: DrawnLine, right: DrawnLine) -> Bool { left.runs == right.runs }

  package func hash(into hasher: inout Hasher) { hasher.combine(runs) }

  /// The lines of a page that was rendered as JSON; none for what isn't one.
  static func all(of page: [UInt8]) -> [DrawnLine] {
    guard let document = try? JSONDocument(parsing: page),
      let lines = document.member(.root, "lines")
    else { return [] }
    return document.children(of: lines).map { DrawnLine($0, document) }
  }

  private init(_ line: JSONNode, _ document: JSONDocument) {
    func value(_ key: StaticString) -> String? {
      document.member(line, key).flatMap { document.string($0) }
    }
    text = value("text") ?? ""
    runs = document.member(line, "runs").map { Array(document.raw($0)) } ?? []
    let widget = "\(value("type") ?? "page") #\(value("id") ?? "")"
    drawer = "\(widget)  \(value("pack") ?? "no pack")"
  }
}
