internal import JSONText
internal import Pages

extension ScenarioReader {
  /// A widget's id, a number among all regions, or an object.
  func tap(_ node: JSONNode, _ outer: ObjectReader) throws(ScenarioError) -> TapTarget {
    var target = TapTarget()
    switch document.kind(node) {
    case .string: target.widget = document.text(node)
    case .number: target.number = try outer.integer(node, "tap", 1...Int.max)
    case .object:
      let members = ["id", "label", "number"]
      let reader = try ObjectReader(node, "tap", members: members, in: document)
      target.widget = try reader.string("id")
      target.label = try reader.string("label")
      target.number = try reader.integer("number", 1...Int.max)
      if target == TapTarget() {
        throw ScenarioError(
          "tap needs \(ObjectReader.listed(members))",
          at: document.position(node)
        )
      }
    case .null, .boolean, .array:
      throw outer.unexpected(node, "tap: a widget's id, a region's number, or an object")
    }
    return target
  }

  /// A number of lines, `top` or `end`.
  func scroll(_ node: JSONNode, _ reader: ObjectReader) throws(ScenarioError) -> ScrollMove {
    if document.string(node, is: "top") { return .top }
    if document.string(node, is: "end") { return .end }
    guard let lines = document.int64(node).flatMap({ Int(exactly: $0) }),
      abs(lines) <= 1_000_000_000
    else { throw reader.unexpected(node, "scroll: a number of lines, \"top\" or \"end\"") }
    return .lines(lines)
  }

  /// A kind of requests, several, `all` or `none`.
  func kinds(_ node: JSONNode, _ reader: ObjectReader) throws(ScenarioError) -> Set<RequestKind> {
    if document.string(node, is: "all") { return Set(RequestKind.allCases) }
    if document.string(node, is: "none") { return [] }
    guard document.kind(node) == .array else {
      let word: HoldWord = try reader.word(node, "hold")
      return RequestKind(rawValue: word.rawValue).map { [$0] } ?? []
    }
    var kinds: Set<RequestKind> = []
    for element in document.children(of: node) {
      let kind: RequestKind = try reader.word(element, "hold")
      kinds.insert(kind)
    }
    return kinds
  }

  /// A request's number, a kind, or `all`.
  func target(
    _ node: JSONNode,
    _ reader: ObjectReader,
    _ verb: String
  ) throws(ScenarioError) -> HeldTarget {
    if document.kind(node) == .number {
      return .number(try reader.integer(node, verb, 1...Int.max))
    }
    if document.string(node, is: "all") { return .all }
    let word: TargetWord = try reader.word(node, verb)
    return RequestKind(rawValue: word.rawValue).map { .oldest($0) } ?? .all
  }

  /// Seconds, to the millisecond.
  func duration(_ node: JSONNode, _ reader: ObjectReader) throws(ScenarioError) -> Duration {
    guard let seconds = document.double(node), seconds >= 0, seconds <= 1_000_000_000 else {
      throw reader.unexpected(node, "wait: a number of seconds")
    }
    return .milliseconds(Int64((seconds * 1_000).rounded()))
  }
}

/// What `hold` takes as one word.
private enum HoldWord: String, CaseIterable {
  case initial
  case refresh
  case nextPage = "next_page"
  case action
  case all
  case none
}

/// What `release` and `fail` take as one word.
private enum TargetWord: String, CaseIterable {
  case initial
  case refresh
  case nextPage = "next_page"
  case action
  case all
}
