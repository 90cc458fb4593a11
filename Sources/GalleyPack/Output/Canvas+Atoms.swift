/// The page's atoms, drawn by the host, so that all packs agree.
extension Canvas {
  /// Draws a text over a style.
  @inlinable
  public func put(_ text: Text, _ style: Style) {
    call.put(text, style)
  }

  /// Draws a text.
  @inlinable
  public func put(_ text: Text) {
    call.put(text)
  }

  /// Draws a text over a style and ends the line.
  @inlinable
  public func line(_ text: Text, _ style: Style) {
    call.put(text, style)
    call.newline()
  }

  /// Draws a text and ends the line.
  @inlinable
  public func line(_ text: Text) {
    call.put(text)
    call.newline()
  }

  /// Draws an icon over a style.
  @inlinable
  public func put(_ icon: Icon, _ style: Style) {
    call.put(icon, style)
  }

  /// Draws an icon.
  @inlinable
  public func put(_ icon: Icon) {
    call.put(icon)
  }

  /// Draws an image's description.
  @inlinable
  public func put(_ image: Image) {
    call.put(image)
  }

  /// Draws a button that can be tapped.
  @inlinable
  public func put(_ button: Button) {
    call.put(button)
  }

  /// Draws a tag that can be tapped.
  @inlinable
  public func put(_ tag: Tag) {
    call.put(tag)
  }
}
