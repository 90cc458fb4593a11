package import JSONText

/// An action: its type, and its node with whatever else it carries, opaque.
package struct ActionNode: Hashable, Sendable {
  /// The actions that the host knows; packs and programs may handle others.
  package enum Known: UInt8, Sendable {
    case toast
    case dismiss
    case refreshPage
    case openBottomSheet
    case api
  }

  package var node: JSONNode
  package var typeNode: JSONNode
  /// nil for a type that is up to the host's handlers.
  package var known: Known?

  /// Reads an action, and of the known ones what they can't do without.
  package static func decode(
    at node: JSONNode,
    in document: JSONDocument
  ) throws(FieldError) -> ActionNode {
    guard document.kind(node) == .object else { throw FieldError(.action, found: node) }
    let type = document.member(node, "type")
    guard let type, document.isFilledString(type) else {
      throw FieldError(.filledString, found: type, in: node, key: "type")
    }
    let action = ActionNode(node: node, typeNode: type, known: known(type, in: document))
    try action.checkParts(in: document)
    return action
  }

  private static func known(_ type: JSONNode, in document: JSONDocument) -> Known? {
    if document.string(type, is: "toast") { return .toast }
    if document.string(type, is: "dismiss") { return .dismiss }
    if document.string(type, is: "refresh_page") { return .refreshPage }
    if document.string(type, is: "open_bottom_sheet") { return .openBottomSheet }
    if document.string(type, is: "api") { return .api }
    return nil
  }

  private func checkParts(in document: JSONDocument) throws(FieldError) {
    switch known {
    case .toast:
      _ = try FieldReader(document).requiredString(node, "message")
    case .api:
      let endpoint = document.member(node, "endpoint")
      guard let endpoint, document.isFilledString(endpoint) else {
        throw FieldError(.filledString, found: endpoint, in: node, key: "endpoint")
      }
    case .openBottomSheet:
      let sheet = document.member(node, "sheet")
      guard let sheet, document.kind(sheet) == .object else {
        throw FieldError(.object, found: sheet, in: node, key: "sheet")
      }
    case .dismiss, .refreshPage, nil: break
    }
  }
}
