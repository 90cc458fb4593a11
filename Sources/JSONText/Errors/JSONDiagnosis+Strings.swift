extension JSONDiagnosis {
  /// The error for a string that fails at an offset.
  func stringError(at offset: Int) -> JSONError {
    let byte = input[offset]
    if offset >= input.end { return error(.unexpectedEnd, .string, at: offset) }
    if byte == UInt8(ascii: "\\") { return escapeError(at: offset) }
    if byte < 0x20 { return error(.controlCharacter, .string, at: offset) }
    return error(.invalidUTF8(input.fault(at: offset)), at: offset, found: .byte(byte))
  }

  private func escapeError(at offset: Int) -> JSONError {
    if offset &+ 1 >= input.end { return error(.unexpectedEnd, .string, at: input.end) }
    guard input[offset &+ 1] == UInt8(ascii: "u") else {
      return error(.invalidEscape, .escape, at: offset &+ 1)
    }
    guard let unit = input.codeUnit(at: offset &+ 2) else {
      return digitsError(at: offset &+ 2)
    }
    let escapeFollows =
      input[offset &+ 6] == UInt8(ascii: "\\") && input[offset &+ 7] == UInt8(ascii: "u")
    if 0xD800...0xDBFF ~= unit, escapeFollows, input.codeUnit(at: offset &+ 8) == nil {
      return digitsError(at: offset &+ 8)
    }
    return error(.loneSurrogate, at: offset)
  }

  /// The error for fewer than four hexadecimal digits at an offset.
  private func digitsError(at offset: Int) -> JSONError {
    var place = offset
    while input.isHexDigit(at: place) { place &+= 1 }
    let isEnd = place >= input.end
    return error(isEnd ? .unexpectedEnd : .invalidEscape, .hexDigits, at: min(place, input.end))
  }
}

extension JSONInput {
  /// Why there is no UTF-8 character at an offset (RFC 3629, sections 3 and 4).
  func fault(at offset: Int) -> JSONError.UTF8Fault {
    let lead = self[offset]
    let second = self[offset &+ 1]
    guard lead >= 0xC0 else { return .strayContinuation }
    guard lead < 0xF8 else { return .impossibleByte }
    guard second & 0xC0 == 0x80 else { return .truncated }
    switch lead {
    case 0xC0, 0xC1: return .overlong
    case 0xE0 where second < 0xA0, 0xF0 where second < 0x90: return .overlong
    case 0xED where second > 0x9F: return .surrogate
    case 0xF4 where second > 0x8F, 0xF5...: return .tooLarge
    default: return .truncated
    }
  }

  /// The character at an offset outside ASCII, if it is well formed.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let length = multibyteLength(at: offset)
    guard length > 0 else { return nil }
    var value = UInt32(self[offset]) & (0x7F >> UInt32(length))
    for place in offset &+ 1..<offset &+ length { value = value << 6 | UInt32(self[place] & 0x3F) }
    return Unicode.Scalar(value)
  }
}
