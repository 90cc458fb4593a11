internal import Platform

/// The places of files in a list, found by what makes two names those of one file.
///
/// Open addressing with linear probing, at most half full. A dictionary would do the same, but its
/// type is put together when a program first makes one, which takes as long as finding a dozen packs.
struct FileIndex {
  /// For each slot the file's inode and device, and its place plus one; zero where it is free.
  private var slots: [UInt64] = []
  private var count = 0

  /// Makes room for so many more files.
  mutating func reserve(_ more: Int) {
    var size = max(slots.count / 3, 16)
    while (count + more) * 2 > size { size *= 2 }
    if size * 3 == slots.count { return }
    let old = slots
    slots = [UInt64](repeating: 0, count: size * 3)
    for slot in stride(from: 0, to: old.count, by: 3) where old[slot + 2] != 0 {
      let free = self.slot(of: FileIdentity(device: old[slot + 1], inode: old[slot]))
      for part in 0..<3 { slots[free + part] = old[slot + part] }
    }
  }

  /// Keeps a place for a file, unless it has one.
  ///
  /// - Returns: the place that it has already.
  mutating func insert(_ file: FileIdentity, at place: Int) -> Int? {
    reserve(1)
    let slot = slot(of: file)
    if slots[slot + 2] != 0 { return Int(slots[slot + 2]) - 1 }
    slots[slot] = file.inode
    slots[slot + 1] = file.device
    slots[slot + 2] = UInt64(place) + 1
    count += 1
    return nil
  }

  /// Where a file is, or would go.
  private func slot(of file: FileIdentity) -> Int {
    let size = slots.count / 3
    // Files of a directory have inodes that follow each other: the product spreads them.
    let hash = (file.inode ^ file.device &<< 32) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(hash >> 32) & (size - 1)
    while slots[slot * 3 + 2] != 0 && !holds(file, slot * 3) { slot = (slot + 1) & (size - 1) }
    return slot * 3
  }

  private func holds(_ file: FileIdentity, _ slot: Int) -> Bool {
    slots[slot] == file.inode && slots[slot + 1] == file.device
  }
}
