/// Which directional controls of a text are open (UAX #9), so that none outlives its line.
///
/// Overrides count but are never kept: they can make text read as what it isn't.
struct BidiNesting {
  private static let limit = 60
  private var isolates: UInt64 = 0
  private var dropped: UInt64 = 0
  private var depth = 0
  private var beyond = 0

  var isEmpty: Bool { depth == 0 }

  /// Takes in a control; answers whether the text keeps it.
  mutating func keeps(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x202A, 0x202B: open(isolate: false, keep: true)
    case 0x202D, 0x202E: open(isolate: false, keep: false)
    case 0x2066...0x2068: open(isolate: true, keep: true)
    case 0x2069: closeIsolate()
    default: closeEmbedding()
    }
  }

  /// Closes the innermost open control; answers the scalar that does so in the text.
  mutating func closeLast() -> UInt32? {
    depth -= 1
    beyond = 0
    let bit = UInt64(1) << UInt64(depth)
    if dropped & bit != 0 { return nil }
    return isolates & bit != 0 ? 0x2069 : 0x202C
  }

  private mutating func open(isolate: Bool, keep: Bool) -> Bool {
    guard depth < Self.limit else {
      beyond += 1
      return false
    }
    let bit = UInt64(1) << UInt64(depth)
    isolates = isolate ? isolates | bit : isolates & ~bit
    dropped = keep ? dropped & ~bit : dropped | bit
    depth += 1
    return keep
  }

  private mutating func closeEmbedding() -> Bool {
    guard beyond == 0 else {
      beyond -= 1
      return false
    }
    let bit = depth > 0 ? UInt64(1) << UInt64(depth - 1) : 0
    guard depth > 0, isolates & bit == 0 else { return false }
    depth -= 1
    return dropped & bit == 0
  }

  /// Closes the innermost isolate and the embeddings inside it (UAX #9 BD9).
  private mutating func closeIsolate() -> Bool {
    guard beyond == 0 else {
      beyond -= 1
      return false
    }
    let open = isolates & ((UInt64(1) << UInt64(depth)) - 1)
    guard open != 0 else { return false }
    depth = 63 - open.leadingZeroBitCount
    return true
  }
}
