/// A name in which `*` stands for any bytes and `?` for any one character.
package struct NamePattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  private let scalars: [Unicode.Scalar]

  /// Keeps a pattern.
  package init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// Whether the whole name fits.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of name and pattern.
  package func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    var place = 0
    var next = 0
    var star: (pattern: Int, name: Int)?
    while next < name.count {
      if place < scalars.count, scalars[place] == "*" {
        star = (place + 1, next)
        place += 1
      } else if place < scalars.count, scalars[place] == "?" || scalars[place] == name[next] {
        place += 1
        next += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (place, next) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return scalars[place...].allSatisfy { $0 == "*" }
  }
}
