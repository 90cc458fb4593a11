internal import Platform

/// A hash table from files to numbers.
///
/// Open addressing with linear probing, at most half full. A `Dictionary` of these keys would do,
/// but what the runtime makes of a new kind of those, once, takes as long as checking ten packs.
struct FileIndex {
  /// A file and a number plus one; zero is a free slot.
  private struct Slot {
    var file: FileIdentity
    var number: Int
  }

  private static let free = Slot(file: FileIdentity(device: 0, inode: 0), number: 0)

  private var slots = [Slot](repeating: FileIndex.free, count: 64)
  private var count = 0

  /// Adds a file, unless it is there.
  ///
  /// - Returns: The number of a file that is there already.
  mutating func insert(_ file: FileIdentity, number: Int) -> Int? {
    if (count + 1) * 2 > slots.count { grow() }
    let place = place(of: file)
    if slots[place].number != 0 { return slots[place].number - 1 }
    slots[place] = Slot(file: file, number: number + 1)
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: FileIndex.free, count: old.count * 2)
    for slot in old where slot.number != 0 { slots[place(of: slot.file)] = slot }
  }

  /// Where a file is, or would be put.
  private func place(of file: FileIdentity) -> Int {
    let mixed = (file.inode ^ file.device << 32) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
    while slots[place].number != 0, slots[place].file != file {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }
}
