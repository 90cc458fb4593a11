package import PackHost
package import Platform
internal import Synchronization

/// Threads that each have a session of their own, share the pieces of some work, and hand over what
/// comes of them in the order of the pieces.
///
/// Memory is bounded: no piece is taken while too many results wait for their turn.
package final class Crew<Piece: Sendable, Result: Sendable>: Sendable {
  /// How many pieces may be under way or wait for their turn, for each member.
  private static var window: Int { 4 }

  /// Where pieces come from; called by one thread at a time until it gives nil.
  package typealias Source = () throws(CrewError) -> Piece?
  /// Opens the session of one member, in the member's own thread.
  package typealias Opener = @Sendable () throws(CrewError) -> any LivePackSession
  /// Does the work of one piece.
  package typealias Work = @Sendable (Piece, inout any LivePackSession) -> Result

  private let size: Int
  private let open: Opener
  private let work: Work
  private let source: Mutex<SourceBox>
  private let board = Monitor(CrewBoard<Result>())

  /// A crew with nothing done yet.
  ///
  /// - Parameters:
  ///   - size: How many members it has, at least 1.
  ///   - source: Where pieces come from.
  ///   - open: Opens a member's session when it has its first piece; the first member's in any case.
  ///   - work: Does one piece.
  package init(
    size: Int,
    source: sending @escaping Source,
    open: @escaping Opener,
    work: @escaping Work
  ) {
    self.size = size
    self.open = open
    self.work = work
    self.source = Mutex(SourceBox(next: source))
  }

  /// Does all the work.
  ///
  /// - Parameters:
  ///   - deliver: Gets the results, in order, in this thread.
  ///   - failed: Puts what kept the crew from going on as an error of `deliver`.
  /// - Returns: The packs of the first session.
  /// - Throws: what kept the crew from going on, or what `deliver` throws; members may then still
  ///   be at work, and end with the process.
  package func run<Failure: Error>(
    _ deliver: (Result) throws(Failure) -> Void,
    failed: (CrewError) -> Failure
  ) throws(Failure) -> [PackReport] {
    do throws(CrewError) { try start() } catch { throw failed(error) }
    while true {
      switch board.wait({ $0.takeNews() }) {
      case .result(let result):
        do throws(Failure) { try deliver(result) } catch {
          board.change { $0.isStopped = true }
          throw error
        }
      case .failure(let error): throw failed(error)
      case .end(let packs): return packs
      }
    }
  }

  private func start() throws(CrewError) {
    board.change { $0.members = size }
    for number in 0..<size {
      do throws(SystemError) {
        try BackgroundThread.start { self.serve(opensAtOnce: number == 0) }
      } catch {
        throw CrewError.thread(error)
      }
    }
  }

  /// What one member does; its session has ended before it says that it goes.
  private func serve(opensAtOnce: Bool) {
    do throws(CrewError) {
      try workOff(opensAtOnce: opensAtOnce)
      board.change { $0.members -= 1 }
    } catch {
      board.change { $0.fail(error) }
    }
  }

  /// Does pieces from a member's first to its last.
  private func workOff(opensAtOnce: Bool) throws(CrewError) {
    var session: (any LivePackSession)?
    if opensAtOnce { session = try opened() }
    while let (place, piece) = try nextPiece() {
      var current = if let session { session } else { try opened() }
      let result = work(piece, &current)
      session = current
      board.change { $0.put(result, at: place) }
    }
  }

  private func opened() throws(CrewError) -> any LivePackSession {
    let session = try open()
    let packs = session.packs
    board.change { $0.packs = $0.packs ?? packs }
    return session
  }

  /// The next piece with its place; nil where there is no more to do.
  private func nextPiece() throws(CrewError) -> (Int, Piece)? {
    let most = Self.window * size
    return try source.withLock { source throws(CrewError) in
      let place = board.wait { $0.place(most: most) }
      guard let place, !source.isAtEnd else { return nil }
      guard let piece = try source.next() else {
        source.isAtEnd = true
        return nil
      }
      board.change { $0.taken += 1 }
      return (place, piece)
    }
  }

  private struct SourceBox {
    let next: Source
    var isAtEnd = false
  }
}

/// Why a crew can't do its work.
package enum CrewError: Error {
  /// There can't be another thread.
  case thread(SystemError)
  /// There is no session.
  case session(WatchedSession.OpenError)
  /// A file can't be read.
  case input(FileError)
}
