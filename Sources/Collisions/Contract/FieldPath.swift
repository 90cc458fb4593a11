internal import JSONText

/// The path of a field inside a widget, as traces write it, and what it has in common with others.
struct FieldPath: Hashable {
  let steps: [JSONPath.Step]

  /// Reads a path such as `data.items.0."odd key"`.
  init(_ text: String) {
    steps = FieldPath.pieces(text).map(FieldPath.step)
  }

  /// The field wherever it stands in an array: `items[].title`; what isn't data begins with `^`.
  var shape: String {
    var rest = steps[...]
    let isData = rest.first == .key("data")
    if isData { rest = rest.dropFirst() }
    if rest.isEmpty { return isData ? "" : "^" }
    let text = rest.reduce(into: "") { text, step in
      switch step {
      case .index: text += "[]"
      case .key: text += (text.isEmpty ? "" : ".") + JSONPath([step]).description
      }
    }
    return isData ? text : "^\(text)"
  }

  /// The value that the path leads to, from a value.
  func node(in document: JSONDocument, from start: JSONNode) -> JSONNode? {
    steps.reduce(start) { node, step in
      guard let node else { return nil }
      return switch step {
      case .key(let key): document.member(node, key)
      case .index(let index): document.element(node, at: index)
      }
    }
  }

  /// The pieces between the dots that aren't inside quotes.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isQuoted = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == ".", !isQuoted {
        pieces.append(piece)
        piece = ""
        continue
      }
      piece.unicodeScalars.append(scalar)
      if scalar == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return text.isEmpty ? [] : pieces + [piece]
  }

  private static func step(_ piece: String) -> JSONPath.Step {
    if let index = Int(piece) { return .index(index) }
    guard piece.hasPrefix("\""), let document = try? JSONDocument(parsing: Array(piece.utf8)) else {
      return .key(piece)
    }
    return .key(document.string(document.root) ?? piece)
  }
}
