/// A language that a new pack can be written in.
package enum PackLanguage: String, CaseIterable, Sendable {
  case c
  case cpp
  case swift
  case rust

  /// The language's own name.
  package var title: String {
    switch self {
    case .c: "C"
    case .cpp: "C++"
    case .swift: "Swift"
    case .rust: "Rust"
    }
  }
}
