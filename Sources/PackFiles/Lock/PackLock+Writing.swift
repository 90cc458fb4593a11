internal import JSONText

extension PackLock {
  /// The lock as JSON, the same bytes for the same packs: a pack a line in load order, then a type
  /// a line, bytewise by name, so that versions of it compare line by line.
  package var text: [UInt8] {
    var text = "{\n  \"galley_lock\": \(PackLock.formVersion),\n  \"packs\": ["
    text += PackLock.lines(packs.map(\.line)) + "],\n  \"types\": {"
    let types = winners.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    text += PackLock.lines(types.map { "\(JSONWriter.quoted($0)): \(JSONWriter.quoted($1))" })
    return Array((text + "}\n}\n").utf8)
  }

  private static func lines(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n    " + lines.joined(separator: ",\n    ") + "\n  "
  }
}

extension PackLock.Pack {
  fileprivate var line: String {
    let members = [
      ("file", fingerprint.file), ("id", id), ("version", version),
      ("sha256", fingerprint.digest.description),
    ]
    return "{" + members.map { "\"\($0)\": " + JSONWriter.quoted($1) }.joined(separator: ", ") + "}"
  }
}
