extension TextFlow {
  /// Types text with inline markdown: emphasis, strong, strike, code and links.
  ///
  /// - Complexity: O(n), but for code spans of many different lengths.
  package func markdown(_ text: Span<UInt8>, style: Style = .inherited) {
    for piece in InlineMarkdown(text).pieces {
      var style = style
      style.attributes.formUnion(piece.look.attributes)
      if piece.look.isCode { style.role = .code }
      if let target = piece.look.link {
        style.link = styles.link(text.extracting(target))
        if style.link != .none { style.role = .link }
      }
      run(text.extracting(piece.range), style: style)
    }
  }
}
