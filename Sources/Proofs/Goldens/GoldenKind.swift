internal import JSONText

/// What a file in a folder of pages holds.
enum GoldenKind: Hashable, Sendable {
  /// A page document.
  case page
  /// A scenario, with its own width where it says one.
  case scenario(width: Int?)

  /// Tells by a document's root: what has `steps` is a scenario, everything else is to be a page.
  init(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes), document.member(.root, "steps") != nil
    else {
      self = .page
      return
    }
    let width = document.member(.root, "width").flatMap { document.int64($0) }
    self = .scenario(
      width: width.flatMap { GoldenSettings.widthRange.contains($0) ? Int($0) : nil }
    )
  }
}
