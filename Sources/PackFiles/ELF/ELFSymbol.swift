/// A name that a library exports.
package struct ELFSymbol: Hashable, Sendable {
  /// What the name stands for.
  package enum Kind: Hashable, Sendable {
    case function
    case object
    case threadLocal
    /// A function chosen when the library is loaded.
    case indirectFunction
    case other

    init(_ value: UInt8) {
      switch value {
      case 1: self = .object
      case 2: self = .function
      case 6: self = .threadLocal
      case 10: self = .indirectFunction
      default: self = .other
      }
    }
  }

  /// The name's bytes.
  package let name: [UInt8]
  /// Whether the process has one of it, whatever libraries define it (`STB_GNU_UNIQUE`).
  package let isUnique: Bool
  /// What it stands for.
  package let kind: Kind
  /// Where it lies in memory, before the loader moves it all.
  package let address: UInt64
  /// How many bytes it has.
  package let size: UInt64
}
