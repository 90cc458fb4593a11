/// What holds for every byte that the program writes, whatever a page says.
enum OutputRules {
  /// Finds the rules that an output breaks.
  ///
  /// - Parameters:
  ///   - output: What was written.
  ///   - hasEscapes: Whether our own sequences may be in it: SGR and OSC 8.
  /// - Returns: A note for each breach.
  static func violations(_ output: [UInt8], hasEscapes: Bool = false) -> [String] {
    var text = String(decoding: output, as: UTF8.self)
    var found = Array(text.utf8) == output ? [] : ["not UTF-8"]
    if hasEscapes {
      text.replace(#/\u{1B}\[[0-9;]*m/#.matchingSemantics(.unicodeScalar), with: "")
      text.replace(#/\u{1B}\]8;;[!-~]*\u{1B}\\/#.matchingSemantics(.unicodeScalar), with: "")
    }
    for scalar in text.unicodeScalars where isControl(scalar) {
      found.append("U+\(String(scalar.value, radix: 16, uppercase: true))")
    }
    return found
  }

  /// C0 but for line feeds, DEL, C1, the other line ends, and directional overrides.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202D, 0x202E: true
    default: false
    }
  }
}
