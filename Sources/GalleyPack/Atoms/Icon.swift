public import CGalley

/// An icon of the page; the host draws a mark for the symbols that it knows.
@safe
@frozen
public struct Icon {
  @usableFromInline var atom: galley_icon

  @inlinable
  init() {
    unsafe atom = galley_icon()
    unsafe atom.size = UInt32(MemoryLayout<galley_icon>.size)
  }

  /// The name of its symbol.
  @inlinable
  public var symbol: Phrase { unsafe Phrase(atom.symbol) }

  /// Its own colour.
  @inlinable
  public var color: Color { unsafe Color(atom.color) }
}
