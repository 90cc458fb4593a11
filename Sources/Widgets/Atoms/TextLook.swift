package import TextLayout

/// How a text atom asks to be set, apart from its bytes.
package struct TextLook: Sendable {
  package var color: Color
  package var alignment: Alignment
  /// 0 where there is no limit.
  package var maxLines: Int
  package var isMarkdown: Bool
  /// 100 to 900, 0 where unset.
  package var weight: Int

  /// Makes a look; without arguments, that of a bare string.
  package init(
    color: Color = .unset,
    alignment: Alignment = .leading,
    maxLines: Int = 0,
    isMarkdown: Bool = false,
    weight: Int = 0
  ) {
    self.color = color
    self.alignment = alignment
    self.maxLines = maxLines
    self.isMarkdown = isMarkdown
    self.weight = weight
  }

  /// Whether the text begins a line of its own.
  var setsLine: Bool { alignment != .leading || maxLines > 0 }

  /// A style with the text's own colour and weight laid over it.
  func applied(to style: Style) -> Style {
    var style = style
    if color.isSet { style.foreground = color }
    if weight >= 600 { style.attributes.insert(.bold) }
    return style
  }
}
