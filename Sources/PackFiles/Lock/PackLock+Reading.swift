internal import JSONText

extension PackLock {
  /// The version of the form that this program writes, and the only one that it reads.
  package static let formVersion = 1

  /// Reads a lock.
  ///
  /// - Throws: why the text isn't one.
  package init(reading text: [UInt8]) throws(PackLockError) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: text, limits: JSONLimits(depth: 8))
    } catch {
      throw .notJSON(error)
    }
    let reader = PackLockReader(document: document)
    try reader.expectVersion()
    self.init(packs: try reader.packs(), winners: try reader.winners())
  }
}

/// Typed reads of a lock's fields, each error with the field's place.
private struct PackLockReader {
  let document: JSONDocument

  func expectVersion() throws(PackLockError) {
    guard let node = document.member(document.root, "galley_lock" as StaticString) else {
      throw error("\"galley_lock\": \(PackLock.formVersion)", document.root)
    }
    guard let version = document.int64(node) else { throw error("a number", node) }
    if version != Int64(PackLock.formVersion) { throw .version(version) }
  }

  func packs() throws(PackLockError) -> [PackLock.Pack] {
    guard let list = document.member(document.root, "packs" as StaticString),
      document.kind(list) == .array
    else { throw error("an array \"packs\"", document.root) }
    var packs: [PackLock.Pack] = []
    for node in document.children(of: list) { packs.append(try pack(node)) }
    return packs
  }

  func winners() throws(PackLockError) -> [String: String] {
    guard let types = document.member(document.root, "types" as StaticString),
      document.kind(types) == .object
    else { throw error("an object \"types\"", document.root) }
    var winners: [String: String] = [:]
    for member in document.members(of: types) {
      guard let pack = document.string(member.value) else {
        throw error("the id of a pack", member.value)
      }
      winners[document.string(member.key) ?? ""] = pack
    }
    return winners
  }

  private func pack(_ node: JSONNode) throws(PackLockError) -> PackLock.Pack {
    let digest = try string(node, "sha256")
    guard let digest = SHA256Digest(digest) else {
      throw error("64 hexadecimal digits as \"sha256\"", node)
    }
    return PackLock.Pack(
      PackFingerprint(file: try string(node, "file"), digest: digest),
      id: try string(node, "id"),
      version: try string(node, "version")
    )
  }

  private func string(_ node: JSONNode, _ key: String) throws(PackLockError) -> String {
    guard let value = document.member(node, key), let text = document.string(value) else {
      throw error("a string \"\(key)\"", node)
    }
    return text
  }

  private func error(_ expected: String, _ node: JSONNode) -> PackLockError {
    .unexpected(expected, document.position(node))
  }
}
