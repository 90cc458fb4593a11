extension JSONWriter {
  /// Writes a key and its string.
  package mutating func member(_ name: StaticString, _ value: String) {
    var value = value
    value.withUTF8 { unsafe member(name, $0.span) }
  }

  /// Writes a key and a string's bytes; what is not UTF-8 becomes U+FFFD.
  package mutating func member(_ name: StaticString, _ value: Span<UInt8>) {
    if JSONPlainText.isPlain(value) {
      append(name, value, isQuoted: true)
    } else {
      key(name)
      string(value)
    }
  }

  /// Writes a key and its number.
  package mutating func member(_ name: StaticString, _ value: Int) {
    if let digit = UInt8(exactly: value), digit < 10 {
      let text: InlineArray = [UInt8(ascii: "0") + digit]
      append(name, text.span, isQuoted: false)
    } else {
      key(name)
      integer(value)
    }
  }

  /// Writes a key and its truth value.
  package mutating func member(_ name: StaticString, _ value: Bool) {
    let literal: StaticString = value ? "true" : "false"
    literal.withUTF8Buffer { unsafe append(name, $0.span, isQuoted: false) }
  }

  /// Writes a key and its array of strings.
  package mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    begin(.array)
    for value in values { string(value) }
    end(.array)
  }

  /// Appends a member whose value stands for itself, in one go: listings consist of these.
  private mutating func append(_ name: StaticString, _ value: Span<UInt8>, isQuoted: Bool) {
    let hasComma = takesComma()
    name.withUTF8Buffer { name in
      let key = unsafe name.span
      assert(JSONPlainText.isPlain(key), "a key with escapes")
      bytes.append(addingCapacity: key.count + value.count + 6) { output in
        if hasComma { output.append(UInt8(ascii: ",")) }
        output.append(UInt8(ascii: "\""))
        output.append(copying: key)
        output.append(UInt8(ascii: "\""))
        output.append(UInt8(ascii: ":"))
        if isQuoted { output.append(UInt8(ascii: "\"")) }
        output.append(copying: value)
        if isQuoted { output.append(UInt8(ascii: "\"")) }
      }
    }
  }
}
