package import JSONText

extension Insets {
  /// Insets from `{top, left, right, bottom}`, or from a number that holds for all four edges.
  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> Insets {
    let reader = FieldReader(document)
    switch document.kind(node) {
    case .number:
      let all = reader.points(node, &notes) ?? 0
      return Insets(top: all, left: all, bottom: all, right: all)
    case .object:
      return Insets(
        top: reader.points(document.member(node, "top"), &notes) ?? 0,
        left: reader.points(document.member(node, "left"), &notes) ?? 0,
        bottom: reader.points(document.member(node, "bottom"), &notes) ?? 0,
        right: reader.points(document.member(node, "right"), &notes) ?? 0
      )
    default: throw FieldError(.insets, found: node)
    }
  }
}

extension FieldReader {
  func insets(_ value: JSONNode?, _ notes: inout FieldNotes) -> Insets {
    guard let value, document.kind(value) != .null else { return .zero }
    do throws(FieldError) {
      return try Insets.decode(at: value, in: document, notes: &notes)
    } catch {
      notes.add(error)
      return .zero
    }
  }
}
