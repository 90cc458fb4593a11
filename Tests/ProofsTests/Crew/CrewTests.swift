import Foundation
import PackHost
import Platform
import Proofs
import Synchronization
import TestSupport
import Testing

@Suite struct CrewTests {
  struct Stop: Error {}

  @Test(arguments: [1, 2, 7]) func resultsComeInOrder(size: Int) throws {
    var random = SeededGenerator(seed: 1)
    let pauses = (0..<300).map { _ in Double.random(in: 0...0.0004, using: &random) }
    let crew = Self.crew(size: size, count: 300) { piece in
      Thread.sleep(forTimeInterval: pauses[piece])
      return piece * 2
    }
    var results: [Int] = []
    _ = try crew.run({ (result: Int) throws(CrewError) in results.append(result) }, failed: { $0 })
    #expect(results == (0..<300).map { $0 * 2 })
  }

  @Test func piecesWaitForTheirTurnToBeTaken() throws {
    let most = Mutex(0)
    let delivered = Mutex(0)
    let crew = Self.crew(size: 3, count: 200) { piece in
      if piece == 0 { Thread.sleep(forTimeInterval: 0.1) }
      let ahead = piece - delivered.withLock { $0 }
      most.withLock { $0 = max($0, ahead) }
      return piece
    }
    _ = try crew.run(
      { (_: Int) throws(CrewError) in delivered.withLock { $0 += 1 } },
      failed: { $0 }
    )
    #expect(most.withLock { $0 } <= 12)
  }

  @Test func whatTheSourceThrowsComesAfterTheResults() throws {
    let error = FileError(.read, "gone", .absent)
    let count = Mutex(0)
    let crew = Crew<Int, Int>(
      size: 3,
      source: { () throws(CrewError) in
        let next = count.withLock { count in
          count += 1
          return count
        }
        if next > 20 { throw .input(error) }
        return next
      },
      open: { FakeSession() },
      work: { piece, _ in piece }
    )
    var results: [Int] = []
    let thrown = #expect(throws: CrewError.self) {
      _ = try crew.run(
        { (result: Int) throws(CrewError) in results.append(result) },
        failed: { $0 }
      )
    }
    #expect(results == Array(1...20))
    guard case .input(let found) = thrown else {
      Issue.record("\(String(describing: thrown))")
      return
    }
    #expect(found == error)
  }

  @Test func whatDeliverThrowsEndsTheRun() throws {
    let crew = Self.crew(size: 2, count: .max) { $0 }
    #expect(throws: Stop.self) {
      _ = try crew.run(
        { (result: Int) throws(Stop) in if result == 10 { throw Stop() } },
        failed: { _ in Stop() }
      )
    }
  }

  @Test func withoutWorkOneSessionIsOpened() throws {
    let opened = Mutex(0)
    let crew = Crew<Int, Int>(
      size: 4,
      source: { nil },
      open: {
        opened.withLock { $0 += 1 }
        return FakeSession(packs: [
          .init(order: 1, file: "", origin: "", id: "p", version: "", status: .loaded)
        ])
      },
      work: { piece, _ in piece }
    )
    let packs = try crew.run({ (_: Int) throws(CrewError) in }, failed: { $0 })
    #expect(packs.map(\.id) == ["p"])
    #expect(opened.withLock { $0 } == 1)
  }

  private static func crew(
    size: Int,
    count: Int,
    _ work: @escaping @Sendable (Int) -> Int
  ) -> Crew<Int, Int> {
    let next = Mutex(0)
    return Crew(
      size: size,
      source: {
        next.withLock { next in
          defer { next += 1 }
          return next < count ? next : nil
        }
      },
      open: { FakeSession() },
      work: { piece, _ in work(piece) }
    )
  }
}
