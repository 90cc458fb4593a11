import GalleyCLI
import Testing

/// Reads words as a command line of the sample command.
private func parse(_ words: [String]) throws(UsageError) -> ArgumentParser<Sample>.Request {
  try ArgumentParser<Sample>.parse(words.map { Array($0.utf8) }[...])
}

@Suite struct ArgumentParserTests {
  struct Accepted: Sendable, CustomTestStringConvertible {
    let words: [String]
    var isLoud = false
    var sources: [String] = []
    var width = 80
    var tone = Sample.Tone.mid
    let items: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  static let accepted = [
    Accepted(words: ["a"], items: ["a"]),
    Accepted(words: ["a", "--loud"], isLoud: true, items: ["a"]),
    Accepted(words: ["--loud", "a", "--loud", "b"], isLoud: true, items: ["a", "b"]),
    Accepted(words: ["--width=7", "a"], width: 7, items: ["a"]),
    Accepted(words: ["--width", "7", "a"], width: 7, items: ["a"]),
    Accepted(words: ["--width=007", "a"], width: 7, items: ["a"]),
    Accepted(words: ["--width=7", "a", "--width", "9"], width: 9, items: ["a"]),
    Accepted(words: ["--tone", "high", "a"], tone: .high, items: ["a"]),
    Accepted(words: ["--from=x", "--from", "y", "a"], sources: ["x", "y"], items: ["a"]),
    Accepted(words: ["--from", "-x", "a"], sources: ["-x"], items: ["a"]),
    Accepted(words: ["--from", "--", "a"], sources: ["--"], items: ["a"]),
    Accepted(words: ["--from=a=b", "a"], sources: ["a=b"], items: ["a"]),
    Accepted(words: ["-"], items: ["-"]),
    Accepted(words: ["--", "-x.json"], items: ["-x.json"]),
    Accepted(words: ["--", "--loud", "--"], items: ["--loud", "--"]),
    Accepted(words: ["a", "--", "--help"], items: ["a", "--help"]),
    Accepted(words: [""], items: [""]),
  ]

  @Test(arguments: accepted)
  func accepts(_ row: Accepted) throws {
    guard case .run(let sample) = try parse(row.words) else {
      Issue.record("not a run")
      return
    }
    #expect(sample.isLoud == row.isLoud)
    #expect(sample.sources == row.sources.map { Array($0.utf8) })
    #expect(sample.width == row.width)
    #expect(sample.tone == row.tone)
    #expect(sample.items == row.items.map { Array($0.utf8) })
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let words: [String]
    let error: UsageError
    var testDescription: String { words.joined(separator: " ") }
  }

  static let range = "a whole number from 1 to 100"

  static let refused = [
    Refused(words: [], error: .missingOperand("ITEM")),
    Refused(words: ["--lowd", "a"], error: .unknownOption(utf8("--lowd"), nearest: "loud")),
    Refused(words: ["--widht=7"], error: .unknownOption(utf8("--widht"), nearest: "width")),
    Refused(words: ["--to", "high"], error: .unknownOption(utf8("--to"), nearest: "tone")),
    Refused(words: ["--Loud"], error: .unknownOption(utf8("--Loud"), nearest: "loud")),
    Refused(words: ["--colour"], error: .unknownOption(utf8("--colour"), nearest: nil)),
    Refused(words: ["--hlep"], error: .unknownOption(utf8("--hlep"), nearest: "help")),
    Refused(words: ["-x"], error: .unknownOption(utf8("-x"), nearest: nil)),
    Refused(words: ["-hV"], error: .unknownOption(utf8("-hV"), nearest: nil)),
    Refused(words: ["-x.json"], error: .optionLikeFile(utf8("-x.json"))),
    Refused(words: ["--d/x"], error: .optionLikeFile(utf8("--d/x"))),
    Refused(words: ["--lowd=x.so"], error: .unknownOption(utf8("--lowd"), nearest: "loud")),
    Refused(words: ["--=x"], error: .unknownOption(utf8("--"), nearest: nil)),
    Refused(words: ["a", "--width"], error: .missingValue(option: "width", placeholder: "N")),
    Refused(words: ["--loud=yes"], error: .unexpectedValue(option: "loud")),
    Refused(words: ["--loud="], error: .unexpectedValue(option: "loud")),
    Refused(words: ["--help=yes"], error: .unexpectedValue(option: "help")),
    Refused(words: ["a", "b", "c", "d"], error: .extraOperand(utf8("d"))),
    Refused(words: ["--from=", "a"], error: bad("from", "", "a path that isn't empty")),
    Refused(words: ["--width=", "a"], error: bad("width", "", range)),
    Refused(words: ["--width=0", "a"], error: bad("width", "0", range)),
    Refused(words: ["--width=101", "a"], error: bad("width", "101", range)),
    Refused(words: ["--width=-5", "a"], error: bad("width", "-5", range)),
    Refused(words: ["--width=+5", "a"], error: bad("width", "+5", range)),
    Refused(words: ["--width=5.0", "a"], error: bad("width", "5.0", range)),
    Refused(words: ["--width= 5", "a"], error: bad("width", " 5", range)),
    Refused(words: ["--width=0x5", "a"], error: bad("width", "0x5", range)),
    Refused(words: ["--width=٥", "a"], error: bad("width", "٥", range)),
    Refused(
      words: ["--width=99999999999999999999", "a"],
      error: bad("width", "99999999999999999999", range)
    ),
    Refused(words: ["--tone=HIGH", "a"], error: bad("tone", "HIGH", "low, mid or high")),
    Refused(words: ["--tone", "a"], error: bad("tone", "a", "low, mid or high")),
  ]

  @Test(arguments: refused)
  func refuses(_ row: Refused) {
    #expect(throws: row.error) { try parse(row.words) }
  }

  struct Asked: Sendable {
    let words: [String]
    let isHelp: Bool
  }

  @Test(arguments: [
    Asked(words: ["--help"], isHelp: true), Asked(words: ["-h"], isHelp: true),
    Asked(words: ["a", "--help", "--nonsense"], isHelp: true),
    Asked(words: ["--version"], isHelp: false), Asked(words: ["-V"], isHelp: false),
    Asked(words: ["-V", "-h"], isHelp: false),
  ])
  func standardOptionsComeFirst(_ row: Asked) throws {
    switch try parse(row.words) {
    case .run: Issue.record("ran")
    case .help: #expect(row.isHelp)
    case .version: #expect(!row.isHelp)
    }
  }

  @Test func argumentsKeepTheirBytes() throws {
    let argument: [UInt8] = [0x61, 0xFF, 0xC3, 0x0A, 0x1B]
    let line = [Array("--from=".utf8) + argument, argument]
    guard case .run(let sample) = try ArgumentParser<Sample>.parse(line[...]) else {
      Issue.record("not a run")
      return
    }
    #expect(sample.sources == [argument])
    #expect(sample.items == [argument])
  }
}

private func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

private func bad(_ option: String, _ value: String, _ expected: String) -> UsageError {
  .badValue(option: option, value: utf8(value), expected: expected)
}
