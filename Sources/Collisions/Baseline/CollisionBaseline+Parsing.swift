package import JSONText

/// Why a file isn't a baseline.
package enum BaselineError: Error, Sendable {
  /// It isn't JSON.
  case notJSON(JSONError)
  /// It is of another format, or of a later one.
  case notABaseline
  /// An entry can't be read; the number is its place, from 1.
  case badEntry(Int, String)
}

extension BaselineError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .notJSON(let error): "\(error.line):\(error.column): \(error.message)"
    case .notABaseline:
      "not a baseline: expected {\"galley_baseline\":1,\"collisions\":[…]}, which"
        + " --update-baseline writes where there is no file"
    case .badEntry(let place, let what): "entry \(place) \(what)"
    }
  }
}

extension CollisionBaseline {
  /// Reads a file's content.
  package init(parsing bytes: [UInt8]) throws(BaselineError) {
    let document: JSONDocument
    do throws(JSONError) { document = try JSONDocument(parsing: bytes) } catch {
      throw .notJSON(error)
    }
    guard let version = document.member(document.root, "galley_baseline" as StaticString),
      document.int64(version) == 1,
      let list = document.member(document.root, "collisions" as StaticString),
      document.kind(list) == .array
    else { throw .notABaseline }
    var entries: [Collision.Identity] = []
    for node in document.children(of: list) {
      entries.append(try CollisionBaseline.entry(node, document, place: entries.count + 1))
    }
    self.init(entries: entries)
  }

  private static func entry(
    _ node: JSONNode,
    _ document: JSONDocument,
    place: Int
  ) throws(BaselineError) -> Collision.Identity {
    guard let word = document.member(node, "kind" as StaticString).flatMap({ document.string($0) })
    else { throw .badEntry(place, "has no \"kind\"") }
    guard let kind = CollisionKind(rawValue: word) else {
      throw .badEntry(place, "is of the unknown kind \(JSONWriter.quoted(word))")
    }
    guard let list = document.member(node, "packs" as StaticString) else {
      throw .badEntry(place, "has no \"packs\"")
    }
    let type = document.member(node, "type" as StaticString).flatMap { document.string($0) }
    let subject = document.member(node, "subject" as StaticString).flatMap { document.string($0) }
    return Collision.Identity(
      kind,
      type: type ?? "",
      packs: document.children(of: list).compactMap { document.string($0) },
      subject: subject ?? ""
    )
  }
}
