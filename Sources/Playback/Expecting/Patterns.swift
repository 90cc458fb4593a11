internal import Pages

extension DiagnosticPattern {
  /// How a finding doesn't fit; nil where it does.
  func miss(_ actual: Diagnostic) -> String? {
    let parts: [(name: String, expected: String?, actual: String?)] = [
      ("kind", kind, actual.kind.rawValue), ("severity", severity, actual.severity.name),
      ("type", type, actual.type), ("id", id, actual.id), ("path", path, actual.path),
      ("pack", pack, actual.pack),
    ]
    for part in parts {
      guard let expected = part.expected, part.actual != expected else { continue }
      let found = part.actual.map { QuotedText.quoted($0) } ?? "none"
      return "expected \(part.name) \(QuotedText.quoted(expected)), found \(found)"
    }
    guard let message, TextCheck.hasText(message, in: actual.message) == false else { return nil }
    return "expected a message with \(QuotedText.quoted(message)), found "
      + QuotedText.shortened(actual.message, to: 200)
  }
}

extension RequestPattern {
  /// The request in a few words.
  var title: String {
    let name = name.map { QuotedText.quoted($0) }
    return [kind?.rawValue ?? "any", name].compactMap(\.self).joined(separator: " ")
  }

  /// Whether a request is one of these.
  func fits(_ request: PageRequest) -> Bool {
    if let kind, RequestKind(request.kind) != kind { return false }
    guard let name else { return true }
    return request.name.map { $0.utf8.elementsEqual(name.utf8) } ?? false
  }
}
