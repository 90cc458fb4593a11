/// How the marks that packs draw are spelt where output keeps to ASCII; the list in `galley.h`.
package enum ASCIISpelling {
  /// A text with every listed mark replaced, a cell for a cell; anything else stays as it is.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func spell(_ text: Span<UInt8>) -> [UInt8] {
    let marks = unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    var spelt: [UInt8] = []
    spelt.reserveCapacity(text.count)
    for scalar in marks.unicodeScalars {
      if let ascii = letter(for: scalar) {
        spelt.append(ascii)
      } else {
        spelt.append(contentsOf: String(scalar).utf8)
      }
    }
    return spelt
  }

  private static func letter(for scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "─", "╌", "╍", "−": UInt8(ascii: "-")
    case "━", "═": UInt8(ascii: "=")
    case "│", "┆", "┃", "║", "▌", "▎": UInt8(ascii: "|")
    case "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╰", "╯", "✓": UInt8(ascii: "+")
    case "█": UInt8(ascii: "#")
    case "░", "·", "…", "☆": UInt8(ascii: ".")
    case "▸", "›", "→", "▶": UInt8(ascii: ">")
    case "◂", "‹", "←", "◀": UInt8(ascii: "<")
    case "▾", "▼", "↓": UInt8(ascii: "v")
    case "▴", "▲", "↑": UInt8(ascii: "^")
    case "•", "●", "★": UInt8(ascii: "*")
    case "○", "◦": UInt8(ascii: "o")
    case "✗", "×": UInt8(ascii: "x")
    default: block(scalar)
    }
  }

  /// The lower blocks from an eighth to seven eighths.
  private static func block(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "▁": UInt8(ascii: "_")
    case "▂": UInt8(ascii: ".")
    case "▃": UInt8(ascii: "-")
    case "▄": UInt8(ascii: "=")
    case "▅": UInt8(ascii: "+")
    case "▆": UInt8(ascii: "*")
    case "▇": UInt8(ascii: "%")
    default: nil
    }
  }
}
