import StateEngine
import Testing

private final class Header {
  @Reading<Shop, Never> var shop: Tracked<Shop>

  init(_ reading: Reading<Shop, Never>) {
    _shop = reading
  }

  func draw() -> String { "\(shop.owner.name)" }
}

private struct OwnHeader {
  @Reading(making: Store<Shop, Never>(Shop(), label: "own"), "header") var shop

  func draw() -> String { "\(shop.owner.name)" }
}

@Suite struct ReadingTests {
  private let store = Store<Shop, Never>(Shop(), label: "shop")

  @Test func whatIsReadThroughThePropertyIsRecorded() {
    let header = Header(Reading(store, "header"))
    var drawn: [String] = []
    #expect(header.$shop.update { drawn.append(header.draw()) })
    #expect(header.$shop.reads == ["shop.owner.name"])
    store.commit { $0.left = 4 }
    #expect(!header.$shop.update { drawn.append(header.draw()) })
    store.commit { $0.owner.name = "eve" }
    #expect(header.$shop.update { drawn.append(header.draw()) })
    #expect(drawn == ["ada", "eve"])
    #expect(header.$shop.why.map(\.path) == ["shop.owner.name"])
  }

  @Test func readsOutsideAnUpdateAreRecordedToo() {
    let header = Header(Reading(store))
    #expect(header.$shop.needsUpdate)
    #expect(header.draw() == "ada")
    #expect(!header.$shop.needsUpdate)
    store.commit { $0.owner.name = "eve" }
    #expect(header.$shop.needsUpdate)
    #expect(header.draw() == "eve")
    #expect(!header.$shop.needsUpdate)
  }

  @Test func aReadingMakesItsStoreOnce() {
    let header = OwnHeader()
    let copy = header
    #expect(header.$shop.store === copy.$shop.store)
    header.$shop.store.commit { $0.owner.name = "eve" }
    #expect(copy.draw() == "eve")
    #expect(OwnHeader().draw() == "ada")
  }

  @Test func aStrongReadingRetainsItsStore() {
    var header: Header?
    weak var watched: Store<Shop, Never>?
    do {
      let store = Store<Shop, Never>(Shop())
      watched = store
      header = Header(Reading(store))
    }
    #expect(watched != nil)
    #expect(header?.draw() == "ada")
    header = nil
    #expect(watched == nil)
  }

  @Test func aWeakReadingDoesNotRetainItsStore() {
    let header: Header
    weak var watched: Store<Shop, Never>?
    do {
      let store = Store<Shop, Never>(Shop())
      watched = store
      header = Header(Reading(weak: store))
      #expect(header.draw() == "ada")
    }
    #expect(watched == nil)
    #expect(!header.$shop.needsUpdate)
  }

  @Test func useAfterReleaseTrapsWithTheLabel() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var store: Store<Shop, Never>? = Store(Shop())
      let reading = store.map { Reading(weak: $0, "header") }
      store = nil
      _ = reading?.wrappedValue.left
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("reading 'header'"))
    #expect(message.contains("after its store was released"))
  }

  @Test func aCommitDuringAnUpdateTraps() async {
    await #expect(processExitsWith: .failure) {
      let header = OwnHeader()
      header.$shop.update { header.$shop.store.commit { $0.left += 1 } }
    }
  }
}
