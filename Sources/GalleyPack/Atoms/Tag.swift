public import CGalley

/// A tag of the page: a short text on a ground of its own.
@safe
@frozen
public struct Tag {
  @usableFromInline var atom: galley_tag

  @inlinable
  init() {
    unsafe atom = galley_tag()
    unsafe atom.size = UInt32(MemoryLayout<galley_tag>.size)
    unsafe atom.text = Text().atom
    unsafe atom.icon = Icon().atom
  }

  /// What it says.
  @inlinable
  public var text: Text { unsafe Text(atom.text) }
}
