import Foundation
import StateEngine
import Testing

@Suite struct ReaderLoopTests {
  private let store = Store<Shop, Never>(Shop(items: (0..<100).map { Item($0, "item \($0)") }))

  @Test func onlyReadersWhoseValuesDifferRunInOrder() {
    let loop = ReaderLoop()
    let rows = (0..<100).map { id in
      StoreReader("row \(id)", in: loop) { [store] in _ = $0.read(store).items[id: id]?.title }
    }
    #expect(loop.update().isEmpty)
    store.commit { shop in
      for id in [70, 3, 40] { shop.items[id].title = "new" }
    }
    #expect(loop.update().map(\.site.label) == ["row 3", "row 40", "row 70"])
    #expect(loop.update().isEmpty)
    #expect(rows.map(\.runs).reduce(0, +) == 103)
  }

  @Test func oneWalkServesAllReaders() {
    let comparisons = Gauge()
    let store = Store<Box, Never>(Box(value: Counting(number: 0, comparisons: comparisons)))
    let loop = ReaderLoop()
    let readers = (0..<50).map { _ in StoreReader(in: loop) { _ = $0.read(store).value } }
    store.commit { $0.value.number = 1 }
    let before = comparisons.count
    #expect(loop.update().count == 50)
    #expect(comparisons.count == before + 1)
    withExtendedLifetime(readers) {}
  }

  @Test func wakeIsCalledOnceUntilTheNextUpdate() {
    let wakes = Gauge()
    let loop = ReaderLoop { wakes.add() }
    let reader = StoreReader(in: loop) { [store] in _ = $0.read(store).left }
    for number in 1...10 { store.commit { $0.right = number } }
    #expect(wakes.count == 1)
    loop.update()
    for number in 1...10 { store.commit { $0.left = number } }
    #expect(wakes.count == 2)
    #expect(loop.update().count == 1)
    withExtendedLifetime(reader) {}
  }

  @Test func aReleasedReaderIsNotRun() {
    let loop = ReaderLoop()
    var runs = 0
    var reader: StoreReader? = StoreReader(in: loop) { [store] in
      _ = $0.read(store).left
      runs += 1
    }
    store.commit { $0.left = 50 }
    #expect(reader != nil)
    reader = nil
    #expect(loop.update().isEmpty)
    #expect(runs == 1)
  }

  @Test func aReaderMadeByAnotherRunsWithTheNextUpdate() {
    let loop = ReaderLoop()
    var rows: [StoreReader] = []
    let list = StoreReader("list", in: loop) { [store] context in
      let ids = context.read(store).items.ids
      rows = ids.map { id in
        StoreReader("row \(id)", in: loop) { _ = $0.read(store).items[id: id]?.title }
      }
    }
    #expect(rows.count == 100)
    store.commit { $0.items.removeFirst(98) }
    #expect(loop.update().map(\.site.label) == ["list"])
    store.commit { $0.items[0].title = "new" }
    #expect(loop.update().map(\.site.label) == ["row 98"])
    withExtendedLifetime(list) {}
  }

  @Test func readersFollowCommitsFromOtherThreads() async {
    let store = Store<Tally, Never>(Tally())
    let done = Gauge()
    for _ in 0..<3 {
      Thread.detachNewThread {
        for _ in 0..<500 { store.commit { $0.count += 1 } }
        done.add()
      }
    }
    let loop = ReaderLoop()
    var seen: [Int] = []
    let readers = (0..<3).map { _ in
      StoreReader(in: loop) { seen.append($0.read(store).count) }
    }
    while done.count < 3 { loop.update() }
    loop.update()
    #expect(seen.suffix(3).allSatisfy { $0 == 1500 } || seen.last == 1500)
    #expect(readers.allSatisfy { !$0.needsUpdate })
    let perReader = zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 }
    #expect(perReader)
  }

  @Test func manyThreadsReadOneStore() async {
    let store = Store<Shop, Never>(Shop(items: [Item(1, "0"), Item(2, "0")]))
    let finals = Log<Bool>()
    await withTaskGroup { group in
      for _ in 0..<3 {
        group.addTask {
          var pair = ("", "")
          let reader = StoreReader { context in
            let items = context.read(store).items
            pair = (items[id: 1]?.title ?? "", items[id: 2]?.title ?? "")
            if pair.0 != pair.1 { finals.add(false) }
          }
          for _ in 0..<300 { reader.update() }
          while store.state.items[0].title != "300" {
            reader.update()
            await Task.yield()
          }
          reader.update()
          finals.add(pair.0 == "300")
        }
      }
      group.addTask {
        for number in 1...300 {
          store.commit {
            $0.items[0].title = "\(number)"
            $0.items[1].title = "\(number)"
          }
        }
      }
    }
    #expect(finals.entries == [true, true, true])
  }
}

@Tracking
private struct Box {
  var value: Counting
}

private struct Counting: TrackedLeaf {
  var number: Int
  let comparisons: Gauge

  static func == (left: Counting, right: Counting) -> Bool {
    left.comparisons.add()
    return left.number == right.number
  }
}
