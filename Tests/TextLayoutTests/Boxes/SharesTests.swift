import Testing
import TextLayout

@Suite struct SharesTests {
  @Test func equalSharesAddUp() {
    for total in 0...60 {
      for count in 1...12 {
        let shares = (0..<count).map { Shares.equal($0, of: count, in: total) }
        #expect(shares.reduce(0, +) == total)
        #expect((shares.max() ?? 0) - (shares.min() ?? 0) <= 1)
      }
    }
  }

  @Test func fractionsAreRoundedHalfUp() {
    #expect(Shares.fraction(500_000, of: 5) == 3)
    #expect(Shares.fraction(333_333, of: 80) == 27)
    #expect(Shares.fraction(1, of: 80) == 1)
    #expect(Shares.fraction(2_000_000, of: 80) == 80)
  }

  @Test func neighboursShareEdges() {
    let edges = [0, 333_333, 666_666, 1_000_000]
    let shares = zip(edges, edges.dropFirst()).map { Shares.between($0, $1, in: 100) }
    #expect(shares == [33, 33, 34])
  }

  @Test func narrowGridsHaveFewerColumns() {
    #expect(Shares.columns(3, least: 8, gap: 1, in: 26) == 3)
    #expect(Shares.columns(3, least: 8, gap: 1, in: 25) == 2)
    #expect(Shares.columns(3, least: 8, gap: 1, in: 0) == 1)
  }
}
