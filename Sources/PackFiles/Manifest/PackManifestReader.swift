internal import JSONText

/// Typed reads of a manifest's fields, each error with the field's path.
struct PackManifestReader {
  private let document: JSONDocument

  init(_ json: [UInt8]) throws(PackManifestError) {
    do throws(JSONError) {
      document = try JSONDocument(parsing: json, limits: JSONLimits(depth: 32, byteCount: 1 << 20))
    } catch {
      throw .notJSON(error)
    }
    if let key = document.duplicateKeys.first { throw .duplicateKey(document.string(key) ?? "") }
    try expect(document.root, .object, field: "manifest")
  }

  /// The keys of the manifest, in order.
  var keys: [String] {
    document.members(of: document.root).map { document.string($0.key) ?? "" }
  }

  func requiredString(_ key: String) throws(PackManifestError) -> String {
    guard let text = try string(key) else { throw .missing(field: key) }
    return text
  }

  func string(_ key: String) throws(PackManifestError) -> String? {
    guard let node = document.member(document.root, key) else { return nil }
    return try name(node, field: key)
  }

  func requiredRevision(_ key: String) throws(PackManifestError) -> UInt32 {
    guard let number = try revision(key) else { throw .missing(field: key) }
    return number
  }

  func revision(_ key: String) throws(PackManifestError) -> UInt32? {
    guard let node = document.member(document.root, key) else { return nil }
    return try number(node, from: 1, .revision, field: key)
  }

  /// A list of names, empty where the key is absent.
  func strings(_ key: String) throws(PackManifestError) -> [String] {
    var names: [String] = []
    for (index, node) in try elements(key).enumerated() {
      names.append(try name(node, field: "\(key).\(index)"))
    }
    return names
  }

  func widgets() throws(PackManifestError) -> [PackManifest.Widget] {
    var widgets: [PackManifest.Widget] = []
    for (index, node) in try elements("widgets").enumerated() {
      widgets.append(try widget(node, field: "widgets.\(index)"))
    }
    return widgets
  }

  private func widget(
    _ node: JSONNode,
    field: String
  ) throws(PackManifestError) -> PackManifest.Widget {
    try expect(node, .object, field: field)
    guard let type = document.member(node, "type" as StaticString) else {
      throw .missing(field: "\(field).type")
    }
    var revision: UInt32 = 0
    if let node = document.member(node, "revision" as StaticString) {
      revision = try number(node, from: 0, .widgetRevision, field: "\(field).revision")
    }
    return PackManifest.Widget(type: try name(type, field: "\(field).type"), revision: revision)
  }

  private func elements(_ key: String) throws(PackManifestError) -> [JSONNode] {
    guard let node = document.member(document.root, key) else { return [] }
    try expect(node, .array, field: key)
    return Array(document.children(of: node))
  }

  private func name(_ node: JSONNode, field: String) throws(PackManifestError) -> String {
    guard let text = document.string(node), !text.isEmpty, !text.utf8.contains(where: { $0 < 32 })
    else {
      throw .wrong(field: field, expected: .name, found: document.kind(node))
    }
    return text
  }

  private func number(
    _ node: JSONNode,
    from least: Int64,
    _ form: PackManifestError.Form,
    field: String
  ) throws(PackManifestError) -> UInt32 {
    guard let number = document.int64(node), number >= least, let value = UInt32(exactly: number)
    else {
      throw .wrong(field: field, expected: form, found: document.kind(node))
    }
    return value
  }

  private func expect(
    _ node: JSONNode,
    _ form: PackManifestError.Form,
    field: String
  ) throws(PackManifestError) {
    let kind = document.kind(node)
    let fits = form == .object ? kind == .object : kind == .array
    if !fits { throw .wrong(field: field, expected: form, found: kind) }
  }
}
