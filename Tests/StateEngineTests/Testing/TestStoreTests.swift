import StateEngine
import Testing

/// Runs a test of a test and returns the failures that it reports.
private func failures(
  of body: (TestStore<Feed, FeedAction, FeedCommand>) -> Void
) -> [String] {
  var messages: [String] = []
  do {
    let store = TestStore(Feed(), feed) { messages.append($0.message) }
    body(store)
  }
  return messages
}

@Suite struct TestStoreTests {
  @Test func aTestThatExpectsEverythingPasses() {
    let messages = failures { store in
      store.send(.load, effects: [.run(.fetch(1), id: "fetch")]) {
        $0.isLoading = true
        $0.count = 1
      }
      store.answer("fetch", with: .loaded([1]))
      store.receive(.loaded([1])) {
        $0.isLoading = false
        $0.items = [Item(1, "item 1")]
      }
      store.finish()
    }
    #expect(messages == [])
  }

  @Test func anUnexpectedChangeFailsWithADiffByID() {
    let messages = failures { store in
      store.send(.loaded([1, 2, 3])) {
        $0.items = [Item(3, "item 3"), Item(1, "item 1"), Item(2, "tea")]
      }
      store.finish()
    }
    #expect(messages.count == 1)
    let message = messages.first ?? ""
    #expect(message.contains("after loaded([1, 2, 3]) the state isn't as expected"))
    #expect(message.contains("items[id: 2].title: \"tea\" → \"item 2\""))
    #expect(message.contains("items[id: 3]: moved from 0 to 2"))
    #expect(!message.contains("[id: 1]"))
  }

  @Test func aMissingChangeFails() {
    let messages = failures { store in
      store.send(.count(0)) { $0.count = 5 }
      store.finish()
    }
    #expect(messages.map { $0.contains("count: 5 → 0") } == [true])
  }

  @Test func unexpectedEffectsFail() {
    let messages = failures { store in
      store.send(.load) {
        $0.isLoading = true
        $0.count = 1
      }
      store.answer("fetch", with: .failed("no"))
      store.receive(.failed("no")) {
        $0.isLoading = false
        $0.message = "no"
      }
      store.finish()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("effects of load are") == true)
  }

  @Test func anUnreceivedActionFails() {
    let effects: [FeedEffect] = [.send(.count(1)), .send(.count(2))]
    let messages = failures { store in
      store.send(.run(effects), effects: effects)
      store.send(.count(3)) { $0.count = 3 }
      store.receive(.count(2)) { $0.count = 4 }
      store.finish()
    }
    #expect(messages.count == 3)
    #expect(messages[0].hasPrefix("count(3) is sent before these were received"))
    #expect(messages[1] == "count(2) is expected, but count(1) waits")
    #expect(messages[2] == "these actions weren't received:\n  count(2)")
  }

  @Test func anEffectThatIsLeftFailsEvenWithoutFinish() {
    let messages = failures { store in
      store.send(.load, effects: [.run(.fetch(1), id: "fetch")]) {
        $0.isLoading = true
        $0.count = 1
      }
    }
    #expect(messages == ["these effects are pending:\n  fetch: fetch(1)"])
  }

  @Test func anAnswerToNothingFails() {
    let messages = failures { store in
      store.answer("fetch", with: .loaded([]))
      store.receive(.loaded([]))
      store.finish()
    }
    #expect(messages.count == 2)
  }

  @Test func timePassesWhenTheTestSaysSo() {
    let messages = failures { store in
      func typing(_ text: String) -> [FeedEffect] {
        [.debounce("typing", for: .milliseconds(300), .run(.find(text), id: "find"))]
      }
      store.send(.typed("t"), effects: typing("t")) { $0.text = "t" }
      store.advance(by: .milliseconds(200))
      store.send(.typed("te"), effects: typing("te")) { $0.text = "te" }
      store.advance(by: .milliseconds(299))
      #expect(store.pending == [])
      store.advance(by: .milliseconds(1))
      #expect(store.pending == [.find("te")])
      store.answer("find")
      store.finish()
    }
    #expect(messages == [])
  }

  @Test func failuresSayWhereTheTestIs() {
    var places: [TestFailure.Place] = []
    let store = TestStore(Feed(), feed) { places.append($0.place) }
    let line = #line + 1
    store.send(.count(1))
    store.finish()
    #expect(places.map(\.line) == [line])
    #expect(places.map(\.fileID) == [#fileID])
  }

  @Test func aFailingRunnerReportsEveryCommand() {
    let reports = Log<String>()
    let engine = Engine(Feed(), feed, runner: FailingRunner { reports.add($0) })
    engine.send(.load)
    engine.send(.leave)
    #expect(reports.entries == ["fetch(1) is started, but this test expects no command"])
  }
}
