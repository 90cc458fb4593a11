/// Removes our own escape sequences, so that what is left can be compared with plain text.
enum Escapes {
  /// The text without SGR sequences and OSC 8 links, and without the blanks at the ends of lines.
  static func stripped(_ output: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var rest = output[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B {
        skip(&rest)
      } else {
        if byte == 0x0A { while text.last == 0x20 { text.removeLast() } }
        text.append(byte)
      }
    }
    return text
  }

  private static func skip(_ rest: inout ArraySlice<UInt8>) {
    switch rest.popFirst() {
    case UInt8(ascii: "["): while let byte = rest.popFirst(), byte != UInt8(ascii: "m") {}
    case UInt8(ascii: "]"): while let byte = rest.popFirst(), byte != UInt8(ascii: "\\") {}
    default: break
    }
  }

  /// Whether a line ends with no style set and no link open.
  static func leavesNothingOpen(_ line: [UInt8]) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    let styles = text.matches(of: #/\u{1B}\[([0-9;]*)m/#.matchingSemantics(.unicodeScalar))
    let links = text.matches(of: #/\u{1B}\]8;;([!-~]*)\u{1B}\\/#.matchingSemantics(.unicodeScalar))
    return styles.last?.output.1.isEmpty != false && links.last?.output.1.isEmpty != false
  }
}
