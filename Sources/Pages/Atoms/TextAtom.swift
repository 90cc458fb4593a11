package import JSONText

/// A text and how it is set; a bare string is its text.
package struct TextAtom: Hashable, Sendable {
  package enum Alignment: UInt8, CaseIterable, Sendable {
    case leading
    case center
    case trailing
  }

  /// The string itself.
  package var text: JSONNode
  package var font = FontAtom.unset
  package var color: ColorAtom?
  package var alignment = Alignment.leading
  /// 0 where there is no limit.
  package var maxLines: UInt32 = 0
  package var isMarkdown = false

  package init(text: JSONNode) {
    self.text = text
  }

  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> TextAtom {
    switch document.kind(node) {
    case .string: return TextAtom(text: node)
    case .object: break
    default: throw FieldError(.text, found: node)
    }
    let reader = FieldReader(document)
    var atom = TextAtom(text: try reader.requiredString(node, "text"))
    guard document.count(node) > 1 else { return atom }
    atom.font = reader.font(node, &notes)
    atom.color = reader.color(node, "color", &notes)
    let alignment = document.member(node, "alignment")
    if let place = reader.choice(alignment, of: "leading, center, trailing", alignments, &notes) {
      atom.alignment = Alignment.allCases[place]
    }
    atom.maxLines = reader.lineLimit(document.member(node, "max_lines"), &notes)
    atom.isMarkdown = reader.flag(node, "is_markdown", &notes)
    return atom
  }

  private static let alignments: [StaticString] = ["leading", "center", "trailing"]
}

extension FieldReader {
  func requiredString(_ object: JSONNode, _ key: StaticString) throws(FieldError) -> JSONNode {
    let value = document.member(object, key)
    guard let value, document.kind(value) == .string else {
      throw FieldError(.string, found: value, in: object, key: key.description)
    }
    return value
  }

  func font(_ object: JSONNode, _ notes: inout FieldNotes) -> FontAtom {
    guard let value = document.member(object, "font"), document.kind(value) != .null else {
      return .unset
    }
    do throws(FieldError) {
      return try FontAtom.decode(at: value, in: document, notes: &notes)
    } catch {
      notes.add(error)
      return .unset
    }
  }

  func color(
    _ object: JSONNode,
    _ key: StaticString,
    _ notes: inout FieldNotes
  ) -> ColorAtom? {
    guard let value = document.member(object, key), document.kind(value) != .null else {
      return nil
    }
    do throws(FieldError) {
      return try ColorAtom.decode(at: value, in: document, notes: &notes)
    } catch {
      notes.add(error)
      return nil
    }
  }

  /// A whole number of lines from 1; 0, null and absence are no limit.
  func lineLimit(_ value: JSONNode?, _ notes: inout FieldNotes) -> UInt32 {
    guard let value, document.kind(value) != .null else { return 0 }
    if let lines = document.int64(value), lines >= 0 { return UInt32(clamping: lines) }
    notes.add(FieldError(.other("a whole number of lines from 0"), found: value))
    return 0
  }
}
