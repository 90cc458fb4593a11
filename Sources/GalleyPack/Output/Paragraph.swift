public import CGalley

/// How the lines that follow are set.
@frozen
public struct Paragraph: Sendable {
  @usableFromInline let host: galley_paragraph

  /// Lines; as they stand, leading, wrapped and without limit.
  ///
  /// - Parameters:
  ///   - alignment: where the lines stand.
  ///   - wraps: whether a long line goes on in the next, or is cut with an ellipsis.
  ///   - maxLines: the most lines that a paragraph takes, or 0.
  ///   - firstIndent: cells before the first line.
  ///   - restIndent: cells before the others.
  @inlinable
  public init(
    alignment: Alignment = .leading,
    wraps: Bool = true,
    maxLines: Int = 0,
    firstIndent: Int = 0,
    restIndent: Int = 0
  ) {
    host = galley_paragraph(
      size: UInt32(MemoryLayout<galley_paragraph>.size),
      alignment: alignment.rawValue,
      wrap: wraps ? GALLEY_WRAP_WORD : GALLEY_WRAP_NONE,
      max_lines: UInt32(clamping: maxLines),
      first_indent: UInt32(clamping: firstIndent),
      rest_indent: UInt32(clamping: restIndent)
    )
  }
}
