/// A hash table from the bytes of a name to a number, looked up without making a copy of the name.
///
/// Open addressing with linear probing, at most half full.
struct TypeIndex: Sendable {
  /// A hash and a number plus one; zero is a free slot.
  private struct Slot {
    var hash: UInt32
    var number: UInt32
  }

  private var slots = [Slot](repeating: Slot(hash: 0, number: 0), count: 16)
  private var count = 0

  /// The number that was inserted for a name.
  ///
  /// - Parameters:
  ///   - hash: The hash of the bytes looked for.
  ///   - hasName: Whether a number belongs to these bytes; asked only where the hashes are equal.
  /// - Returns: nil where the name wasn't inserted.
  func find(_ hash: UInt32, hasName: (Int) -> Bool) -> Int? {
    var place = Int(hash) & (slots.count - 1)
    while slots[place].number != 0 {
      let number = Int(slots[place].number) - 1
      if slots[place].hash == hash, hasName(number) {
        return number
      }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a name that isn't there yet, by its hash.
  mutating func insert(_ hash: UInt32, number: Int) {
    reserve(1)
    place(Slot(hash: hash, number: UInt32(number + 1)))
    count += 1
  }

  /// Makes room for so many more names.
  mutating func reserve(_ more: Int) {
    var size = slots.count
    while (count + more) * 2 > size { size *= 2 }
    if size > slots.count { grow(to: size) }
  }

  private mutating func grow(to size: Int) {
    let old = slots
    slots = [Slot](repeating: Slot(hash: 0, number: 0), count: size)
    for slot in old where slot.number != 0 {
      place(slot)
    }
  }

  private mutating func place(_ slot: Slot) {
    var index = Int(slot.hash) & (slots.count - 1)
    while slots[index].number != 0 {
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = slot
  }
}
