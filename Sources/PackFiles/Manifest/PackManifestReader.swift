internal import JSONText

/// Typed reads of a manifest's values, each error with the field's path.
struct PackManifestReader {
  private let document: JSONDocument

  init(_ json: [UInt8]) throws(PackManifestError) {
    do throws(JSONError) {
      document = try JSONDocument(parsing: json, limits: JSONLimits(depth: 32, byteCount: 1 << 20))
    } catch {
      throw .notJSON(error)
    }
    if let key = document.duplicateKeys.first { throw .duplicateKey(text(ofKey: key)) }
  }

  /// All fields.
  ///
  /// - Throws: the first fault, with the field's path.
  func fields() throws(PackManifestError) -> PackManifestFields {
    try expect(document.root, .object, field: "manifest")
    var fields = PackManifestFields()
    for member in document.members(of: document.root) {
      if try readIdentity(member, &fields) { continue }
      if try readRelation(member, &fields) { continue }
      fields.otherKeys.append(text(ofKey: member.key))
    }
    return fields
  }

  /// Reads a member that says what the pack is and brings; false: it is another.
  private func readIdentity(
    _ member: JSONMember,
    _ fields: inout PackManifestFields
  ) throws(PackManifestError) -> Bool {
    let (key, node) = (member.key, member.value)
    if isKey(key, "id") {
      fields.id = try name(node, field: "id")
    } else if isKey(key, "version") {
      fields.version = try name(node, field: "version")
    } else if isKey(key, "widgets") {
      fields.widgets = try widgets(node)
    } else if isKey(key, "license") {
      fields.license = try name(node, field: "license")
    } else if isKey(key, "url") {
      fields.url = try name(node, field: "url")
    } else {
      return false
    }
    return true
  }

  /// Reads a member that says what the pack needs of the host and of other packs; false: it is
  /// another.
  private func readRelation(
    _ member: JSONMember,
    _ fields: inout PackManifestFields
  ) throws(PackManifestError) -> Bool {
    let (key, node) = (member.key, member.value)
    if isKey(key, "abi") {
      fields.abi = try revision(node, field: "abi")
    } else if isKey(key, "min_abi") {
      fields.leastABI = try revision(node, field: "min_abi")
    } else if isKey(key, "overrides") {
      fields.overrides = try names(node, field: "overrides")
    } else if isKey(key, "after") {
      fields.after = try names(node, field: "after")
    } else if isKey(key, "requires") {
      fields.requires = try names(node, field: "requires")
    } else {
      return false
    }
    return true
  }

  private func isKey(_ node: JSONNode, _ key: StaticString) -> Bool {
    document.string(node, is: key)
  }

  private func text(ofKey node: JSONNode) -> String { document.string(node) ?? "" }

  /// A string that isn't empty and has no control characters.
  private func name(
    _ node: JSONNode,
    field: @autoclosure () -> String
  ) throws(PackManifestError) -> String {
    guard let text = document.string(node), !text.isEmpty,
      !document.hasEscapes(node) || !text.utf8.contains(where: { $0 < 32 })
    else {
      throw .wrong(field: field(), expected: .name, found: document.kind(node))
    }
    return text
  }

  /// A list of names.
  private func names(_ list: JSONNode, field: String) throws(PackManifestError) -> [String] {
    try expect(list, .array, field: field)
    var names: [String] = []
    names.reserveCapacity(document.count(list))
    for node in document.children(of: list) {
      names.append(try name(node, field: "\(field).\(names.count)"))
    }
    return names
  }

  /// A revision of the ABI.
  private func revision(_ node: JSONNode, field: String) throws(PackManifestError) -> UInt32 {
    guard let number = number(node, from: 1) else {
      throw .wrong(field: field, expected: .revision, found: document.kind(node))
    }
    return number
  }

  /// The widget types that the pack registers.
  private func widgets(_ list: JSONNode) throws(PackManifestError) -> PromisedTypes {
    try expect(list, .array, field: "widgets")
    var widgets = PromisedTypes()
    widgets.reserve(document.count(list))
    for node in document.children(of: list) {
      let widget = try widget(node, widgets.count)
      widgets.append(widget.type, revision: widget.revision)
    }
    return widgets
  }

  private func widget(
    _ node: JSONNode,
    _ place: Int
  ) throws(PackManifestError) -> PackManifest.Widget {
    try expect(node, .object, field: "widgets.\(place)")
    var type: String?
    var revision: UInt32 = 0
    for member in document.members(of: node) {
      if isKey(member.key, "type") {
        type = try name(member.value, field: "widgets.\(place).type")
      } else if isKey(member.key, "revision") {
        revision = try widgetRevision(member.value, place)
      }
    }
    guard let type else { throw .missing(field: "widgets.\(place).type") }
    return PackManifest.Widget(type: type, revision: revision)
  }

  private func widgetRevision(_ node: JSONNode, _ place: Int) throws(PackManifestError) -> UInt32 {
    guard let number = number(node, from: 0) else {
      let field = "widgets.\(place).revision"
      throw .wrong(field: field, expected: .widgetRevision, found: document.kind(node))
    }
    return number
  }

  private func number(_ node: JSONNode, from least: Int64) -> UInt32? {
    guard let number = document.int64(node), number >= least else { return nil }
    return UInt32(exactly: number)
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
