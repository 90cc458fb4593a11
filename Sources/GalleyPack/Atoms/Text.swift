public import CGalley

/// A text of the page with its own colour, weight, alignment and limit.
@safe
@frozen
public struct Text {
  @usableFromInline var atom: galley_text

  @inlinable
  init() {
    unsafe atom = galley_text()
    unsafe atom.size = UInt32(MemoryLayout<galley_text>.size)
  }

  @inlinable
  init(_ host: galley_text) {
    unsafe atom = host
  }

  /// Its characters.
  @inlinable
  public var phrase: Phrase { unsafe Phrase(atom.text) }

  /// Its own colour.
  @inlinable
  public var color: Color { unsafe Color(atom.color) }

  /// Where its lines stand.
  @inlinable
  public var alignment: Alignment { unsafe Alignment(code: atom.alignment) }

  /// The most lines that it takes; 0 for no limit.
  @inlinable
  public var maxLines: Int { unsafe Int(atom.max_lines) }

  /// The same as a part of a line: without a limit of lines and an alignment of its own.
  @inlinable
  public var inline: Text {
    var text = self
    unsafe text.atom.max_lines = 0
    unsafe text.atom.alignment = GALLEY_LEADING
    return text
  }

  /// Whether its characters are Markdown.
  @inlinable
  public var isMarkdown: Bool { unsafe atom.is_markdown != 0 }
}
