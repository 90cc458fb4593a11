/// A value of the page document: a widget's `data`, or something within.
///
/// A value that isn't there is a content too, and everything within it is absent as well. It is
/// valid until the callback returns; later, it reads as absent.
@frozen
public struct Content {
  @usableFromInline let call: HostCall
  @usableFromInline let handle: UInt64

  @inlinable
  init(call: HostCall, handle: UInt64) {
    self.call = call
    self.handle = handle
  }

  /// What a value of the document is.
  public enum Kind: UInt32, Sendable {
    /// Not in the document.
    case absent

    /// `null`.
    case null

    /// `true` or `false`.
    case boolean

    /// A number.
    case number

    /// A string.
    case string

    /// An array.
    case array

    /// An object.
    case object
  }

  /// What the value is; absent for a kind that this kit doesn't know.
  @inlinable
  public var kind: Kind { Kind(rawValue: call.kind(handle)) ?? .absent }

  /// Whether the value is in the document.
  @inlinable
  public var exists: Bool { handle != 0 }

  /// An object's member; keys compare as bytes.
  @inlinable
  public subscript(key: Phrase) -> Content {
    Content(call: call, handle: call.member(handle, key))
  }

  /// An array's element, or an object's value by position.
  @inlinable
  public subscript(position: Int) -> Content {
    Content(call: call, handle: position < 0 ? 0 : call.element(handle, position))
  }

  /// How many elements or members there are; 0 for anything else.
  @inlinable
  public var count: Int { call.count(handle) }

  /// The key of an object's member by position.
  @inlinable
  public func key(at position: Int) -> Phrase {
    position < 0 ? "" : call.key(handle, position)
  }

  /// The JSON text as it stands in the document.
  @inlinable
  public var raw: Phrase { call.raw(handle) }
}
