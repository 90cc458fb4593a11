internal import JSONText
internal import Pages

/// Reads an object of a scenario, in which every member has to be known.
struct ObjectReader {
  let document: JSONDocument
  let node: JSONNode
  /// What the object is, with its article.
  let what: String

  /// Checks the object's members.
  ///
  /// - Parameters:
  ///   - node: The object.
  ///   - what: What it is, for messages.
  ///   - known: The members that it may have.
  ///   - document: The document that has it.
  /// - Throws: what it is instead, or the member that isn't known, with the nearest one that is.
  init(
    _ node: JSONNode,
    _ what: String,
    members known: [String],
    in document: JSONDocument
  ) throws(ScenarioError) {
    self.document = document
    self.node = node
    self.what = what
    guard document.kind(node) == .object else { throw unexpected(node, "an object: \(what)") }
    for member in document.members(of: node) {
      let name = document.text(member.key)
      guard known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
        throw Self.unknown(
          name,
          "\(what) has no member",
          among: known,
          at: member.key,
          in: document
        )
      }
    }
  }

  /// A member's value; `null` counts as there.
  func value(_ key: String) -> JSONNode? { document.member(node, key) }

  /// A member's value.
  ///
  /// - Throws: that it is missing.
  func required(_ key: String) throws(ScenarioError) -> JSONNode {
    guard let value = value(key) else {
      throw ScenarioError("\(what) needs \"\(key)\"", at: document.position(node))
    }
    return value
  }

  func string(_ key: String) throws(ScenarioError) -> String? {
    guard let value = value(key) else { return nil }
    return try string(value, key)
  }

  func string(_ value: JSONNode, _ what: String) throws(ScenarioError) -> String {
    guard let text = document.string(value) else { throw unexpected(value, "\(what): a string") }
    return text
  }

  func requiredString(_ key: String) throws(ScenarioError) -> String {
    try string(try required(key), key)
  }

  func boolean(_ key: String) throws(ScenarioError) -> Bool? {
    guard let value = value(key) else { return nil }
    guard let answer = document.boolean(value) else {
      throw unexpected(value, "\(key): true or false")
    }
    return answer
  }

  func integer(_ key: String, _ range: ClosedRange<Int>) throws(ScenarioError) -> Int? {
    guard let value = value(key) else { return nil }
    return try integer(value, key, range)
  }

  func integer(
    _ value: JSONNode,
    _ what: String,
    _ range: ClosedRange<Int>
  ) throws(ScenarioError) -> Int {
    guard let number = document.int64(value).flatMap({ Int(exactly: $0) }), range.contains(number)
    else {
      let least = range.lowerBound == .min ? "" : " of at least \(range.lowerBound)"
      let bounds =
        range.upperBound == .max ? least : " from \(range.lowerBound) to \(range.upperBound)"
      throw unexpected(value, "\(what): a whole number\(bounds)")
    }
    return number
  }

  /// The elements of an array.
  func array(_ value: JSONNode, _ what: String) throws(ScenarioError) -> [JSONNode] {
    guard document.kind(value) == .array else { throw unexpected(value, "\(what): an array") }
    return Array(document.children(of: value))
  }

  /// A word of a closed set.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: JSONNode,
    _ what: String
  ) throws(ScenarioError) -> Word {
    let names = Word.allCases.map(\.rawValue)
    guard let text = document.string(value) else {
      throw unexpected(value, "\(what): \(Self.listed(names))")
    }
    guard let word = Word.allCases.first(where: { $0.rawValue == text }) else {
      throw Self.unknown(text, "\(what): there is no", among: names, at: value, in: document)
    }
    return word
  }

  /// A value of widget state.
  func stateValue(_ value: JSONNode, _ what: String) throws(ScenarioError) -> StateValue {
    guard let state = StateValue(value, in: document) else {
      throw unexpected(value, "\(what): a boolean, number or string")
    }
    return state
  }

  /// That a value isn't what should be there.
  func unexpected(_ value: JSONNode, _ expected: String) -> ScenarioError {
    let found = Self.phrase(document.kind(value))
    return ScenarioError("expected \(expected); found \(found)", at: document.position(value))
  }

  /// That a name isn't one of those that there are.
  static func unknown(
    _ name: String,
    _ sentence: String,
    among known: [String],
    at node: JSONNode,
    in document: JSONDocument
  ) -> ScenarioError {
    let near = NearestNames.near(name, among: known, limit: 1).first
    let question = near.map { "; did you mean \"\($0)\"?" } ?? ""
    return ScenarioError(
      "\(sentence) \(QuotedText.quoted(name))\(question)",
      "there are: \(known.joined(separator: ", "))",
      at: document.position(node)
    )
  }

  /// Words as a sentence lists them.
  static func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func phrase(_ kind: JSONKind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
