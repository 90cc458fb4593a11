extension JSONWriter {
  /// Appends an integer's digits.
  mutating func append(decimal value: Int) {
    if 0..<10 ~= value { return bytes.append(UInt8(value) + UInt8(ascii: "0")) }
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var first = digits.count
    var rest = value.magnitude
    repeat {
      first -= 1
      digits[first] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
      rest /= 10
    } while rest > 0
    if value < 0 {
      first -= 1
      digits[first] = UInt8(ascii: "-")
    }
    for place in first..<digits.count { bytes.append(digits[place]) }
  }
}
