import GalleyCLI
import Testing

@Suite struct ColorChoiceTests {
  struct Row: Sendable {
    let words: [String]
    let choice: ColorChoice
  }

  @Test(arguments: [
    Row(words: [], choice: .auto),
    Row(words: ["render", "--color=never", "--nonsense"], choice: .never),
    Row(words: ["render", "--color", "always", "x"], choice: .always),
    Row(words: ["--color=always", "--color", "never"], choice: .never),
    Row(words: ["--color=loud", "--color"], choice: .auto),
    Row(words: ["--", "--color=never"], choice: .auto),
    Row(words: ["--color", "--color=never"], choice: .never),
  ])
  func commandLinesThatCannotBeFollowedStillSay(_ row: Row) {
    #expect(ColorChoice.said(in: row.words.map { Array($0.utf8) }) == row.choice)
  }
}
