/// How a text is asked to look; an unset part takes the enclosing box's.
package struct Style: Hashable, Sendable {
  package var role: Role
  package var attributes: Attributes
  package var foreground: Color
  package var background: Color
  package var link: LinkID

  /// Nothing set: the enclosing box's style.
  package static let inherited = Style()

  package init(
    role: Role = .none,
    attributes: Attributes = [],
    foreground: Color = .unset,
    background: Color = .unset,
    link: LinkID = .none
  ) {
    self.role = role
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
    self.link = link
  }

  var isInherited: Bool {
    role == .none && attributes.isEmpty && !foreground.isSet && !background.isSet && link == .none
  }
}

/// A style in its table.
package struct StyleID: Hashable, Sendable {
  package let index: UInt16

  /// The style of a page that sets nothing.
  package static let plain = StyleID(index: 0)
}

/// A link target in its table.
package struct LinkID: Hashable, Sendable {
  package let index: UInt16

  package static let none = LinkID(index: 0)
}

/// How a text looks, every part known.
package struct ResolvedStyle: Hashable, Sendable {
  package var role: Role = .none
  package var attributes: Attributes = []
  package var foreground: Paint = .none
  package var background: Paint = .none
  package var link: LinkID = .none

  /// Whether blanks in this style show.
  var showsBlanks: Bool {
    background.isSet || !attributes.isDisjoint(with: [.reverse, .underline, .strike])
  }
}
