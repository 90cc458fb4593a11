import StateEngine
import Testing

@Suite struct TraceTests {
  @Test func aLineTellsCausePathsAndEffects() {
    let lines = Log<TraceLine>()
    let runner = ManualRunner<FeedAction, FeedCommand>()
    let engine = Engine(
      Feed(),
      feed,
      runner: runner,
      observer: EngineObserver(trace: { line in lines.add(line) })
    )
    engine.send(.load, "tap", file: "A.swift", line: 3)
    runner.finish(.fetch(1), with: .loaded([4]))
    #expect(
      lines.entries.map(\.json) == [
        #"{"action":"load","number":1,"cause":"sent 'tap' at A.swift:3","version":1,"#
          + #""changed":["isLoading","count"],"effects":[{"id":"fetch","token":1,"#
          + #""fate":"began","work":"fetch(1)"}],"rendered":[]}"#,
        #"{"action":"loaded([4])","number":2,"cause":"answer of fetch #1, started by action 1","#
          + #""version":2,"changed":["isLoading","items[id: 4]"],"#
          + #""effects":[{"id":"fetch","token":1,"fate":"ended","work":"fetch(1)"}],"rendered":[]}"#,
      ]
    )
  }

  @Test func theReaderThatRanCanBeAdded() {
    let lines = Log<TraceLine>()
    let engine = Engine(
      Feed(),
      feed,
      runner: ManualRunner(),
      observer: EngineObserver(trace: { line in lines.add(line) })
    )
    let loop = ReaderLoop()
    let readers = ["count", "text"].map { label in
      StoreReader(label, in: loop) { context in
        let feed = context.read(engine.store)
        _ = label == "count" ? "\(feed.count)" : feed.text
      }
    }
    engine.send(.count(1), "tick")
    var line = lines.entries[0]
    line.rendered = loop.update().map(\.site.label)
    #expect(line.json.hasSuffix(#""rendered":["count"]}"#))
    #expect(readers[0].why.map(\.site.label) == ["tick"])
  }

  @Test func textIsEscaped() {
    let lines = Log<TraceLine>()
    let engine = Engine(
      Feed(),
      feed,
      runner: ManualRunner(),
      observer: EngineObserver(trace: { line in lines.add(line) })
    )
    engine.send(.count(1), "a\"\\\n\u{1}é")
    #expect(lines.entries[0].json.contains(#"sent 'a\"\\\n\u0001é' at"#))
  }
}
