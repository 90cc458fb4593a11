internal import Synchronization

/// Numbers that are given once in a process.
enum Editions {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
