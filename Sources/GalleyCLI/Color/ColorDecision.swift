/// Decides what one stream may bear; stdout and stderr are judged apart.
package enum ColorDecision {
  /// Follows the first rule that applies.
  ///
  /// 1. `--color=always` and `--color=never`.
  /// 2. `NO_COLOR`: no colour, and attributes only on a terminal that isn't dumb.
  /// 3. `FORCE_COLOR` and `CLICOLOR_FORCE`.
  /// 4. No terminal, or a dumb one: plain.
  /// 5. `CLICOLOR=0`: plain.
  /// 6. `COLORTERM` and `TERM` say how many colours there are.
  package static func decide(
    _ choice: ColorChoice,
    _ facts: ColorFacts,
    isTerminal: Bool
  ) -> ColorSetting {
    switch choice {
    case .always: return facts.depth
    case .never: return .plain
    case .auto: break
    }
    let isCapable = isTerminal && !facts.isDumb
    if facts.refusesColor { return isCapable ? .attributes : .plain }
    if facts.forcesColor { return facts.depth }
    return isCapable && !facts.disablesColor ? facts.depth : .plain
  }

  /// What ANSI text bears when the format was asked for by name: the escapes are wanted, so only
  /// `--color=never` and `NO_COLOR` take the colours away.
  package static func decideForANSI(_ choice: ColorChoice, _ facts: ColorFacts) -> ColorSetting {
    switch choice {
    case .always: facts.depth
    case .never: .attributes
    case .auto: facts.refusesColor ? .attributes : facts.depth
    }
  }
}
