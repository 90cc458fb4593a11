import JSONText
import Pages
import Testing

@Suite(.timeLimit(.minutes(1))) struct LoaderTests {
  private static let payload = ActionPayload(
    action: Array(#"{"type":"api", "endpoint":"cart/update","n":1.10}"#.utf8),
    endpoint: "cart/update",
    event: ActionEvent(name: "change", sourceID: "s\"1", value: .integer(3))
  )

  struct Row: Sendable, CustomTestStringConvertible {
    var kind: PageRequest.Kind
    var json: String
    var names: [String]
    var testDescription: String { kind.name }
  }

  @Test(arguments: [
    Row(
      kind: .initial,
      json: #"{"page_id":"a/..","kind":"initial"}"#,
      names: ["a%2F%2E%2E.json"]
    ),
    Row(
      kind: .refresh,
      json: #"{"page_id":"a/..","kind":"refresh"}"#,
      names: ["a%2F%2E%2E.refresh.json", "a%2F%2E%2E.json"]
    ),
    Row(
      kind: .nextPage(postback: Array(#""t\u0077o é""#.utf8)),
      json: #"{"page_id":"a/..","kind":"next_page","postback":"t\u0077o é"}"#,
      names: ["a%2F%2E%2E.next-two%20%C3%A9.json", "a%2F%2E%2E.next.json"]
    ),
    Row(
      kind: .nextPage(postback: Array("1.10".utf8)),
      json: #"{"page_id":"a/..","kind":"next_page","postback":1.10}"#,
      names: ["a%2F%2E%2E.next-1%2E10.json", "a%2F%2E%2E.next.json"]
    ),
    Row(
      kind: .action(payload),
      json: #"{"page_id":"a/..","kind":"action","action":{"type":"api", "endpoint":"cart/update","#
        + #""n":1.10},"event":{"name":"change","source_id":"s\"1","value":3}}"#,
      names: ["a%2F%2E%2E.action-cart%2Fupdate.json", "a%2F%2E%2E.action.json"]
    ),
  ])
  func requestsHaveOneFormAndNamesThatStayInTheFolder(_ row: Row) async throws {
    let request = PageRequest(pageID: "a/..", kind: row.kind)
    #expect(String(decoding: request.json, as: UTF8.self) == row.json)
    #expect(FixtureLoader.names(for: request) == row.names)
    for name in row.names {
      let loader = FixtureLoader { $0 == name ? [7] : nil }
      #expect(try await loader.loadPage(request) == [7])
    }
    let empty = FixtureLoader { _ in nil }
    let error = await #expect(throws: PageLoadError.self) { try await empty.loadPage(request) }
    for name in row.names { #expect(error?.description.contains(name) == true) }
  }

  @Test func aCommandGetsTheRequestAndGivesTheDocument() async throws {
    let request = PageRequest(pageID: "home", kind: .refresh)
    let loader = CommandLoader { $0 + [10] }
    #expect(try await loader.loadPage(request) == request.json + [10])
  }

  @Test func theScriptedLoaderHoldsAnswersAndReleasesThemInAnyOrder() async throws {
    let loader = ScriptedLoader()
    let first = Task { try await loader.loadPage(PageRequest(pageID: "p", kind: .initial)) }
    await loader.requests(atLeast: 1)
    let second = Task { try await loader.loadPage(PageRequest(pageID: "p", kind: .refresh)) }
    await loader.requests(atLeast: 2)
    #expect(loader.held == [0, 1])
    #expect(loader.release(1, with: "two"))
    #expect(try await second.value == Array("two".utf8))
    #expect(!loader.release(1, with: "again"))
    #expect(loader.fail(0, with: PageLoadError("gone")))
    await #expect(throws: PageLoadError("gone")) { try await first.value }
    #expect(loader.held == [])
    #expect(loader.requests.map(\.kind) == [.initial, .refresh])
  }

  @Test(arguments: [false, true])
  func aCancelledRequestEndsUnlessItIsIgnored(_ ignores: Bool) async throws {
    let loader = ScriptedLoader(ignoresCancellation: ignores)
    let task = Task { try await loader.loadPage(PageRequest(pageID: "p", kind: .initial)) }
    await loader.requests(atLeast: 1)
    task.cancel()
    #expect(loader.cancelled == [0])
    #expect(loader.held == (ignores ? [0] : []))
    #expect(loader.release(0, with: "late") == ignores)
    if ignores {
      #expect(try await task.value == Array("late".utf8))
    } else {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}
