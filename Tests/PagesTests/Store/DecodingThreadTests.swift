import Pages
import Testing

/// The main actor goes on while a large answer is decoded, in a process that does nothing else.
@Suite(.timeLimit(.minutes(2))) struct DecodingThreadTests {
  @Test func decodingAPageLeavesTheMainActorFree() async {
    await #expect(processExitsWith: .success) {
      let turns = await LargeAnswer.turns(after: .refresh) { #"{"page":{\#($0)}}"# }
      precondition(turns > 100, "\(turns) turns")
    }
  }

  @Test func decodingWhatFollowsLeavesTheMainActorFree() async {
    await #expect(processExitsWith: .success) {
      let turns = await LargeAnswer.turns(after: .loadNextPage) { #"{"page":{\#($0)}}"# }
      precondition(turns > 100, "\(turns) turns")
    }
  }

  @Test func decodingAResponseLeavesTheMainActorFree() async {
    await #expect(processExitsWith: .success) {
      let turns = await LargeAnswer.turns(after: Answers.action(.act, count: 0)) { sections in
        #"{"mutations":[{"type":"append_sections",\#(sections)}]}"#
      }
      precondition(turns > 100, "\(turns) turns")
    }
  }
}

@MainActor private enum LargeAnswer {
  /// Has an action answered with many widgets.
  ///
  /// - Returns: How often the main actor could do something else until they were on screen.
  static func turns(after action: PageAction, _ text: (_ sections: String) -> String) async -> Int {
    let fixture = await PageStoreFixture.loaded()
    let widgets = Array(repeating: #"{"type":"t","data":{"text":"some text"}}"#, count: 20_000)
    fixture.store.send(action)
    await fixture.loader.requests(atLeast: 2)
    let answer = text(#""sections":[{"widgets":[\#(widgets.joined(separator: ","))]}]"#)
    fixture.loader.release(1, with: answer)
    var turns = 0
    while !fixture.store.work.isEmpty {
      turns += 1
      await Task.yield()
    }
    precondition(fixture.ids.count >= 20_000)
    return turns
  }
}
