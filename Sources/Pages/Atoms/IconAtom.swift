package import JSONText

/// An icon; a bare string is its symbol.
package struct IconAtom: Hashable, Sendable {
  package var symbol: JSONNode
  /// In points; 0 where unset.
  package var size: Float = 0
  package var color: ColorAtom?
  package var action: JSONNode?

  package init(symbol: JSONNode) {
    self.symbol = symbol
  }

  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> IconAtom {
    switch document.kind(node) {
    case .string: return IconAtom(symbol: node)
    case .object: break
    default: throw FieldError(.icon, found: node)
    }
    let reader = FieldReader(document)
    var atom = IconAtom(symbol: try reader.requiredString(node, "symbol"))
    guard document.count(node) > 1 else { return atom }
    atom.size = reader.points(document.member(node, "size"), &notes) ?? 0
    atom.color = reader.color(node, "color", &notes)
    atom.action = reader.action(node, &notes)
    return atom
  }
}

extension FieldReader {
  /// An icon that decorates something else.
  func icon(_ object: JSONNode, _ notes: inout FieldNotes) -> IconAtom? {
    guard let value = document.member(object, "icon"), document.kind(value) != .null else {
      return nil
    }
    do throws(FieldError) {
      return try IconAtom.decode(at: value, in: document, notes: &notes)
    } catch {
      notes.add(error)
      return nil
    }
  }

  /// The `action` of an atom; one that can't work is noted and kept, so that activating it tells.
  func action(_ object: JSONNode, _ notes: inout FieldNotes) -> JSONNode? {
    guard let value = document.member(object, "action"), document.kind(value) != .null else {
      return nil
    }
    do throws(FieldError) {
      _ = try ActionNode.decode(at: value, in: document)
    } catch {
      notes.add(error)
    }
    return value
  }
}
