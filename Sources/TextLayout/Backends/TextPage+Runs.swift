extension TextPage {
  /// A line's runs without the invisible blanks at its end.
  package func shownRuns(of line: Line) -> ArraySlice<Run> {
    var shown = arena.runs[line.runs]
    while let last = shown.last, last.flags == .blank, !styles[last.style].showsBlanks {
      shown.removeLast()
    }
    return shown
  }

  /// A run's text.
  package func string(of run: Run) -> String {
    String(decoding: arena.bytes[run.bytes], as: UTF8.self)
  }
}

extension Attributes {
  /// The names of the attributes that are set.
  package var names: [String] {
    let all: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.strike, "strike"), (.reverse, "reverse"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Paint {
  /// `#RRGGBB` of an exact colour, `palette N` of one of the terminal's sixteen, nil for none.
  package var name: String? {
    if let paletteIndex { return "palette \(paletteIndex)" }
    guard let rgb else { return nil }
    let digits = String(rgb, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
