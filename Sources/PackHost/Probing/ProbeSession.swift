package import Platform

/// A process in which one pack is loaded and drawn, to see what it does.
///
/// It takes the loss of the process for an answer: after a fault a new one is started, and the pack
/// loaded again, when something more is asked.
package struct ProbeSession: ~Copyable {
  private let plan: LoadPlan
  private let limits: WatchLimits
  private let program: FilePath
  private var worker: Worker?

  /// Prepares to probe a pack; nothing runs yet.
  ///
  /// - Parameters:
  ///   - plan: how it is to be loaded.
  ///   - limits: what it may take.
  ///   - program: the program that can be a worker; this one, if its `main` begins with
  ///     `WorkerProgram.run`.
  package init(
    _ plan: LoadPlan,
    limits: WatchLimits = WatchLimits(),
    program: FilePath = "/proc/self/exe"
  ) {
    self.plan = plan
    self.limits = limits
    self.program = program
  }

  /// Loads the pack into a new process.
  ///
  /// - Throws: how it ended that process.
  package mutating func load() throws(ProbeFault) -> LoadFacts {
    worker = nil
    do throws(SystemError) { worker = try Worker(program, limits: limits) } catch {
      throw ProbeFault(description: "can't be given a process: \(error)")
    }
    guard case .loaded(let facts) = try ask(.load(plan)) else { throw ProbeSession.nonsense }
    return facts
  }

  /// Draws a page.
  ///
  /// - Throws: how the pack ended its process; the next call starts another.
  package mutating func draw(_ plan: DrawPlan) throws(ProbeFault) -> DrawFacts {
    if worker == nil { _ = try load() }
    guard case .drawn(let facts) = try ask(.draw(plan)) else { throw ProbeSession.nonsense }
    return facts
  }

  private static let nonsense = ProbeFault(description: "broke the talk with the host")

  private mutating func ask(_ order: ProbeOrder) throws(ProbeFault) -> ProbeAnswer {
    let answer: WorkerAnswer?
    do throws(WorkerFault) { answer = try worker?.carryOut(.probe(order)) } catch {
      worker = nil
      throw ProbeFault(description: error.description)
    }
    guard case .probed(let probed)? = answer else { throw ProbeSession.nonsense }
    return probed
  }
}
