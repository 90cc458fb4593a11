/// A message that isn't what its sender should have written.
struct WireError: Error {}

/// Reads what a `WireWriter` wrote, and trusts none of it.
struct WireReader {
  private let message: [UInt8]
  private var position = 8
  private let end: Int

  /// How many bytes of a message say how long it is; whoever reads no more never reads into the next.
  static let head = 8

  /// How many bytes a message has in all, as its head says; nil where too few are there.
  static func length(of bytes: [UInt8]) throws(WireError) -> Int? {
    guard bytes.count >= head else { return nil }
    let count = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[$1]) << UInt64($1 * 8) }
    guard count < 1 << 40 else { throw WireError() }
    return Int(count) + 16
  }

  /// A reader of a whole message.
  init(_ message: [UInt8]) throws(WireError) {
    guard try WireReader.length(of: message) == message.count,
      message.suffix(8).elementsEqual(WireWriter.endRecord)
    else { throw WireError() }
    self.message = message
    end = message.count - 8
  }

  /// Takes an integer.
  mutating func integer() throws(WireError) -> UInt64 {
    guard end - position >= 8 else { throw WireError() }
    let value = (0..<8).reduce(UInt64(0)) {
      $0 | UInt64(message[position + $1]) << UInt64($1 * 8)
    }
    position += 8
    return value
  }

  /// Takes a count of things that take at least one byte each.
  mutating func count() throws(WireError) -> Int {
    guard let count = Int(exactly: try integer()), count <= end - position else {
      throw WireError()
    }
    return count
  }

  /// Takes one byte.
  mutating func byte() throws(WireError) -> UInt8 {
    guard position < end else { throw WireError() }
    defer { position += 1 }
    return message[position]
  }

  /// Takes bytes with their count.
  mutating func bytes() throws(WireError) -> [UInt8] {
    let count = try count()
    defer { position += count }
    return Array(message[position..<position + count])
  }

  /// Takes 32-bit numbers with their count in bytes.
  mutating func numbers() throws(WireError) -> [UInt32] {
    let count = try count()
    guard count % 4 == 0 else { throw WireError() }
    defer { position += count }
    return stride(from: position, to: position + count, by: 4).map { place in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(message[place + $1]) << UInt32($1 * 8) }
    }
  }

  /// Takes a value.
  mutating func take<Value: WireValue>(
    _ type: Value.Type = Value.self
  ) throws(WireError) -> Value {
    try Value(from: &self)
  }

  /// Takes an enumeration's raw value.
  mutating func choice<Choice: RawRepresentable<UInt8>>() throws(WireError) -> Choice {
    guard let choice = Choice(rawValue: try byte()) else { throw WireError() }
    return choice
  }
}
