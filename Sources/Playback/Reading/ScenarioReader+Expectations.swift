internal import JSONText
internal import Pages

extension ScenarioReader {
  private static let members = [
    "phase", "text", "state", "diagnostics", "toast", "sheet", "requests", "held", "report",
    "loading_more", "refreshing", "scroll", "focus", "rendered",
  ]

  /// Reads what a step expects; at least one thing.
  func expectation(_ node: JSONNode) throws(ScenarioError) -> Expectation {
    let reader = try ObjectReader(node, "expect", members: Self.members, in: document)
    guard document.count(node) > 0 else {
      throw ScenarioError(
        "expect needs something to compare",
        "there are: \(Self.members.joined(separator: ", "))",
        at: document.position(node)
      )
    }
    var expectation = Expectation()
    if let value = reader.value("phase") { expectation.phase = try reader.word(value, "phase") }
    if let value = reader.value("text") { expectation.text = try text(value, reader) }
    if let value = reader.value("state") { expectation.states = try states(value) }
    if let value = reader.value("diagnostics") {
      expectation.diagnostics = try diagnostics(value, reader)
    }
    expectation.toast = try optionalText("toast", reader)
    if let value = reader.value("sheet") { expectation.sheet = try sheet(value, reader) }
    if let value = reader.value("requests") {
      expectation.requests = try requests(value, "requests", reader)
    }
    if let value = reader.value("held") { expectation.held = try requests(value, "held", reader) }
    expectation.report = try optionalText("report", reader)
    expectation.isLoadingMore = try reader.boolean("loading_more")
    expectation.isRefreshing = try reader.boolean("refreshing")
    expectation.scroll = try reader.integer("scroll", 0...Int.max)
    expectation.focus = try optionalText("focus", reader)
    if let value = reader.value("rendered") {
      expectation.rendered = try strings(value, "rendered", reader)
    }
    return expectation
  }

  private func optionalText(
    _ key: String,
    _ reader: ObjectReader
  ) throws(ScenarioError) -> ExpectedText? {
    guard let value = reader.value(key) else { return nil }
    if document.kind(value) == .null { return ExpectedText.none }
    guard let text = document.string(value) else {
      throw reader.unexpected(value, "\(key): a string, or null for none")
    }
    return .text(text)
  }

  /// A text or its lines; or an object that says more about it.
  private func text(
    _ node: JSONNode,
    _ outer: ObjectReader
  ) throws(ScenarioError) -> TextExpectation {
    var expectation = TextExpectation()
    if document.kind(node) == .string || document.kind(node) == .array {
      expectation.whole = try lines(node, outer)
      return expectation
    }
    let members = ["is", "contains", "absent", "lines"]
    let reader = try ObjectReader(node, "text", members: members, in: document)
    if let value = reader.value("is") { expectation.whole = try lines(value, reader) }
    if let value = reader.value("contains") {
      expectation.contained = try strings(value, "contains", reader)
    }
    if let value = reader.value("absent") {
      expectation.absent = try strings(value, "absent", reader)
    }
    if let value = reader.value("lines") { expectation.lines = try numbered(value, reader) }
    if expectation == TextExpectation() {
      throw ScenarioError(
        "text needs \(ObjectReader.listed(members))",
        at: document.position(node)
      )
    }
    return expectation
  }

  /// An array of lines, or a string of lines with or without a line end at its end.
  private func lines(_ node: JSONNode, _ reader: ObjectReader) throws(ScenarioError) -> [String] {
    if document.kind(node) == .array {
      var lines: [String] = []
      for element in document.children(of: node) {
        lines.append(try reader.string(element, "a line of text"))
      }
      return lines
    }
    let text = try reader.string(node, "text")
    return TextLines.split(text)
  }

  private func numbered(
    _ node: JSONNode,
    _ reader: ObjectReader
  ) throws(ScenarioError) -> [TextExpectation.NumberedLine] {
    guard document.kind(node) == .object, document.count(node) > 0 else {
      throw reader.unexpected(node, "lines: an object of line numbers")
    }
    var lines: [TextExpectation.NumberedLine] = []
    for member in document.members(of: node) {
      let key = document.text(member.key)
      guard let number = Int(key), number >= 1, "\(number)" == key else {
        throw ScenarioError(
          "expected a line's number from 1; found \(QuotedText.quoted(key))",
          at: document.position(member.key)
        )
      }
      let text = try reader.string(member.value, "line \(number)")
      lines.append(TextExpectation.NumberedLine(number: number, text: text))
    }
    return lines
  }

  /// One string, or several in an array.
  private func strings(
    _ node: JSONNode,
    _ what: String,
    _ reader: ObjectReader
  ) throws(ScenarioError) -> [String] {
    guard document.kind(node) == .array else { return [try reader.string(node, what)] }
    var list: [String] = []
    for element in document.children(of: node) { list.append(try reader.string(element, what)) }
    return list
  }

  private func states(
    _ node: JSONNode
  ) throws(ScenarioError) -> [(slot: StateSlotName, value: StateValue?)] {
    var list: [(slot: StateSlotName, value: StateValue?)] = []
    guard document.kind(node) == .object else {
      throw ScenarioError(
        "expected state: an object of widget ids, each an object of keys",
        at: document.position(node)
      )
    }
    for widget in document.members(of: node) {
      let id = document.text(widget.key)
      guard document.kind(widget.value) == .object else {
        throw ScenarioError(
          "expected the state of \(QuotedText.quoted(id)): an object of keys",
          at: document.position(widget.value)
        )
      }
      for slot in document.members(of: widget.value) {
        let name = StateSlotName(widget: id, key: document.text(slot.key))
        guard document.kind(slot.value) != .null else {
          list.append((name, nil))
          continue
        }
        guard let value = StateValue(slot.value, in: document) else {
          throw ScenarioError(
            "expected a boolean, number or string, or null where nothing was ever set",
            at: document.position(slot.value)
          )
        }
        list.append((name, value))
      }
    }
    return list
  }

  private func sheet(
    _ node: JSONNode,
    _ outer: ObjectReader
  ) throws(ScenarioError) -> SheetExpectation {
    switch document.kind(node) {
    case .null: return .none
    case .string: return .open(id: document.text(node), text: nil)
    case .object:
      let reader = try ObjectReader(node, "sheet", members: ["id", "text"], in: document)
      var text: TextExpectation?
      if let value = reader.value("text") { text = try self.text(value, reader) }
      return .open(id: try reader.string("id"), text: text)
    case .boolean, .number, .array:
      throw outer.unexpected(node, "sheet: an id, an object, or null for none")
    }
  }
}
