/// The environment's say in colours: the variables that are read, and nothing else.
package struct ColorFacts: Equatable, Sendable {
  /// `NO_COLOR`, see no-color.org: any value but the empty one counts.
  package var noColor: [UInt8]?
  /// `FORCE_COLOR`, see force-color.org: any value but the empty one and `0` counts.
  package var forceColor: [UInt8]?
  /// `CLICOLOR_FORCE`, see bixense.com/clicolors; read as `FORCE_COLOR`.
  package var cliColorForce: [UInt8]?
  /// `CLICOLOR`, see bixense.com/clicolors: `0` turns colour off.
  package var cliColor: [UInt8]?
  /// `TERM`: unset, empty and `dumb` understand nothing; a name with `256color` has 256 colours.
  package var term: [UInt8]?
  /// `COLORTERM`: `truecolor` and `24bit` have all colours.
  package var colorTerm: [UInt8]?

  /// Facts of an empty environment.
  package init() {}

  /// Whether `NO_COLOR` asks for no colour.
  var refusesColor: Bool { !(noColor ?? []).isEmpty }

  /// Whether a variable asks for colour where there is no terminal.
  var forcesColor: Bool { Self.isOn(forceColor) || Self.isOn(cliColorForce) }

  /// Whether `CLICOLOR` turns colour off.
  var disablesColor: Bool { Self.equals(cliColor, "0") }

  /// Whether the terminal understands no sequences.
  var isDumb: Bool { (term ?? []).isEmpty || Self.equals(term, "dumb") }

  /// The most that the terminal's names promise.
  var depth: ColorSetting {
    if Self.equals(colorTerm, "truecolor") || Self.equals(colorTerm, "24bit") { return .full }
    return Self.contains(term ?? [], "256color") ? .indexed : .basic
  }

  private static func isOn(_ value: [UInt8]?) -> Bool {
    guard let value, !value.isEmpty else { return false }
    return !value.elementsEqual("0".utf8)
  }

  private static func equals(_ value: [UInt8]?, _ word: String) -> Bool {
    value?.elementsEqual(word.utf8) ?? false
  }

  private static func contains(_ value: [UInt8], _ word: String) -> Bool {
    value.indices.contains { value[$0...].starts(with: word.utf8) }
  }
}
