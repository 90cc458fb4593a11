/// The ids of one kind of element in a page, and the rule that keeps them unique.
///
/// Elements claim their ids in document order. The first claim of an id gets it; a repeat gets the
/// next free suffix, `id#2`, `id#3` and so on, where ids that were written or given before count as
/// taken. Claims made later, for appended pages and mutations, go through the same table, so only
/// newcomers are renamed. Ids compare as bytes.
///
/// An open-addressing hash table over one byte arena.
/// - Complexity: a claim takes time linear in the id's length on average; n claims of one id take
///   O(n) probes together, since each id remembers the last suffix it gave.
package struct IdentityTable: Sendable {
  private struct Entry: Sendable {
    var start: UInt32
    var count: UInt32
    var hash: UInt32
    var lastSuffix: UInt32
    var holder: Place
    /// Whether nobody has the id any more.
    var isFree = false
  }

  /// What a claim came to.
  package struct Claim: Hashable, Sendable {
    /// The suffix given, from 2; 0 where the id was free.
    package var suffix: UInt32 = 0
    /// Who has the id itself, where it wasn't free.
    package var holder: Place?
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Indexes into the entries plus one, 0 for an empty slot.
  ///
  /// The count is a power of two.
  private var slots: [UInt32] = []
  /// How often a slot was looked at, for tests of cost.
  package private(set) var probes = 0

  package init() {}

  /// How many ids are taken.
  package var count: Int { entries.count - freed }

  /// How many entries nobody has any more.
  private var freed = 0

  /// Takes an id for the element at `place`, or the next free suffix of it.
  ///
  /// - Parameters:
  ///   - place: Where the element stands.
  ///   - appendID: Appends the id's bytes to what it is given.
  /// - Returns: Whether the id was free, and what became of it.
  package mutating func claim(
    at place: Place,
    _ appendID: (inout [UInt8]) -> Void
  ) -> Claim {
    let start = bytes.count
    appendID(&bytes)
    guard let first = take(from: start, for: place) else { return Claim() }
    let stem = bytes.count
    var suffix = max(entries[first].lastSuffix, 1)
    while true {
      suffix += 1
      bytes.append(UInt8(ascii: "#"))
      Decimal.append(suffix, to: &bytes)
      if take(from: start, for: place) == nil { break }
      bytes.removeSubrange(stem...)
    }
    entries[first].lastSuffix = suffix
    return Claim(suffix: suffix, holder: entries[first].holder)
  }

  /// Gives an id back, so that the next claim of it gets it.
  package mutating func release(_ id: String) {
    guard let index = index(of: id), !entries[index].isFree else { return }
    entries[index].isFree = true
    freed += 1
  }

  /// Where the element with this id stands.
  package func place(of id: String) -> Place? {
    index(of: id).flatMap { entries[$0].isFree ? nil : entries[$0].holder }
  }

  private func index(of id: String) -> Int? {
    guard !slots.isEmpty else { return nil }
    let id = Array(id.utf8)
    let hash = Self.hash(id.span)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      let range = Int(entry.start)..<Int(entry.start + entry.count)
      if entry.hash == hash, bytes[range].elementsEqual(id) { return Int(slots[slot]) - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Enters the id at the arena's end; the index of the entry that has it already, or nil.
  private mutating func take(from start: Int, for place: Place) -> Int? {
    if (entries.count + 1) * 4 > slots.count * 3 { grow() }
    let hash = Self.hash(bytes.span.extracting(start...))
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      probes += 1
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, isSame(entries[index], from: start) {
        return reclaim(index, for: place) ? nil : index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let count = bytes.count - start
    entries.append(
      Entry(
        start: UInt32(start),
        count: UInt32(count),
        hash: hash,
        lastSuffix: 0,
        holder: place
      )
    )
    slots[slot] = UInt32(entries.count)
    return nil
  }

  /// Takes an id that was given back; its bytes are in the arena already.
  private mutating func reclaim(_ index: Int, for place: Place) -> Bool {
    guard entries[index].isFree else { return false }
    entries[index].isFree = false
    entries[index].holder = place
    freed -= 1
    return true
  }

  private func isSame(_ entry: Entry, from start: Int) -> Bool {
    guard Int(entry.count) == bytes.count - start else { return false }
    let first = Int(entry.start)
    return bytes[first..<first + Int(entry.count)] == bytes[start...]
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(16, slots.count * 2))
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// Seeded anew in each process, so that no document can aim for collisions.
  private static func hash(_ id: Span<UInt8>) -> UInt32 {
    var hasher = Hasher()
    unsafe id.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
