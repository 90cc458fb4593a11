/// Reads times from arguments.
enum Seconds {
  /// Reads seconds in decimal digits, with at most three decimals: `2`, `0.5`.
  ///
  /// - Throws: `ValueError` with the range when it is no such time or outside the range, which is
  ///   in milliseconds.
  static func parse(_ text: [UInt8], in range: ClosedRange<Int>) throws(ValueError) -> Duration {
    guard let time = milliseconds(text), range.contains(time) else {
      throw ValueError(
        expected: "seconds from \(name(range.lowerBound)) to \(name(range.upperBound))"
      )
    }
    return .milliseconds(time)
  }

  private static func milliseconds(_ text: [UInt8]) -> Int? {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = number(parts[0]) else { return nil }
    guard parts.count == 2 else { return whole * 1000 }
    let zeros = repeatElement(UInt8(ascii: "0"), count: max(3 - parts[1].count, 0))
    guard parts[1].count <= 3, !parts[1].isEmpty, let rest = number(parts[1] + zeros) else {
      return nil
    }
    return whole * 1000 + rest
  }

  /// A number of at most six digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...6).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// A range's end as one would write it.
  private static func name(_ milliseconds: Int) -> String {
    guard milliseconds % 1000 != 0 else { return String(milliseconds / 1000) }
    var decimals = String(1000 + milliseconds % 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(milliseconds / 1000).\(decimals)"
  }
}
