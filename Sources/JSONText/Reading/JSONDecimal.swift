/// A number's text as a whole significand times a power of ten (RFC 8259, section 6).
struct JSONDecimal {
  var isNegative = false
  /// The significant digits, without zeros at the end.
  var significand: UInt64 = 0
  /// The power of ten.
  var exponent = 0
  /// Whether all significant digits fit.
  var isExact = true

  /// Digits and point moved so far past the last digit that was no zero.
  private var pendingZeros = 0
  private var fractionDigits = 0

  /// Reads a number that has been checked already.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    if unsafe text[0] == UInt8(ascii: "-") {
      isNegative = true
      offset = 1
    }
    unsafe readDigits(text, &offset)
    if offset < text.count, unsafe text[offset] == UInt8(ascii: ".") {
      offset += 1
      let point = offset
      unsafe readDigits(text, &offset)
      fractionDigits = offset - point
    }
    unsafe exponent = Self.readExponent(text, offset) + pendingZeros - fractionDigits
    if significand == 0 { exponent = 0 }
  }

  private mutating func readDigits(_ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) {
    while offset < text.count {
      let digit = unsafe text[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      offset += 1
      if digit == 0 {
        pendingZeros += significand == 0 ? 0 : 1
      } else if isExact {
        append(UInt64(digit))
      }
    }
  }

  /// Appends the zeros before a digit, and the digit.
  private mutating func append(_ digit: UInt64) {
    var value = significand
    var hasOverflowed = false
    for _ in 0...(value == 0 ? 0 : min(pendingZeros, 20)) {
      let product = value.multipliedReportingOverflow(by: 10)
      hasOverflowed = hasOverflowed || product.overflow
      value = product.partialValue
    }
    let sum = value.addingReportingOverflow(digit)
    isExact = !(hasOverflowed || sum.overflow)
    if isExact { significand = sum.partialValue }
    pendingZeros = 0
  }

  /// The exponent that begins at an offset, kept within bounds that no document can need.
  private static func readExponent(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard start < text.count else { return 0 }
    let sign = unsafe text[start + 1]
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    var value = 0
    for offset in (start + (isSigned ? 2 : 1))..<text.count {
      unsafe value = min(value * 10 + Int(text[offset] &- UInt8(ascii: "0")), 1 << 40)
    }
    return sign == UInt8(ascii: "-") ? -value : value
  }
}

extension JSONDecimal {
  /// The number as an integer, if it is one that fits.
  var int64: Int64? {
    guard significand != 0 else { return 0 }
    guard isExact, 0...18 ~= exponent else { return nil }
    var magnitude = significand
    for _ in 0..<exponent {
      let product = magnitude.multipliedReportingOverflow(by: 10)
      guard !product.overflow else { return nil }
      magnitude = product.partialValue
    }
    guard isNegative else { return Int64(exactly: magnitude) }
    return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
  }

  /// The nearest double, where one correctly rounded operation on two exact doubles gives it.
  ///
  /// William Clinger, "How to Read Floating Point Numbers Accurately", 1990.
  var simpleDouble: Double? {
    guard isExact, significand <= 1 << 53, -22...22 ~= exponent else { return nil }
    let power = Self.powersOfTen[Int(exponent.magnitude)]
    let magnitude =
      exponent < 0 ? Double(significand) / power : Double(significand) * power
    return isNegative ? -magnitude : magnitude
  }

  /// The powers of ten that doubles hold exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
