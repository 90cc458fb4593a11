extension StateMap {
  /// The way to a key: its hash, five bits for each level.
  struct Path {
    let hash: UInt
    private(set) var depth: UInt = 0

    init(of key: Key) {
      hash = UInt(bitPattern: key.hashValue)
    }

    /// The bit of the way that the path takes at this level.
    var bit: UInt32 { 1 << UInt32((hash >> (depth * 5)) & 31) }

    /// Whether the hash has no more bits, so that keys are told apart by comparing them.
    var isAtEnd: Bool { depth == Self.end }

    /// The level at which all bits of a hash are used up.
    static var end: UInt { 13 }

    /// The path from the next level on.
    var next: Path {
      var next = self
      next.depth += 1
      return next
    }
  }

  /// A key with its value.
  struct Entry {
    let key: Key
    var value: Value
  }

  /// A level of the trie: entries and further levels, each marked by a bit.
  ///
  /// A node that several maps share is never changed; they copy it first.
  final class Node: @unchecked Sendable {
    private(set) var entryBits: UInt32 = 0
    private(set) var nodeBits: UInt32 = 0
    private(set) var entries: [Entry] = []
    private(set) var nodes: [Node] = []

    /// A node with the same entries and levels.
    func copy() -> Node {
      let copy = Node()
      copy.entryBits = entryBits
      copy.nodeBits = nodeBits
      copy.entries = entries
      copy.nodes = nodes
      return copy
    }

    /// The value of a key below.
    func value(_ key: Key, _ path: Path) -> Value? {
      if path.isAtEnd { return entries.first { $0.key == key }?.value }
      if nodeBits & path.bit != 0 { return nodes[index(nodeBits, path)].value(key, path.next) }
      guard entryBits & path.bit != 0 else { return nil }
      let entry = entries[index(entryBits, path)]
      return entry.key == key ? entry.value : nil
    }

    /// Sets the value of a key below; the node must be one map's alone.
    ///
    /// - Returns: Whether the key is new.
    func update(_ value: Value, for key: Key, _ path: Path) -> Bool {
      if path.isAtEnd { return updateAtEnd(value, for: key) }
      if nodeBits & path.bit != 0 {
        return own(index(nodeBits, path)).update(value, for: key, path.next)
      }
      let place = index(entryBits, path)
      guard entryBits & path.bit != 0 else {
        entryBits |= path.bit
        entries.insert(Entry(key: key, value: value), at: place)
        return true
      }
      if entries[place].key == key {
        entries[place].value = value
        return false
      }
      pushDown(place, path)
      return own(index(nodeBits, path)).update(value, for: key, path.next)
    }

    /// Removes a key below that is there; the node must be one map's alone.
    func remove(_ key: Key, _ path: Path) {
      if path.isAtEnd {
        entries.removeAll { $0.key == key }
      } else if entryBits & path.bit != 0 {
        entries.remove(at: index(entryBits, path))
        entryBits &= ~path.bit
      } else if nodeBits & path.bit != 0 {
        let place = index(nodeBits, path)
        let below = own(place)
        below.remove(key, path.next)
        if below.nodes.isEmpty, below.entries.count < 2 { pullUp(place, path) }
      }
    }

    /// Visits the entries at and below this node.
    func visit(_ body: (Entry) -> Void) {
      for entry in entries { body(entry) }
      for node in nodes { node.visit(body) }
    }

    private func updateAtEnd(_ value: Value, for key: Key) -> Bool {
      if let known = entries.firstIndex(where: { $0.key == key }) {
        entries[known].value = value
        return false
      }
      entries.append(Entry(key: key, value: value))
      return true
    }

    /// A node below that is this map's alone.
    private func own(_ place: Int) -> Node {
      if !isKnownUniquelyReferenced(&nodes[place]) { nodes[place] = nodes[place].copy() }
      return nodes[place]
    }

    /// Moves an entry to a new level below, because another key goes the same way.
    private func pushDown(_ place: Int, _ path: Path) {
      let entry = entries.remove(at: place)
      entryBits &= ~path.bit
      let below = Node()
      var way = Path(of: entry.key)
      while way.depth <= path.depth { way = way.next }
      _ = below.update(entry.value, for: entry.key, way)
      nodes.insert(below, at: index(nodeBits, path))
      nodeBits |= path.bit
    }

    /// Moves the only entry of a level below up to this one, or removes an empty level.
    private func pullUp(_ place: Int, _ path: Path) {
      let below = nodes.remove(at: place)
      nodeBits &= ~path.bit
      guard let entry = below.entries.first else { return }
      entries.insert(entry, at: index(entryBits, path))
      entryBits |= path.bit
    }

    private func index(_ bits: UInt32, _ path: Path) -> Int {
      (bits & (path.bit - 1)).nonzeroBitCount
    }
  }
}
