package import TextLayout

/// How a button is drawn, apart from its title and icon.
package struct ButtonLook: Sendable {
  /// What encloses a button's title.
  package enum Form: UInt8, Sendable {
    /// `[ Title ]`
    case solid
    /// `( Title )`
    case outline
    /// `Title`
    case plain
  }

  package var form: Form
  package var background: Color
  package var fillsWidth: Bool
  package var isDisabled: Bool

  /// Makes a look; without arguments, that of a bare string.
  package init(
    form: Form = .solid,
    background: Color = .unset,
    fillsWidth: Bool = false,
    isDisabled: Bool = false
  ) {
    self.form = form
    self.background = background
    self.fillsWidth = fillsWidth
    self.isDisabled = isDisabled
  }

  var style: Style {
    Style(role: isDisabled ? .disabled : .button, background: form == .solid ? background : .unset)
  }

  var opening: StaticString {
    switch form {
    case .solid: "[ "
    case .outline: "( "
    case .plain: ""
    }
  }

  var closing: StaticString {
    switch form {
    case .solid: " ]"
    case .outline: " )"
    case .plain: ""
    }
  }
}
