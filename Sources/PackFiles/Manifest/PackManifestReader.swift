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

  /// The keys of the manifest that aren't among others, in order.
  func keys(otherThan known: [StaticString]) -> [String] {
    var others: [String] = []
    for member in document.members(of: document.root)
    where !known.contains(where: { document.string(member.key, is: $0) }) {
      others.append(document.string(member.key) ?? "")
    }
    return others
  }

  func requiredString(_ key: StaticString) throws(PackManifestError) -> String {
    guard let text = try string(key) else { throw .missing(field: "\(key)") }
    return text
  }

  func string(_ key: StaticString) throws(PackManifestError) -> String? {
    guard let node = document.member(document.root, key) else { return nil }
    return try name(node, field: "\(key)")
  }

  func requiredRevision(_ key: StaticString) throws(PackManifestError) -> UInt32 {
    guard let number = try revision(key) else { throw .missing(field: "\(key)") }
    return number
  }

  func revision(_ key: StaticString) throws(PackManifestError) -> UInt32? {
    guard let node = document.member(document.root, key) else { return nil }
    return try number(node, from: 1, .revision, field: "\(key)")
  }

  /// A list of names, empty where the key is absent.
  func strings(_ key: StaticString) throws(PackManifestError) -> [String] {
    guard let list = try list(key) else { return [] }
    var names: [String] = []
    names.reserveCapacity(document.count(list))
    for node in document.children(of: list) {
      names.append(try name(node, field: "\(key).\(names.count)"))
    }
    return names
  }

  func widgets() throws(PackManifestError) -> PromisedTypes {
    var widgets = PromisedTypes()
    guard let list = try list("widgets") else { return widgets }
    for node in document.children(of: list) {
      let widget = try widget(node, field: "widgets.\(widgets.count)")
      widgets.append(widget.type.utf8, revision: widget.revision)
    }
    return widgets
  }

  private func widget(
    _ node: JSONNode,
    field: @autoclosure () -> String
  ) throws(PackManifestError) -> PackManifest.Widget {
    try expect(node, .object, field: field())
    guard let type = document.member(node, "type" as StaticString) else {
      throw .missing(field: "\(field()).type")
    }
    var revision: UInt32 = 0
    if let node = document.member(node, "revision" as StaticString) {
      revision = try number(node, from: 0, .widgetRevision, field: "\(field()).revision")
    }
    return PackManifest.Widget(type: try name(type, field: "\(field()).type"), revision: revision)
  }

  private func list(_ key: StaticString) throws(PackManifestError) -> JSONNode? {
    guard let node = document.member(document.root, key) else { return nil }
    try expect(node, .array, field: "\(key)")
    return node
  }

  private func name(
    _ node: JSONNode,
    field: @autoclosure () -> String
  ) throws(PackManifestError) -> String {
    guard let text = document.string(node), isName(text.utf8Span.span) else {
      throw .wrong(field: field(), expected: .name, found: document.kind(node))
    }
    return text
  }

  private func isName(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] < 32 { return false }
    return !text.isEmpty
  }

  private func number(
    _ node: JSONNode,
    from least: Int64,
    _ form: PackManifestError.Form,
    field: @autoclosure () -> String
  ) throws(PackManifestError) -> UInt32 {
    guard let number = document.int64(node), number >= least, let value = UInt32(exactly: number)
    else {
      throw .wrong(field: field(), expected: form, found: document.kind(node))
    }
    return value
  }

  private func expect(
    _ node: JSONNode,
    _ form: PackManifestError.Form,
    field: @autoclosure () -> String
  ) throws(PackManifestError) {
    let kind = document.kind(node)
    let fits = form == .object ? kind == .object : kind == .array
    if !fits { throw .wrong(field: field(), expected: form, found: kind) }
  }
}
