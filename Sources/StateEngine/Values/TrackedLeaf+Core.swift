extension Bool: TrackedLeaf {}
extension Int: TrackedLeaf {}
extension Int8: TrackedLeaf {}
extension Int16: TrackedLeaf {}
extension Int32: TrackedLeaf {}
extension Int64: TrackedLeaf {}
extension UInt: TrackedLeaf {}
extension UInt8: TrackedLeaf {}
extension UInt16: TrackedLeaf {}
extension UInt32: TrackedLeaf {}
extension UInt64: TrackedLeaf {}
extension Duration: TrackedLeaf {}
extension Never: TrackedLeaf {}
extension ObjectIdentifier: TrackedLeaf {}
extension Version: TrackedLeaf {}

extension Float: TrackedLeaf {
  /// Whether the bits are equal, so that a NaN is the same as itself and −0 isn't 0.
  public static func isSame(_ old: Float, _ new: Float) -> Bool {
    old.bitPattern == new.bitPattern
  }
}

extension Double: TrackedLeaf {
  /// Whether the bits are equal, so that a NaN is the same as itself and −0 isn't 0.
  public static func isSame(_ old: Double, _ new: Double) -> Bool {
    old.bitPattern == new.bitPattern
  }
}

extension String: TrackedLeaf {
  /// Whether the UTF-8 bytes are equal: two spellings of `é` draw alike but aren't the same.
  public static func isSame(_ old: String, _ new: String) -> Bool {
    old.utf8.count == new.utf8.count && old.utf8.elementsEqual(new.utf8)
  }
}

extension Substring: TrackedLeaf {
  /// Whether the UTF-8 bytes are equal.
  public static func isSame(_ old: Substring, _ new: Substring) -> Bool {
    old.utf8.elementsEqual(new.utf8)
  }
}

extension Character: TrackedLeaf {
  /// Whether the UTF-8 bytes are equal.
  public static func isSame(_ old: Character, _ new: Character) -> Bool {
    old.utf8.elementsEqual(new.utf8)
  }
}

extension Unicode.Scalar: TrackedLeaf {}

extension Range: StateValue where Bound: TrackedLeaf {}
extension Range: TrackedLeaf where Bound: TrackedLeaf {}
extension ClosedRange: StateValue where Bound: TrackedLeaf {}
extension ClosedRange: TrackedLeaf where Bound: TrackedLeaf {}
