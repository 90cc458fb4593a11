import HeapSize
import Pages
import StateEngine
import Testing

/// What a page leaves in the heap, in a process of its own.
@Suite(.timeLimit(.minutes(3))) struct PageMemoryTests {
  @Test func aThousandStartsAndCancelsLeaveNoBytes() async {
    await #expect(processExitsWith: .success) {
      let growth = await PageMemory.growth(inRounds: 1_000)
      precondition(growth < 128 * 1024, "1,000 rounds left \(growth) bytes")
    }
  }
}

/// Answers the first request only.
private struct FirstPageLoader: PageLoader {
  @concurrent func loadPage(_ request: PageRequest) async throws -> [UInt8] {
    if request.kind == .initial { return Array(Answers.page("first").utf8) }
    while !Task.isCancelled { await Task.yield() }
    throw CancellationError()
  }
}

/// Starts and cancels loading, paging and actions, and counts what stays.
@MainActor private enum PageMemory {
  static func growth(inRounds count: Int) async -> Int {
    let store = PageStore(pageID: "p", loader: FirstPageLoader(), registry: 0)
    store.loadInitial()
    await store.settled()
    await run(count, store)
    let before = heap_size()
    await run(count, store)
    precondition(store.work.isEmpty && store.store.state.isIdle)
    precondition(store.page?.widgetCount == 2)
    return Int(heap_size()) - Int(before)
  }

  private static func run(_ count: Int, _ store: PageStore<Int>) async {
    for round in 0..<count {
      switch round % 3 {
      case 0: store.refresh()
      case 1: store.loadNextPage()
      default: if let call = Answers.call { store.send(.dispatch(call, by: .person)) }
      }
      if round.isMultiple(of: 2) { await Task.yield() }
      store.leave()
    }
    try? await Task.sleep(for: .milliseconds(100))
  }
}
