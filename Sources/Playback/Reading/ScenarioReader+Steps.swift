internal import JSONText
internal import Pages

extension ScenarioReader {
  /// What steps are called, and the members that each may have beside its own.
  static let verbs: [(name: String, members: [String])] = [
    ("load", []), ("refresh", []), ("retry", []), ("next_page", []), ("dismiss", []), ("leave", []),
    ("tap", []), ("type", ["into"]), ("event", ["to", "value"]), ("set", ["key", "value"]),
    ("scroll", []), ("mutate", []), ("hold", []), ("release", []), ("fail", ["message"]),
    ("wait", []), ("expect", []),
  ]

  /// Reads a step: a word, or an object with one verb among its members.
  func step(_ node: JSONNode) throws(ScenarioError) -> (StepAction, note: String?) {
    if let word = document.string(node) { return (try plainStep(word, node), nil) }
    let names = Self.verbs.map(\.name)
    guard document.kind(node) == .object else {
      throw ScenarioError(
        "expected a step: a word or an object",
        "there are: \(names.joined(separator: ", "))",
        at: document.position(node)
      )
    }
    let said = Self.verbs.filter { document.member(node, $0.name) != nil }
    guard let verb = said.first else { throw noVerb(node, names) }
    if said.count > 1 {
      throw ScenarioError(
        "a step does one thing; this one has \(ObjectReader.listed(said.map(\.name)))",
        "make it \(said.count) steps",
        at: document.position(node)
      )
    }
    let members = [verb.name] + verb.members + ["note"]
    let reader = try ObjectReader(node, "\(verb.name)", members: members, in: document)
    let action = try self.action(verb.name, try reader.required(verb.name), reader)
    return (action, try reader.string("note"))
  }

  private func noVerb(_ node: JSONNode, _ names: [String]) -> ScenarioError {
    let first = document.members(of: node).first { !document.string($0.key, is: "note") }
    guard let first else {
      return ScenarioError(
        "a step needs something to do",
        "there are: \(names.joined(separator: ", "))",
        at: document.position(node)
      )
    }
    let name = document.text(first.key)
    return ObjectReader.unknown(name, "there is no step", among: names, at: first.key, in: document)
  }

  private func plainStep(_ word: String, _ node: JSONNode) throws(ScenarioError) -> StepAction {
    if let action = Self.plain(word) { return action }
    let names = Self.verbs.map(\.name)
    if names.contains(word) {
      throw ScenarioError(
        "the step \"\(word)\" needs more: {\"\(word)\": …}",
        at: document.position(node)
      )
    }
    throw ObjectReader.unknown(word, "there is no step", among: names, at: node, in: document)
  }

  private static func plain(_ word: String) -> StepAction? {
    switch word {
    case "load": .load
    case "refresh": .refresh
    case "retry": .retry
    case "next_page": .nextPage
    case "dismiss": .dismiss
    case "leave": .leave
    default: nil
    }
  }

  private func action(
    _ verb: String,
    _ value: JSONNode,
    _ reader: ObjectReader
  ) throws(ScenarioError) -> StepAction {
    if let action = Self.plain(verb) {
      guard document.boolean(value) == true else {
        throw reader.unexpected(value, "\(verb): true")
      }
      return action
    }
    switch verb {
    case "tap": return .tap(try tap(value, reader))
    case "type":
      return .type(try reader.string(value, "type"), into: try reader.requiredString("into"))
    case "event": return try event(value, reader)
    case "set": return try set(value, reader)
    case "scroll": return .scroll(try scroll(value, reader))
    case "mutate": return .mutate(try mutations(value, reader))
    case "hold": return .hold(try kinds(value, reader))
    case "release": return .release(try target(value, reader, "release"))
    case "fail":
      let message = try reader.string("message") ?? "the scenario lets this request fail"
      return .fail(try target(value, reader, "fail"), message: message)
    case "wait": return .wait(try duration(value, reader))
    default: return .expect(try expectation(value))
    }
  }

  private func event(_ value: JSONNode, _ reader: ObjectReader) throws(ScenarioError) -> StepAction
  {
    let name = try reader.string(value, "event")
    let widget = try reader.requiredString("to")
    var state: StateValue?
    if let value = reader.value("value") { state = try reader.stateValue(value, "value") }
    return .event(name, to: widget, state)
  }

  private func set(_ value: JSONNode, _ reader: ObjectReader) throws(ScenarioError) -> StepAction {
    .set(
      widget: try reader.string(value, "set"),
      key: try reader.requiredString("key"),
      try reader.stateValue(try reader.required("value"), "value")
    )
  }

  private func mutations(
    _ value: JSONNode,
    _ reader: ObjectReader
  ) throws(ScenarioError) -> [PageMutation] {
    let nodes = document.kind(value) == .array ? try reader.array(value, "mutate") : [value]
    var mutations: [PageMutation] = []
    for node in nodes {
      do throws(MutationError) {
        let path = "\(document.path(to: node))"
        mutations.append(try PageMutation.decode(at: node, path: path, in: document))
      } catch {
        throw ScenarioError(error.sentence(in: document), at: document.position(node))
      }
    }
    return mutations
  }
}
