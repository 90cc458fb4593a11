/// How roles look, and the ground that they stand on.
package struct Theme: Sendable {
  /// What a role adds to the style around it.
  package struct Look: Sendable {
    package var attributes: Attributes
    package var foreground: Paint
    package var background: Paint

    package init(
      _ attributes: Attributes = [],
      foreground: Paint = .none,
      background: Paint = .none
    ) {
      self.attributes = attributes
      self.foreground = foreground
      self.background = background
    }
  }

  package var isDark: Bool
  private var looks: [Look]

  /// Sober looks in the reader's own sixteen colours.
  package init(isDark: Bool = true) {
    self.isDark = isDark
    looks = Role.allCases.map(Theme.standardLook)
  }

  package subscript(role: Role) -> Look {
    get { looks[Int(role.rawValue)] }
    set { looks[Int(role.rawValue)] = newValue }
  }

  /// The ground's colour where none is set, for blending.
  var ground: UInt32 {
    isDark ? 0x1E_1E1E : 0xFF_FFFF
  }

  private static func standardLook(of role: Role) -> Look {
    switch role {
    case .none, .body, .label, .value: Look()
    case .title, .header: Look(.bold)
    case .subtitle, .caption, .muted, .border, .disabled: Look(.dim)
    case .accent, .tag: Look(foreground: Paint(palette: 6))
    case .success: Look(foreground: Paint(palette: 2))
    case .warning: Look(foreground: Paint(palette: 3))
    case .danger: Look(foreground: Paint(palette: 1))
    case .info: Look(foreground: Paint(palette: 4))
    case .code: Look(foreground: Paint(palette: 5))
    case .link: Look(.underline, foreground: Paint(palette: 4))
    case .selected: Look(.reverse)
    case .button: Look(.bold, foreground: Paint(palette: 6))
    }
  }
}
