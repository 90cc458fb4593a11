/// What few documents need beside their nodes: unescaped strings and overridden keys.
@safe struct JSONExtras {
  /// The contents of strings with escapes, each after its length in four bytes, lowest first.
  var arena: [UInt8] = []

  /// The indices of the keys that a later key overrides.
  var duplicates: [UInt32] = []

  /// A record for a string that was scanned; its opening quote is at `start`.
  @inline(always)
  mutating func stringRecord(
    _ input: JSONInput,
    start: Int,
    _ scan: JSONInput.StringScan
  ) -> JSONRecord {
    var record = JSONRecord(start, scan.offset &+ 1, .string, flagged: scan.hasEscapes)
    if scan.hasEscapes { record.link = unescape(input, start &+ 1..<scan.offset) }
    return record
  }

  /// A record for a key, with its hash.
  @inline(always)
  mutating func keyRecord(
    _ input: JSONInput,
    start: Int,
    _ scan: JSONInput.StringScan
  ) -> JSONRecord {
    var record = stringRecord(input, start: start, scan)
    let count = scan.offset &- start &- 1
    if !scan.hasEscapes, count <= 8, input.hasWord(at: start &+ 1) {
      let unused = UInt64(8 &- count) &* 8
      let word = count == 0 ? 0 : (input.word(at: start &+ 1) &<< unused) &>> unused
      record.info |= JSONKeyHash.finish(word, count)
    } else {
      let key = unsafe record.contents(text: input.base, arena: arenaBase)
      record.info |= unsafe JSONKeyHash.hash(key)
    }
    return record
  }

  /// Where the arena is, until it grows.
  var arenaBase: UnsafePointer<UInt8>? {
    unsafe arena.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// Appends a string's contents without its escapes, and returns their place.
  @inline(never)
  private mutating func unescape(_ input: JSONInput, _ range: Range<Int>) -> UInt32 {
    let place = arena.count
    arena.append(contentsOf: [0, 0, 0, 0])
    var offset = range.lowerBound
    while offset < range.upperBound {
      let plain = offset
      while offset < range.upperBound, input[offset] != 0x5C { offset &+= 1 }
      unsafe arena.append(
        contentsOf: UnsafeBufferPointer(start: input.base + plain, count: offset - plain)
      )
      if offset < range.upperBound { appendEscape(input, &offset) }
    }
    let count = arena.count - place - 4
    for byte in 0..<4 { arena[place + byte] = UInt8(truncatingIfNeeded: count >> (byte * 8)) }
    return UInt32(place)
  }

  /// Appends what a valid escape stands for, and goes after it.
  private mutating func appendEscape(_ input: JSONInput, _ offset: inout Int) {
    let letter = input[offset + 1]
    guard letter == UInt8(ascii: "u") else {
      arena.append(Self.value(ofEscape: letter))
      offset += 2
      return
    }
    let length = input.escapeLength(at: offset)
    var value = UInt32(input.codeUnit(at: offset + 2) ?? 0)
    if length == 12 {
      let low = UInt32(input.codeUnit(at: offset + 8) ?? 0)
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    if let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar) {
      arena.append(contentsOf: bytes)
    }
    offset += length
  }

  private static func value(ofEscape letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}
