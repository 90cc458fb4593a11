extension JSONInput {
  /// What was found where a number begins.
  struct NumberScan {
    /// The offset after the number, or of the byte where it fails.
    var offset: Int
    var hasFractionOrExponent = false
    var failed = false
  }

  /// Checks a number against the grammar (RFC 8259, section 6) and finds its end.
  ///
  /// - Parameter start: The offset of a minus sign or digit.
  /// - Returns: Where the number ends or fails.
  @inline(always)
  func scanNumber(from start: Int) -> NumberScan {
    var scan = NumberScan(offset: start)
    if self[scan.offset] == UInt8(ascii: "-") { scan.offset &+= 1 }
    if self[scan.offset] == UInt8(ascii: "0") {
      scan.offset &+= 1
      scan.failed = isDigit(at: scan.offset)
    } else {
      skipDigits(&scan)
    }
    let next = self[scan.offset]
    if next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") {
      scanFractionAndExponent(&scan)
    }
    return scan
  }

  @inline(always)
  private func scanFractionAndExponent(_ scan: inout NumberScan) {
    guard !scan.failed else { return }
    scan.hasFractionOrExponent = true
    if self[scan.offset] == UInt8(ascii: ".") {
      scan.offset &+= 1
      skipDigits(&scan)
      guard !scan.failed else { return }
    }
    if self[scan.offset] | 0x20 == UInt8(ascii: "e") {
      scan.offset &+= 1
      let sign = self[scan.offset]
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { scan.offset &+= 1 }
      skipDigits(&scan)
    }
  }

  /// Skips one or more digits; none is a failure.
  @inline(always)
  private func skipDigits(_ scan: inout NumberScan) {
    scan.failed = !isDigit(at: scan.offset)
    while isDigit(at: scan.offset) { scan.offset &+= 1 }
  }

  /// Whether the byte at an offset is a digit.
  @inline(always)
  func isDigit(at offset: Int) -> Bool {
    self[offset] &- UInt8(ascii: "0") < 10
  }
}
