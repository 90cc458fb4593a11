/// A language that a new pack can be written in.
package enum PackLanguage: String, CaseIterable, Sendable {
  case c

  /// The language's own name.
  package var title: String {
    switch self {
    case .c: "C"
    }
  }
}
