import PackHost
import Proofs
import Testing

@Suite struct PackBisectionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let count: Int
    /// The packs that change the page, each by itself.
    let changing: [Int]
    var testDescription: String { "\(changing) of \(count)" }
  }

  @Test(arguments: [
    Row(count: 1, changing: [0]), Row(count: 2, changing: [1]), Row(count: 100, changing: [0]),
    Row(count: 100, changing: [37]), Row(count: 100, changing: [99]),
  ])
  func onePackIsFoundByHalves(_ row: Row) throws {
    let answer = try Self.answer(row.count) { places in
      places.filter { row.changing.contains($0) }
    }
    #expect(answer.question == .output && answer.culprit == row.changing[0])
    #expect(answer.isEnoughAlone && answer.isNeeded && answer.turns.isEmpty)
    #expect(answer.runs <= 4 + 7)
  }

  @Test func packsThatDoNothingAreNoAnswer() throws {
    let answer = try Self.answer(9) { _ in [] }
    #expect(answer.culprit == nil && answer.question == nil && answer.runs == 2)
  }

  @Test func otherPacksThatDoTheSameAreNamed() throws {
    let answer = try Self.answer(6) { places in places.filter { [2, 4].contains($0) } }
    #expect(answer.culprit == 2 && answer.isEnoughAlone && !answer.isNeeded)
    #expect(answer.turns == [2, 4])
  }

  @Test func packsThatDoItOnlyTogetherAreFound() throws {
    let answer = try Self.answer(6) { places in
      places.contains(1) && places.contains(4) ? [4] : []
    }
    #expect(answer.culprit == 4 && !answer.isEnoughAlone && answer.isNeeded)
    #expect(answer.turns == [4])
  }

  /// Searches packs whose page shows some numbers.
  private static func answer(
    _ count: Int,
    _ shown: @escaping ([Int]) -> [Int]
  ) throws -> PackBisection<CrewError>.Answer {
    var search = PackBisection<CrewError>(count: count, question: nil) { places in
      var response = RenderResponse()
      response.output = shown(places).map { UInt8($0) }
      return response
    }
    return try search.run()
  }
}
