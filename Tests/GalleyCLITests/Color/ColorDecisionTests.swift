import GalleyCLI
import Testing

/// The whole matrix: every rule against every combination of what can be set.
@Suite struct ColorDecisionTests {
  /// Values of one variable; nil is unset.
  static let noColor: [String?] = [nil, "", "1"]
  static let force: [String?] = [nil, "", "0", "1"]
  static let cliColor: [String?] = [nil, "0", "1"]
  static let terms: [String?] = [nil, "", "dumb", "xterm", "xterm-256color"]
  static let colorTerms: [String?] = [nil, "truecolor", "24bit", "yes"]

  @Test(arguments: ColorChoice.allCases, [true, false])
  func allCombinations(_ choice: ColorChoice, isTerminal: Bool) {
    var count = 0
    for noColor in Self.noColor {
      for force in Self.force {
        for cliForce in Self.force {
          for cliColor in Self.cliColor {
            for term in Self.terms {
              for colorTerm in Self.colorTerms {
                let row = Row(
                  choice: choice,
                  isTerminal: isTerminal,
                  noColor: noColor,
                  force: force,
                  cliForce: cliForce,
                  cliColor: cliColor,
                  term: term,
                  colorTerm: colorTerm
                )
                #expect(row.decided == row.expected, "\(row)")
                count += 1
              }
            }
          }
        }
      }
    }
    #expect(count == 3 * 4 * 4 * 3 * 5 * 4)
  }

  struct Row {
    let choice: ColorChoice
    let isTerminal: Bool
    let noColor: String?
    let force: String?
    let cliForce: String?
    let cliColor: String?
    let term: String?
    let colorTerm: String?

    var facts: ColorFacts {
      var facts = ColorFacts()
      facts.noColor = noColor.map { Array($0.utf8) }
      facts.forceColor = force.map { Array($0.utf8) }
      facts.cliColorForce = cliForce.map { Array($0.utf8) }
      facts.cliColor = cliColor.map { Array($0.utf8) }
      facts.term = term.map { Array($0.utf8) }
      facts.colorTerm = colorTerm.map { Array($0.utf8) }
      return facts
    }

    var decided: ColorSetting {
      ColorDecision.decide(choice, facts, isTerminal: isTerminal)
    }

    /// The rules once more, as a table: the first row whose condition holds.
    var expected: ColorSetting {
      let depth: ColorSetting =
        ["truecolor", "24bit"].contains(colorTerm)
        ? .full : term == "xterm-256color" ? .indexed : .basic
      let isCapable = isTerminal && ["xterm", "xterm-256color"].contains(term)
      let rules: [(holds: Bool, setting: ColorSetting)] = [
        (choice == .always, depth),
        (choice == .never, .plain),
        (noColor == "1" && isCapable, .attributes),
        (noColor == "1", .plain),
        (force == "1" || cliForce == "1", depth),
        (!isCapable, .plain),
        (cliColor == "0", .plain),
      ]
      return rules.first { $0.holds }?.setting ?? depth
    }
  }

  struct Named: Sendable {
    let choice: ColorChoice
    let noColor: String?
    let expected: ColorSetting
  }

  @Test(arguments: [
    Named(choice: .auto, noColor: nil, expected: .basic),
    Named(choice: .auto, noColor: "", expected: .basic),
    Named(choice: .auto, noColor: "1", expected: .attributes),
    Named(choice: .always, noColor: "1", expected: .basic),
    Named(choice: .never, noColor: nil, expected: .attributes),
  ])
  func formatAskedForByName(_ row: Named) {
    var facts = ColorFacts()
    facts.noColor = row.noColor.map { Array($0.utf8) }
    #expect(ColorDecision.decideForANSI(row.choice, facts) == row.expected)
  }
}
