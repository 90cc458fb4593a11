internal import JSONText

/// A pack that a widget can't be drawn without.
package struct Requirement: Hashable, Sendable {
  package var pack: String
  package var range: VersionRange
  /// The range as it was written.
  package var text: String
}

extension WidgetNode {
  /// What the widget requires, in document order; entries that make no sense are left out, since
  /// decoding has reported them.
  package var requirements: [Requirement] {
    guard let node = requiresNode.ifPresent else { return [] }
    var found: [Requirement] = []
    for member in document.members(of: node) {
      guard let text = document.string(member.value), let range = VersionRange(text) else {
        continue
      }
      found.append(Requirement(pack: document.text(member.key), range: range, text: text))
    }
    return found
  }
}
