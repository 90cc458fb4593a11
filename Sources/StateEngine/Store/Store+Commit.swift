internal import Synchronization

extension Store {
  /// Changes the state: the only way to do so.
  ///
  /// The closure runs while no other commit of this store does. When it throws, the state stays as
  /// it was. When it changes nothing, there is no version and no event. Before the commit returns,
  /// its event is delivered, unless another thread is delivering: that thread does it then. From
  /// inside a sink, the event is delivered next.
  ///
  /// A commit inside a commit or inside a run of a reader stops the program.
  ///
  /// - Parameters:
  ///   - label: What the change is called in traces.
  ///   - file: Where the commit is made.
  ///   - line: Where the commit is made.
  ///   - change: Changes the state. It should be short and only compute.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  /// - Complexity: That of the closure, of copying the collections it changes, and of comparing
  ///   them with what they were; it doesn't depend on how many readers there are.
  @discardableResult
  public func commit<Answer, Failure: Error>(
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line,
    _ change: (inout State) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let site = Site(label, file: file, line: line)
    ThreadScope.requireWritable(.commit, site)
    // Destructors of what the state held may write: these outlive every lock.
    var work: State? = nil
    var replaced: Moment<State>? = nil
    defer { withExtendedLifetime((work, replaced)) {} }
    let carried = try writer.withLock { (master) throws(Failure) -> Carried<Answer> in
      var next = master.state
      defer { work = next }
      let answer = try ThreadScope.run(.commit, site) { () throws(Failure) -> Answer in
        try change(&next)
      }
      if !State.isSame(master.state, next) {
        let moment = Moment(next, Version(number: master.version.number + 1), site)
        memory.publish(moment, after: master)
        replaced = master
        master = moment
      }
      return Carried(answer: answer)
    }
    if replaced != nil {
      memory.deliver()
      reads.wakes.wake()
    }
    return carried.answer
  }

  /// Tells the sinks of something that isn't state, in line with the changes.
  ///
  /// - Parameters:
  ///   - activity: What happened.
  ///   - label: What it is called in traces.
  ///   - file: Where it is sent.
  ///   - line: Where it is sent.
  public func send(
    _ activity: Activity,
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line
  ) {
    let site = Site(label, file: file, line: line)
    ThreadScope.requireWritable(.send, site)
    memory.append(activity, site)
    memory.deliver()
  }
}
