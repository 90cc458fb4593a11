package import JSONText

/// A field that isn't what its reader needs; texts are made only when asked for.
package struct FieldError: Error, Hashable, Sendable {
  /// What was needed.
  package enum Expectation: Hashable, Sendable {
    case string
    case filledString
    case number
    case wholeNumber
    case boolean
    case array
    case object
    case text
    case color
    case font
    case image
    case icon
    case button
    case tag
    case separator
    case insets
    case action
    /// A phrase that completes "expected …".
    case other(StaticPhrase)
    /// One of these words.
    case oneOf(StaticPhrase)
  }

  /// The value that was found; nil where there is none.
  package var node: JSONNode?
  /// The object that lacks the field, where there is one.
  package var parent: JSONNode?
  /// The field's name in `parent`.
  package var key: String
  package var expected: Expectation

  package init(
    _ expected: Expectation,
    found node: JSONNode?,
    in parent: JSONNode? = nil,
    key: String = ""
  ) {
    self.expected = expected
    self.node = node
    self.parent = parent
    self.key = key
  }
}

/// A literal that compares by its text.
package struct StaticPhrase: Hashable, Sendable, ExpressibleByStringLiteral {
  package let text: StaticString

  package init(stringLiteral text: StaticString) {
    self.text = text
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.text.description == right.text.description
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text.description)
  }
}
