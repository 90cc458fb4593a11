internal import PackFiles
internal import PackHost
internal import Platform
internal import Proofs

extension PackSelection {
  /// Opens a watched session of its own for each member of a crew.
  ///
  /// - Throws: why packs can't be looked for, before there is a crew.
  func crewOpener() throws(CommandError) -> @Sendable () throws(CrewError) -> any LivePackSession {
    let search = try search()
    do throws(PackSearchError) { _ = try search.list() } catch { throw .packs(error) }
    let limits = WatchLimits(call: timeout)
    if isInProcess { return { try Self.openHere(search) } }
    return { () throws(CrewError) in
      do throws(WatchedSession.OpenError) {
        return try WatchedSession.open(search, limits: limits)
      } catch {
        throw .session(error)
      }
    }
  }

  private static func openHere(_ search: PackSearch) throws(CrewError) -> any LivePackSession {
    do throws(PackSearchError) { return try InProcessSession.open(search) } catch {
      throw .session(.search(error))
    }
  }

  /// How many members a crew has: packs in this process are called by one thread at a time.
  func crewSize(_ jobs: Int?) -> Int {
    isInProcess ? 1 : min(jobs ?? ThisProcess.processors, BatchChoice.mostJobs)
  }
}

extension CommandError {
  /// Why a crew couldn't do its work.
  init(_ error: CrewError) {
    switch error {
    case .thread(let error): self = .worker(.start(error))
    case .session(.search(let error)): self = .packs(error)
    case .session(let error): self = .worker(error)
    case .input(let error): self = .input(error)
    }
  }
}

extension PackSelection {
  /// Loads the packs into a process of their own, whichever they are.
  func openApart() throws(CommandError) -> any PackSession {
    let open = try crewOpener()
    do throws(CrewError) { return try open() } catch { throw CommandError(error) }
  }
}
