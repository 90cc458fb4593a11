/// Reads numbers from arguments.
enum WholeNumber {
  /// Reads decimal digits and nothing else: no sign, no blanks, no separators.
  ///
  /// - Throws: `ValueError` with the range when it is no such number or outside the range.
  static func parse(_ text: [UInt8], in range: ClosedRange<Int>) throws(ValueError) -> Int {
    guard let number = digits(text), range.contains(number) else {
      throw ValueError(
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  private static func digits(_ text: [UInt8]) -> Int? {
    guard !text.isEmpty else { return nil }
    var number = 0
    for byte in text {
      guard (0x30...0x39).contains(byte) else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(Int(byte) - 0x30)
      if isTooLarge || isLarger { return nil }
      number = sum
    }
    return number
  }
}
