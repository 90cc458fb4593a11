public import CGalley

/// An image of the page; as text, its description.
@safe
@frozen
public struct Image {
  @usableFromInline var atom: galley_image

  @inlinable
  init() {
    unsafe atom = galley_image()
    unsafe atom.size = UInt32(MemoryLayout<galley_image>.size)
  }

  /// Where the image is.
  @inlinable
  public var url: Phrase { unsafe Phrase(atom.url) }

  /// Its description; where it is empty nothing is drawn.
  @inlinable
  public var alt: Phrase { unsafe Phrase(atom.alt) }
}
