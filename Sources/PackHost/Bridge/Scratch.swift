/// Zeroed memory of one call into a pack, freed when the call ends.
@safe
final class Scratch {
  private var blocks: [UnsafeMutableRawPointer] = unsafe []
  private var total = 0
  /// The most bytes that one call may have.
  static let most = 64 << 20

  /// Zeroed bytes, or nil beyond the limit or for an alignment that is no power of two up to 64.
  func allocate(_ count: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    let isAligned = alignment > 0 && alignment <= 64 && alignment & (alignment - 1) == 0
    guard isAligned, count >= 0, count <= Scratch.most - total else { return nil }
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 1),
      alignment: max(alignment, 16)
    )
    unsafe block.initializeMemory(as: UInt8.self, repeating: 0, count: max(count, 1))
    unsafe blocks.append(block)
    total += count
    return unsafe block
  }

  deinit {
    while let block = unsafe blocks.popLast() {
      unsafe block.deallocate()
    }
  }
}
