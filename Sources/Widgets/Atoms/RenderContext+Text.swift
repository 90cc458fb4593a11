package import JSONText
package import Pages
package import TextLayout

extension RenderContext {
  /// Types a text atom over a style.
  ///
  /// One with an alignment or a limit begins a line and sets it until it ends.
  package func put(_ text: Span<UInt8>, _ look: TextLook, style: Style = .inherited) {
    if look.setsLine {
      flow.setLine(Paragraph(alignment: look.alignment, maxLines: look.maxLines))
    }
    let style = look.applied(to: style)
    if look.isMarkdown {
      flow.markdown(text, style: style)
    } else {
      flow.run(text, style: style)
    }
  }

  /// Types a decoded text of a document over a style.
  package func put(_ text: TextAtom, in document: JSONDocument, style: Style = .inherited) {
    let look = TextLook(text, in: document)
    _ = document.withUTF8(text.text) { put($0, look, style: style) }
  }

  /// Types what stands for an image: its description, or nothing.
  package func putImage(alt: Span<UInt8>) {
    guard !alt.isEmpty else { return }
    let style = Style(role: .muted)
    flow.run("[img: ", style: style)
    flow.run(alt, style: style)
    flow.run("]", style: style)
  }

  /// Types an icon: a glyph for the symbols that have one, else the symbol's name between colons.
  package func putIcon(symbol: Span<UInt8>, color: Color, style: Style = .inherited) {
    var style = style
    if color.isSet { style.foreground = color }
    if let glyph = IconGlyph.named(symbol) {
      flow.run(flow.marks.charset == .ascii ? glyph.ascii : glyph.unicode, style: style)
    } else {
      flow.run(":", style: style)
      flow.run(symbol, style: style)
      flow.run(":", style: style)
    }
  }
}

extension TextLook {
  /// The look of a decoded text.
  package init(_ atom: TextAtom, in document: JSONDocument) {
    self.init(
      color: Color(atom.color, in: document),
      alignment: Alignment(rawValue: atom.alignment.rawValue) ?? .leading,
      maxLines: Int(atom.maxLines),
      isMarkdown: atom.isMarkdown,
      weight: Int(atom.font.weight)
    )
  }
}
