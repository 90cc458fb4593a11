internal import JSONText

extension ScenarioReader {
  /// A count, or a list of what is known of each.
  func diagnostics(
    _ node: JSONNode,
    _ outer: ObjectReader
  ) throws(ScenarioError) -> DiagnosticsExpectation {
    if document.kind(node) == .number {
      return .count(try outer.integer(node, "diagnostics", 0...Int.max))
    }
    guard document.kind(node) == .array else {
      throw outer.unexpected(node, "diagnostics: a count or an array")
    }
    var patterns: [DiagnosticPattern] = []
    for element in document.children(of: node) { patterns.append(try diagnostic(element)) }
    return .list(patterns)
  }

  /// A kind, or an object.
  private func diagnostic(_ node: JSONNode) throws(ScenarioError) -> DiagnosticPattern {
    var pattern = DiagnosticPattern()
    if let kind = document.string(node) {
      pattern.kind = kind
      return pattern
    }
    let reader = try ObjectReader(
      node,
      "a diagnostic",
      members: ["kind", "severity", "type", "id", "path", "pack", "message"],
      in: document
    )
    pattern.kind = try reader.string("kind")
    pattern.severity = try reader.string("severity")
    pattern.type = try reader.string("type")
    pattern.id = try reader.string("id")
    pattern.path = try reader.string("path")
    pattern.pack = try reader.string("pack")
    pattern.message = try reader.string("message")
    return pattern
  }

  /// A count, or a list of what is known of each.
  func requests(
    _ node: JSONNode,
    _ what: String,
    _ outer: ObjectReader
  ) throws(ScenarioError) -> RequestsExpectation {
    if document.kind(node) == .number {
      return .count(try outer.integer(node, what, 0...Int.max))
    }
    guard document.kind(node) == .array else {
      throw outer.unexpected(node, "\(what): a count or an array")
    }
    var patterns: [RequestPattern] = []
    for element in document.children(of: node) { patterns.append(try request(element, outer)) }
    return .list(patterns)
  }

  /// A kind, or an object.
  private func request(
    _ node: JSONNode,
    _ outer: ObjectReader
  ) throws(ScenarioError) -> RequestPattern {
    var pattern = RequestPattern()
    guard document.kind(node) == .object else {
      pattern.kind = try outer.word(node, "a request's kind")
      return pattern
    }
    let reader = try ObjectReader(node, "a request", members: ["kind", "name"], in: document)
    if let value = reader.value("kind") { pattern.kind = try reader.word(value, "kind") }
    pattern.name = try reader.string("name")
    return pattern
  }
}
