import Pages
import StateEngine
import Testing

/// Every order of moves and answers ends as the rules say.
@Suite struct RaceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var moves: [RaceModel.Move]
    var testDescription: String { moves.map { "\($0)" }.joined(separator: ", ") }
  }

  @Test(arguments: [
    Row(moves: [.refresh, .refresh, .refresh]),
    Row(moves: [.nextPage, .refresh, .nextPage]),
    Row(moves: [.refresh, .nextPage, .nextPage]),
    Row(moves: [.nextPage, .replaceWidget, .replaceWidget]),
    Row(moves: [.nextPage, .replacePage, .nextPage]),
    Row(moves: [.refresh, .replacePage]),
    Row(moves: [.tap, .refresh, .tap, .refresh]),
    Row(moves: [.act, .act, .replaceWidget]),
    Row(moves: [.act, .nextPage, .leave]),
    Row(moves: [.nextPage, .leave, .nextPage]),
    Row(moves: [.refresh, .leave, .refresh]),
  ])
  func everyOrderEndsAsTheRulesSay(_ row: Row) throws {
    var explorer = RaceExplorer()
    try explorer.explore(row.moves)
    #expect(explorer.broken.prefix(3) == [])
    #expect(explorer.endings > 1)
  }

  @Test func everyPairOfMovesEndsAsTheRulesSay() throws {
    var explorer = RaceExplorer()
    for first in RaceModel.Move.allCases {
      for second in RaceModel.Move.allCases { try explorer.explore([first, second]) }
    }
    #expect(explorer.broken.prefix(3) == [])
    #expect(explorer.endings > 100)
  }

  @Test func whatFollowsIsDecodedAgainWhenThePageHasChangedMeanwhile() throws {
    var state = PageState(pageID: "p")
    _ = state.reduce(.loadInitial)
    _ = state.reduce(.decoded(PageTicket(number: 1), try decode(Answers.page("first"))))
    func command(_ action: PageAction) throws -> PageCommand {
      let effects = state.reduce(action)
      guard case .run(let command, .nextPage, _) = try #require(effects.first) else {
        throw PageLoadError("\(effects)")
      }
      return command
    }
    let load = try command(.loadNextPage)
    let early = try command(Answers.action(load, isSuccess: true))
    let section = #"{"type":"append_sections","sections":[{"widgets":[{"type":"t","id":"more"}]}]}"#
    #expect(state.reduce(.mutate([Answers.mutation(section)])) == [])
    let again = try command(Answers.action(early, isSuccess: true))
    #expect(again.isLoad == false && again != early)
    #expect(state.reduce(try Answers.action(again, isSuccess: true)) == [])
    #expect(state.page?.allWidgets.map(\.id) == ["a", "first", "more", "more#2"])
    #expect(state.page?.widget(id: "more#2") != nil)
  }
}
