internal import JSONText
package import Platform

/// A file of waivers: `{"waivers": [{"check", "pack", "type", "reason", "expires"}]}`.
package struct WaiverFile: Hashable, Sendable {
  /// What is wrong with a file of waivers.
  package enum Fault: Error, Hashable, Sendable {
    /// Not JSON; the words say where.
    case notJSON(String)
    /// A value is missing or of another form.
    case unexpected(path: String, expected: String)
  }

  /// The file's path.
  package let path: FilePath
  /// The waivers, in order.
  package let waivers: [Waiver]

  /// Reads a file's contents.
  package init(_ path: FilePath, parsing json: [UInt8]) throws(Fault) {
    let document: JSONDocument
    do throws(JSONError) { document = try JSONDocument(parsing: json) } catch {
      throw .notJSON("\(error)")
    }
    guard let list = document.member(document.root, "waivers" as StaticString),
      document.kind(list) == .array
    else { throw .unexpected(path: "waivers", expected: "an array") }
    var waivers: [Waiver] = []
    for (place, node) in document.children(of: list).enumerated() {
      waivers.append(try WaiverReader(document: document, place: place).read(node))
    }
    self.path = path
    self.waivers = waivers
  }
}

/// Reads one waiver.
private struct WaiverReader {
  let document: JSONDocument
  let place: Int

  private static let keys: Set<String> = ["check", "pack", "type", "reason", "expires"]

  func read(_ node: JSONNode) throws(WaiverFile.Fault) -> Waiver {
    guard document.kind(node) == .object else { throw fault("", "an object") }
    for member in document.members(of: node) {
      let key = document.string(member.key) ?? ""
      if !WaiverReader.keys.contains(key) {
        throw fault(".\(JSONPath([.key(key)]))", "no key of this name")
      }
    }
    guard let check = try string(node, "check").flatMap({ CheckID(rawValue: $0) }) else {
      throw fault(".check", "the id of a check; galley check --list shows all")
    }
    guard let reason = try string(node, "reason"), reason.contains(where: { !$0.isWhitespace })
    else { throw fault(".reason", "a sentence that says why") }
    guard let expires = try string(node, "expires").flatMap({ CalendarDate($0) }) else {
      throw fault(".expires", "a day like 2027-01-31")
    }
    return Waiver(
      check: check,
      pack: try string(node, "pack"),
      type: try string(node, "type"),
      reason: reason,
      expires: expires,
      place: place
    )
  }

  private func string(_ node: JSONNode, _ key: String) throws(WaiverFile.Fault) -> String? {
    guard let value = document.member(node, key) else { return nil }
    guard let text = document.string(value) else { throw fault(".\(key)", "a string") }
    return text
  }

  private func fault(_ path: String, _ expected: String) -> WaiverFile.Fault {
    .unexpected(path: "waivers.\(place)\(path)", expected: expected)
  }
}
