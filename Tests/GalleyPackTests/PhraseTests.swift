import GalleyPack
import Testing

@Suite struct PhraseTests {
  struct Pair: CustomTestStringConvertible {
    let left: Phrase
    let right: Phrase
    let isEqual: Bool

    var testDescription: String { "\(left) and \(right)" }
  }

  @Test func pointsAtTheBytesOfALiteral() {
    let phrase: Phrase = "né"
    #expect(phrase.count == 3)
    #expect(phrase[0] == UInt8(ascii: "n"))
    #expect(phrase[1] == 0xC3)
    #expect(phrase.description == "né")
  }

  @Test(arguments: [
    Pair(left: "", right: "", isEqual: true),
    Pair(left: "count", right: "count", isEqual: true),
    Pair(left: "count", right: "counts", isEqual: false),
    Pair(left: "count", right: "Count", isEqual: false),
    Pair(left: "\u{E9}", right: "e\u{301}", isEqual: false),
    Pair(left: "a\0b", right: "a\0c", isEqual: false),
  ])
  func comparesAsBytes(_ pair: Pair) {
    #expect((pair.left == pair.right) == pair.isEqual)
  }

  @Test func slicesByByte() {
    let phrase: Phrase = "abcdef"
    #expect(phrase[2..<4] == "cd")
    #expect(phrase[0..<0].isEmpty)
    #expect(phrase[6..<6].isEmpty)
  }

  @Test func refusesASliceBeyondItsEnd() async {
    await #expect(processExitsWith: .failure) {
      let phrase: Phrase = "abc"
      _ = phrase[1..<9]
    }
  }
}
