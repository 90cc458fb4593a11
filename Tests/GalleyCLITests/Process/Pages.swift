/// Documents for runs of the program.
enum Pages {
  /// A page of one widget that no pack draws.
  static let unknown = page(#"{"type": "hologram", "id": "h1"}"#)

  /// A page of one widget that the plain test pack draws.
  static let plain = page(#"{"type": "plain"}"#)

  /// A page of some widgets that no pack draws; its text fills every pipe.
  static func large(_ count: Int) -> String {
    page((0..<count).map { #"{"type": "hologram", "id": "h\#($0)"}"# }.joined(separator: ",\n"))
  }

  private static func page(_ widgets: String) -> String {
    #"{"page": {"sections": [{"widgets": [\#(widgets)]}]}}"#
  }
}
