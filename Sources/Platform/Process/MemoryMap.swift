/// What this process's memory is used for, as the kernel lists it (`man 5 proc`).
package enum MemoryMap {
  /// The addresses that hold code, upwards.
  package static func executableRanges() -> [Range<UInt>] {
    let bytes = (try? FileReader.contents(of: "/proc/self/maps", limit: 1 << 24)) ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap(range)
  }

  /// The range of a line such as `7f00-7f10 r-xp …`; nil where it holds no code.
  private static func range(_ line: ArraySlice<UInt8>) -> Range<UInt>? {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard fields.count > 1, fields[1].dropFirst(2).first == UInt8(ascii: "x") else { return nil }
    let ends = fields[0].split(separator: UInt8(ascii: "-"))
    guard ends.count == 2, let start = number(ends[0]), let end = number(ends[1]), start < end
    else { return nil }
    return start..<end
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt? {
    UInt(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
