public import CGalley

/// Output. A refusal needs no answer: the host drops what it refuses and judges the widget itself.
extension HostCall {
  @inlinable
  func run(_ text: Phrase) {
    _ = unsafe host.pointee.run(context, text.host, nil)
  }

  @inlinable
  func run(_ text: Phrase, _ style: Style) {
    var style = style.host
    _ = unsafe host.pointee.run(context, text.host, &style)
  }

  @inlinable
  func put(_ text: Text) {
    _ = unsafe withUnsafePointer(to: text.atom) { atom in
      unsafe host.pointee.put_text(context, atom, nil)
    }
  }

  @inlinable
  func put(_ text: Text, _ style: Style) {
    var style = style.host
    _ = unsafe withUnsafePointer(to: text.atom) { atom in
      unsafe host.pointee.put_text(context, atom, &style)
    }
  }

  @inlinable
  func put(_ icon: Icon) {
    _ = unsafe withUnsafePointer(to: icon.atom) { atom in
      unsafe host.pointee.put_icon(context, atom, nil)
    }
  }

  @inlinable
  func put(_ icon: Icon, _ style: Style) {
    var style = style.host
    _ = unsafe withUnsafePointer(to: icon.atom) { atom in
      unsafe host.pointee.put_icon(context, atom, &style)
    }
  }

  @inlinable
  func put(_ image: Image) {
    _ = unsafe withUnsafePointer(to: image.atom) { atom in
      unsafe host.pointee.put_image(context, atom)
    }
  }

  @inlinable
  func put(_ button: Button) {
    _ = unsafe withUnsafePointer(to: button.atom) { atom in
      unsafe host.pointee.put_button(context, atom)
    }
  }

  @inlinable
  func put(_ tag: Tag) {
    _ = unsafe withUnsafePointer(to: tag.atom) { atom in
      unsafe host.pointee.put_tag(context, atom)
    }
  }

  @inlinable
  func newline() {
    _ = unsafe host.pointee.newline(context)
  }

  @inlinable
  func paragraph(_ paragraph: Paragraph) {
    var paragraph = paragraph.host
    _ = unsafe host.pointee.paragraph(context, &paragraph)
  }

  @inlinable
  func fill(_ pattern: Phrase) {
    _ = unsafe host.pointee.fill(context, pattern.host, nil)
  }

  @inlinable
  func fill(_ pattern: Phrase, _ style: Style) {
    var style = style.host
    _ = unsafe host.pointee.fill(context, pattern.host, &style)
  }
}
