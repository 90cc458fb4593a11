/// Writes values for another process of the same program: little endian, lengths before contents.
struct WireWriter {
  /// What comes first and last of every message; a process that ends without the latter has failed.
  static let endRecord = Array("GALLEY.\n".utf8)

  private var contents: [UInt8] = Array(repeating: 0, count: 8)

  /// Adds an integer.
  mutating func integer(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      contents.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  /// Adds one byte.
  mutating func byte(_ value: UInt8) { contents.append(value) }

  /// Adds bytes, their count first.
  mutating func bytes(_ value: some Collection<UInt8>) {
    integer(UInt64(value.count))
    contents.append(contentsOf: value)
  }

  /// Adds 32-bit numbers, their count in bytes first.
  mutating func numbers(_ values: [UInt32]) {
    integer(UInt64(values.count * 4))
    contents.reserveCapacity(contents.count + values.count * 4)
    for value in values {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        contents.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
  }

  /// Adds a value.
  mutating func put(_ value: some WireValue) { value.write(to: &self) }

  /// The whole message: the count of its contents, the contents, and the end record.
  consuming func message() -> [UInt8] {
    let count = UInt64(contents.count - 8)
    for index in 0..<8 { contents[index] = UInt8(truncatingIfNeeded: count >> UInt64(index * 8)) }
    contents += WireWriter.endRecord
    return contents
  }
}
