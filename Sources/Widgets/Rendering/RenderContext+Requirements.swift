internal import JSONText
internal import Pages

extension RenderContext {
  /// The first of a widget's requirements that the loaded packs don't meet, in words.
  func unmetRequirement(of widget: WidgetNode) -> String? {
    for requirement in widget.requirements {
      guard let pack = registry.packs.last(where: { $0.id == requirement.pack }) else {
        return "needs pack \(requirement.name), which isn't loaded"
      }
      guard let version = SemanticVersion(pack.version), requirement.range.contains(version) else {
        return "needs pack \(requirement.name), loaded is \(QuotedText.quoted(pack.version))"
      }
    }
    return nil
  }
}

extension Requirement {
  /// The pack and the range, fit for a message.
  fileprivate var name: String { QuotedText.shortened("\(pack) \(text)") }
}
