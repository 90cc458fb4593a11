internal import CGalley
internal import JSONText
internal import TextLayout
internal import Widgets

extension HostTable {
  /// The page's atoms, drawn alike for all packs.
  @unsafe
  static func installAtomOutput(_ table: inout galley_host) {
    unsafe table.put_text = { context, text, style in
      unsafe during(.drawing, context) { rendering in
        guard let text = unsafe SizedStruct.read(text, zero: .zero) else {
          return GALLEY_BAD_ARGUMENT
        }
        unsafe rendering.put(text.text.bytes.span, TextLook(text), style: Style(style))
        return GALLEY_OK
      }
    }
    unsafe table.put_icon = { context, icon, style in
      unsafe during(.drawing, context) { rendering in
        guard let icon = unsafe SizedStruct.read(icon, zero: galley_icon()) else {
          return GALLEY_BAD_ARGUMENT
        }
        unsafe rendering.putIcon(
          symbol: icon.symbol.bytes.span,
          color: Color(icon.color),
          style: Style(style)
        )
        return GALLEY_OK
      }
    }
    unsafe table.put_image = { context, image in
      unsafe during(.drawing, context) { rendering in
        guard let image = unsafe SizedStruct.read(image, zero: galley_image()) else {
          return GALLEY_BAD_ARGUMENT
        }
        unsafe rendering.putImage(alt: image.alt.bytes.span)
        return GALLEY_OK
      }
    }
    unsafe table.put_button = { context, button in
      unsafe during(.drawing, context) { rendering in
        guard let button = unsafe SizedStruct.read(button, zero: galley_button()) else {
          return GALLEY_BAD_ARGUMENT
        }
        return unsafe HostTable.put(button, in: rendering)
      }
    }
    unsafe table.put_tag = { context, tag in
      unsafe during(.drawing, context) { rendering in
        guard let tag = unsafe SizedStruct.read(tag, zero: galley_tag()) else {
          return GALLEY_BAD_ARGUMENT
        }
        return unsafe HostTable.put(tag, in: rendering)
      }
    }
  }

  @unsafe
  private static func put(_ button: galley_button, in rendering: RenderContext) -> Int32 {
    let look = unsafe ButtonLook(
      form: ButtonLook.Form(rawValue: UInt8(clamping: button.style)) ?? .solid,
      background: Color(button.background),
      fillsWidth: button.full_width != 0,
      isDisabled: button.disabled != 0
    )
    unsafe rendering.putButton(
      title: button.title.text.bytes.span,
      TextLook(button.title),
      icon: button.icon.symbol.bytes.span,
      iconColor: Color(button.icon.color),
      look,
      action: HostTable.node(button.action)
    )
    return GALLEY_OK
  }

  @unsafe
  private static func put(_ tag: galley_tag, in rendering: RenderContext) -> Int32 {
    unsafe rendering.putTag(
      text: tag.text.text.bytes.span,
      TextLook(tag.text),
      icon: tag.icon.symbol.bytes.span,
      iconColor: Color(tag.icon.color),
      background: Color(tag.background),
      border: Color(tag.border),
      action: HostTable.node(tag.action)
    )
    return GALLEY_OK
  }

  /// The node of a handle in the document of the call under way.
  @unsafe
  static func node(_ handle: UInt64) -> JSONNode? {
    guard let document = unsafe activeCall.document?.takeUnretainedValue() else { return nil }
    return Handle.node(handle, in: document)
  }
}

extension TextLook {
  /// What a pack passed.
  init(_ text: galley_text) {
    unsafe self.init(
      color: Color(text.color),
      alignment: Alignment(abi: text.alignment),
      maxLines: Int(text.max_lines),
      isMarkdown: text.is_markdown != 0,
      weight: Int(text.font_weight)
    )
  }
}
