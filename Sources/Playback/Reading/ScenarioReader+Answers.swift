internal import JSONText
internal import Pages
internal import Platform

extension ScenarioReader {
  /// Reads where answers come from.
  func plan(_ node: JSONNode) throws(ScenarioError) -> AnswerPlan {
    let members = ["initial", "refresh", "next_pages", "actions", "fixtures", "command"]
    let reader = try ObjectReader(node, "answers", members: members, in: document)
    for key in ["fixtures", "command"] {
      guard let value = reader.value(key) else { continue }
      guard document.count(node) == 1 else {
        throw ScenarioError("\"\(key)\" goes with no other answers", at: document.position(value))
      }
      let text = try reader.string(value, key)
      return key == "fixtures"
        ? .fixtures(folder.appending(FilePath(text))) : .command(text, folder: folder)
    }
    var script = AnswerScript()
    if let value = reader.value("initial") { script.initial = try answers(value) }
    if let value = reader.value("refresh") { script.refresh = try answers(value) }
    if let value = reader.value("next_pages") { script.nextPages = try named(value, "next_pages") }
    if let value = reader.value("actions") { script.actions = try named(value, "actions") }
    return .script(script)
  }

  private func named(_ node: JSONNode, _ what: String) throws(ScenarioError) -> [NamedAnswers] {
    guard document.kind(node) == .object else {
      throw ScenarioError("expected \(what): an object of names", at: document.position(node))
    }
    var list: [NamedAnswers] = []
    for member in document.members(of: node) {
      list.append(
        NamedAnswers(name: document.text(member.key), answers: try answers(member.value))
      )
    }
    return list
  }

  /// One answer, or several in an array.
  private func answers(_ node: JSONNode) throws(ScenarioError) -> [ScriptedAnswer] {
    guard document.kind(node) == .array else { return [try answer(node)] }
    var list: [ScriptedAnswer] = []
    for element in document.children(of: node) { list.append(try answer(element)) }
    guard !list.isEmpty else {
      throw ScenarioError("a list of answers needs one", at: document.position(node))
    }
    return list
  }

  /// A file's name, or an object with one of `file`, `document` and `fail`.
  private func answer(_ node: JSONNode) throws(ScenarioError) -> ScriptedAnswer {
    if let name = document.string(node) { return try file(name, node) }
    let members = ["file", "document", "fail"]
    let reader = try ObjectReader(node, "an answer", members: members, in: document)
    guard document.count(node) == 1 else {
      throw ScenarioError(
        "an answer is a file's name, or has one of \(ObjectReader.listed(members))",
        at: document.position(node)
      )
    }
    if let value = reader.value("document") { return .document(Array(document.raw(value))) }
    if let value = reader.value("fail") { return .failure(try reader.string(value, "fail")) }
    let value = try reader.required("file")
    return try file(try reader.string(value, "file"), value)
  }

  private func file(_ name: String, _ node: JSONNode) throws(ScenarioError) -> ScriptedAnswer {
    do throws(FileError) {
      return .document(try FileReader.contents(of: folder.appending(FilePath(name))))
    } catch {
      throw ScenarioError("\(FileErrorText(error))", at: document.position(node))
    }
  }
}
