internal import Platform

/// What the program finds around it: the only facts outside the command line that steer output.
package struct Surroundings: Equatable, Sendable {
  /// What is known of one output stream.
  package struct Stream: Equatable, Sendable {
    /// Whether a terminal is behind it.
    package var isTerminal = false
    /// The terminal's columns, nil where they aren't known.
    package var columns: Int?

    /// A stream to a file or pipe.
    package init() {}
  }

  /// Standard output.
  package var output = Stream()
  /// Standard error.
  package var errors = Stream()
  /// The variables that decide on colour.
  package var color = ColorFacts()

  /// Two streams that aren't terminals, and an empty environment.
  package init() {}

  /// Looks around.
  package static func current() -> Surroundings {
    var surroundings = Surroundings()
    surroundings.output = Stream(descriptor: 1)
    surroundings.errors = Stream(descriptor: 2)
    surroundings.color = .current()
    return surroundings
  }

  /// The columns to fill: as asked for, the terminal's, or 80.
  ///
  /// `COLUMNS` is never read: shells set it without exporting it, and goldens must not depend on it.
  package func width(_ asked: Int?) -> Int {
    if let asked { return asked }
    guard output.isTerminal, let columns = output.columns else { return 80 }
    return min(max(columns, RenderOptions.widths.lowerBound), RenderOptions.widths.upperBound)
  }

  /// What standard output bears.
  package func outputColor(_ choice: ColorChoice) -> ColorSetting {
    ColorDecision.decide(choice, color, isTerminal: output.isTerminal)
  }

  /// What standard error bears.
  package func errorColor(_ choice: ColorChoice) -> ColorSetting {
    ColorDecision.decide(choice, color, isTerminal: errors.isTerminal)
  }
}

extension Surroundings.Stream {
  fileprivate init(descriptor: Int32) {
    isTerminal = Terminal.isBehind(descriptor)
    columns = isTerminal ? Terminal.size(of: descriptor)?.columns : nil
  }
}

extension ColorFacts {
  fileprivate static func current() -> ColorFacts {
    var facts = ColorFacts()
    facts.noColor = Environment.value("NO_COLOR")
    facts.forceColor = Environment.value("FORCE_COLOR")
    facts.cliColorForce = Environment.value("CLICOLOR_FORCE")
    facts.cliColor = Environment.value("CLICOLOR")
    facts.term = Environment.value("TERM")
    facts.colorTerm = Environment.value("COLORTERM")
    return facts
  }
}
