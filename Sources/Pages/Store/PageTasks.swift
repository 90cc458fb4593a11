/// The tasks of a page store, at most one under each id.
@MainActor final class PageTasks {
  /// Work that takes time, and then what it comes to.
  typealias Work = @MainActor () async -> @MainActor () -> Void

  private var running: [PageEffectID: (number: UInt64, task: Task<Void, Never>)] = [:]
  private var lastNumber: UInt64 = 0

  /// How many tasks are running and not cancelled.
  var count: Int { running.count }

  /// Starts a task; one under the same id is cancelled.
  func replace(_ id: PageEffectID, with work: @escaping Work) {
    cancel(id)
    lastNumber += 1
    let number = lastNumber
    let task = Task { [weak self] in
      let land = await work()
      guard let self, running[id]?.number == number else { return }
      running[id] = nil
      land()
    }
    running[id] = (number, task)
  }

  /// Cancels the task under an id; what it comes to is thrown away.
  func cancel(_ id: PageEffectID) {
    running.removeValue(forKey: id)?.task.cancel()
  }

  /// Waits until no task is running.
  func settled() async {
    while let next = running.values.first { await next.task.value }
  }

  isolated deinit {
    for work in running.values { work.task.cancel() }
  }
}
