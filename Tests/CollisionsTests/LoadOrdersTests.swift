import Collisions
import Testing

/// The orders that are tried.
@Suite struct LoadOrdersTests {
  private func packs(_ count: Int, _ types: [String] = ["x"]) -> [PackClaims] {
    (0..<count).map { .pack($0 + 1, "p\($0)", types) }
  }

  @Test(arguments: zip(0...5, [0, 0, 1, 5, 23, 119]))
  func allOrdersOfUpToFive(count: Int, orders: Int) {
    let tried = LoadOrders(packs(count))
    #expect(tried.orders.count == orders)
    #expect(tried.isComplete && tried.possible == orders)
    #expect(Set(tried.orders).count == orders)
    #expect(tried.orders.allSatisfy { $0.sorted() == Array(0..<count) })
  }

  @Test func theNearestComeFirst() {
    #expect(LoadOrders(packs(3)).orders.prefix(2) == [[0, 2, 1], [1, 0, 2]])
    #expect(LoadOrders(packs(3)).orders.last == [2, 1, 0])
  }

  @Test func ordersThatAManifestForbidsAreNotTried() {
    var packs = packs(3)
    packs[2].after = ["com.p0", "com.elsewhere"]
    #expect(LoadOrders(packs).orders == [[0, 2, 1], [1, 0, 2]])
  }

  @Test func neighboursAndRivalsOfMore() {
    let rivals = LoadOrders(packs(6))
    #expect(!rivals.isComplete)
    #expect(rivals.orders.count == 5 + 10 && rivals.possible == 15)
    let strangers = LoadOrders((0..<6).map { .pack($0 + 1, "p\($0)", ["t\($0)"]) })
    #expect(strangers.orders.count == 5)
  }

  @Test func aThousandPacksAreTriedInTwoHundredOrders() {
    let many = LoadOrders((0..<1000).map { .pack($0 + 1, "p\($0)", ["t\($0)"]) })
    #expect(many.orders.count == 200 && many.possible == 999)
  }
}
