/// What a text is to its reader; the theme decides how it looks.
package enum Role: UInt8, CaseIterable, Sendable {
  case none
  case title
  case subtitle
  case body
  case caption
  case label
  case value
  case accent
  case success
  case warning
  case danger
  case info
  case muted
  case border
  case code
  case link
  case selected
  case disabled
  case button
  case tag
  case header

  /// The role's name in classes and JSON; empty for none.
  package var name: String {
    self == .none ? "" : "\(self)"
  }
}
