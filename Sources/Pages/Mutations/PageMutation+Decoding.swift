package import JSONText

extension PageMutation {
  /// Reads a mutation.
  ///
  /// - Parameters:
  ///   - node: The mutation's object.
  ///   - path: Its path from the document's root, or a name for it where it is the root.
  ///   - document: The document that has it.
  /// - Returns: The mutation, whose parts are checked when it is applied.
  /// - Throws: what isn't so; `.unknown` for a type that this version doesn't know.
  package static func decode(
    at node: JSONNode,
    path: String,
    in document: JSONDocument
  ) throws(MutationError) -> PageMutation {
    let reader = MutationReader(node: node, path: path, document: document)
    guard document.kind(node) == .object else {
      throw .malformed(FieldError(.object, found: node))
    }
    let type = document.member(node, "type")
    guard let type, document.isFilledString(type) else {
      throw .malformed(FieldError(.filledString, found: type, in: node, key: "type"))
    }
    do throws(FieldError) {
      if let known = try reader.mutation(type) { return known }
    } catch {
      throw .malformed(error)
    }
    throw .unknown(type: document.text(type))
  }
}

/// Why there is no mutation.
package enum MutationError: Error, Hashable, Sendable {
  case malformed(FieldError)
  case unknown(type: String)
}

extension MutationError {
  /// The error in one sentence.
  package func sentence(in document: JSONDocument) -> String { finding(in: document).message }

  /// The error as a diagnostic's kind and message.
  func finding(in document: JSONDocument) -> (kind: DiagnosticKind, message: String) {
    switch self {
    case .malformed(let error):
      let part = error.key.isEmpty ? "" : "\(error.key): "
      return (.malformedPayload, part + error.message(in: document))
    case .unknown(let type):
      return (.unknownMutation, "no mutation is called \(QuotedText.quoted(type))")
    }
  }
}

/// Reads the parts of one mutation.
private struct MutationReader {
  let node: JSONNode
  let path: String
  let document: JSONDocument

  func mutation(_ type: JSONNode) throws(FieldError) -> PageMutation? {
    if document.string(type, is: "replace_page") {
      return .replacePage(try object("page"))
    }
    if document.string(type, is: "append_sections") {
      return .appendSections(try sections())
    }
    if document.string(type, is: "prepend_sections") {
      return .prependSections(try sections())
    }
    if document.string(type, is: "replace_widget") {
      return .replaceWidget(id: try target(), try object("widget"))
    }
    if document.string(type, is: "remove_widget") { return .removeWidget(id: try target()) }
    return nil
  }

  private func target() throws(FieldError) -> String {
    let id = document.member(node, "id")
    guard let id, document.isFilledString(id) else {
      throw FieldError(.filledString, found: id, in: node, key: "id")
    }
    return document.text(id)
  }

  private func object(_ key: String) throws(FieldError) -> DocumentPart {
    let value = document.member(node, key)
    guard let value, document.kind(value) == .object else {
      throw FieldError(.object, found: value, in: node, key: key)
    }
    return DocumentPart(document: document, node: value, path: "\(path).\(key)")
  }

  /// The mutation itself, since places of sections are counted in what has them.
  private func sections() throws(FieldError) -> DocumentPart {
    let value = document.member(node, "sections")
    guard let value, document.kind(value) == .array else {
      throw FieldError(.array, found: value, in: node, key: "sections")
    }
    return DocumentPart(document: document, node: node, path: path)
  }
}
