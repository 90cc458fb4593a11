/// How many colours a terminal shows.
package enum ColorDepth: UInt8, Sendable {
  /// None; bold and underlined text stays.
  case none
  case basic
  case indexed
  case full
}
