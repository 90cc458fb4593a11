extension StyleTable {
  /// A style inside another, with the theme's looks applied.
  ///
  /// On a ground that the page chose, text without a colour of its own is black or white: the
  /// theme's colours are meant for the reader's ground. A colour that the page chose isn't dimmed.
  func resolved(_ style: Style, over base: ResolvedStyle) -> ResolvedStyle {
    let look = theme[style.role]
    var result = base
    if style.role != .none { result.role = style.role }
    result.attributes.formUnion(
      style.foreground.isSet ? look.attributes.subtracting(.dim) : look.attributes
    )
    result.attributes.formUnion(style.attributes)
    if style.link != .none { result.link = style.link }
    if look.background.isSet { result.background = look.background }
    if style.background.isSet {
      result.background = paint(style.background, over: base.background)
    }
    result.foreground = foreground(of: style, look: look, base: base, on: result.background)
    return result
  }

  private func foreground(
    of style: Style,
    look: Theme.Look,
    base: ResolvedStyle,
    on ground: Paint
  ) -> Paint {
    if style.foreground.isSet { return paint(style.foreground, over: ground) }
    if let exact = ground.rgb, look.foreground.isSet || style.background.isSet {
      return Paint.readable(on: exact)
    }
    return look.foreground.isSet ? look.foreground : base.foreground
  }

  /// A page's colour on this theme's ground, blended with what lies beneath.
  func paint(_ color: Color, over beneath: Paint) -> Paint {
    let argb = theme.isDark ? color.dark : color.light
    if argb >> 24 == 0 { return beneath }
    return Paint(rgb: Paint.blend(argb: argb, over: beneath.approximate ?? theme.ground))
  }

  /// A style on another ground; black and white text stays readable.
  func regrounded(_ id: StyleID, on ground: Paint) -> StyleID {
    var style = self[id]
    style.background = ground
    if let exact = ground.rgb, let ink = style.foreground.rgb, ink == 0 || ink == 0xFF_FFFF {
      style.foreground = Paint.readable(on: exact)
    }
    return intern(style)
  }

  /// A style with another foreground, as bright as that is.
  func tinted(_ id: StyleID, with foreground: Paint) -> StyleID {
    var style = self[id]
    style.foreground = foreground
    style.attributes.remove(.dim)
    return intern(style)
  }
}
