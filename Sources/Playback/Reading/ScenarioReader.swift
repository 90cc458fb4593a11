internal import JSONText
package import Platform

/// Reads scenarios.
///
/// Every member has to be known, and no key may stand twice: a misspelt expectation that is passed
/// over would be a test that can't fail.
package struct ScenarioReader {
  let document: JSONDocument
  /// Where the files that the scenario names are looked for.
  let folder: FilePath

  static let widths = 0...10_000
  static let heights = 1...100_000

  /// Reads a scenario, and the documents that it names.
  ///
  /// - Parameters:
  ///   - bytes: One JSON object.
  ///   - folder: Where the files that it names are looked for.
  /// - Returns: The scenario.
  /// - Throws: what isn't as it should be, where, and what to do about it.
  package static func read(
    _ bytes: [UInt8],
    in folder: FilePath
  ) throws(ScenarioError) -> Scenario {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw ScenarioError(error)
    }
    if let key = document.duplicateKeys.first {
      throw ScenarioError(
        "this key stands again in its object",
        "keep one of them",
        at: document.position(key)
      )
    }
    return try ScenarioReader(document: document, folder: folder).scenario()
  }

  private func scenario() throws(ScenarioError) -> Scenario {
    let members = ["scenario", "page", "width", "height", "answers", "steps"]
    let reader = try ObjectReader(.root, "a scenario", members: members, in: document)
    var scenario = Scenario()
    scenario.name = try reader.string("scenario") ?? ""
    scenario.pageID = try reader.string("page") ?? scenario.pageID
    scenario.width = try reader.integer("width", Self.widths)
    scenario.height = try reader.integer("height", Self.heights)
    if let answers = reader.value("answers") { scenario.answers = try plan(answers) }
    var locator = JSONLocator(document)
    for node in try reader.array(try reader.required("steps"), "steps") {
      let (action, note) = try step(node)
      let line = locator.position(node).line
      scenario.steps.append(
        ScenarioStep(
          action: action,
          note: note,
          number: scenario.steps.count + 1,
          line: line
        )
      )
    }
    return scenario
  }
}
