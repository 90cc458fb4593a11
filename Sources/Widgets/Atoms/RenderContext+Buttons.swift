package import JSONText
package import Pages
package import TextLayout

extension RenderContext {
  /// Types a button as one tappable region.
  ///
  /// - Parameters:
  ///   - title: The title's bytes.
  ///   - titleLook: How the title asks to be set; its alignment and limit don't count.
  ///   - icon: The bytes of an icon's symbol; empty for none.
  ///   - iconColor: The icon's colour.
  ///   - look: How the button is drawn.
  ///   - action: The page's action.
  package func putButton(
    title: Span<UInt8>,
    _ titleLook: TextLook,
    icon: Span<UInt8>,
    iconColor: Color = .unset,
    _ look: ButtonLook,
    action: JSONNode?
  ) {
    if !look.isDisabled { beginRegion(action: action, event: "", label: title) }
    let style = look.style
    flow.run(look.opening, style: style)
    if look.fillsWidth { flow.fill(.blank, style: style) }
    putLabel(title, titleLook, icon: icon, iconColor: iconColor, style: style)
    if look.fillsWidth { flow.fill(.blank, style: style) }
    flow.run(look.closing, style: style)
    if !look.isDisabled { endRegion() }
  }

  /// Types a tag between angle marks, as a tappable region where it has an action.
  package func putTag(
    text: Span<UInt8>,
    _ textLook: TextLook,
    icon: Span<UInt8>,
    iconColor: Color = .unset,
    background: Color,
    border: Color,
    action: JSONNode?
  ) {
    if action != nil { beginRegion(action: action, event: "", label: text) }
    let style = Style(role: .tag, foreground: border, background: background)
    flow.run(.previous, style: style)
    putLabel(text, textLook, icon: icon, iconColor: iconColor, style: style)
    flow.run(.next, style: style)
    if action != nil { endRegion() }
  }

  /// Types a button of a document.
  package func put(_ button: ButtonAtom, in document: JSONDocument) {
    let titleLook = button.title.map { TextLook($0, in: document) } ?? TextLook()
    let look = ButtonLook(
      form: ButtonLook.Form(rawValue: button.style.rawValue) ?? .solid,
      background: Color(button.background, in: document),
      fillsWidth: button.fillsWidth,
      isDisabled: button.isDisabled
    )
    let iconColor = Color(button.icon?.color, in: document)
    document.withBytes(button.title?.text) { title in
      document.withBytes(button.icon?.symbol) { icon in
        putButton(
          title: title,
          titleLook,
          icon: icon,
          iconColor: iconColor,
          look,
          action: button.action
        )
      }
    }
  }

  private func putLabel(
    _ text: Span<UInt8>,
    _ look: TextLook,
    icon: Span<UInt8>,
    iconColor: Color,
    style: Style
  ) {
    if !icon.isEmpty {
      putIcon(symbol: icon, color: iconColor, style: style)
      if !text.isEmpty { flow.run(" ", style: style) }
    }
    flow.run(text, style: look.applied(to: style))
  }
}

extension JSONDocument {
  /// Reads the bytes of a string; none where there is no string.
  fileprivate func withBytes(_ node: JSONNode?, _ read: (Span<UInt8>) -> Void) {
    if let node, withUTF8(node, read) != nil { return }
    let none: [UInt8] = []
    read(none.span)
  }
}
