internal import CStateEngine

/// What the calling thread is in the middle of: a commit, a sink or a run of a reader.
///
/// A frame lives on the stack of the function that entered it and puts the outer frame back when it
/// leaves. This file holds all the unsafe code that this needs.
struct ThreadScope {
  /// What the thread does.
  enum Kind {
    case commit
    case send
    case sink
    case reader
    case compare
  }

  let kind: Kind
  let site: Site

  /// The innermost frame of the calling thread.
  static var current: ThreadScope? {
    guard let frame = unsafe state_engine_thread_scope() else { return nil }
    return unsafe frame.assumingMemoryBound(to: ThreadScope.self).pointee
  }

  /// A number that no other living thread has.
  static var threadMark: UInt { unsafe UInt(bitPattern: state_engine_thread_mark()) }

  /// Whether the calling thread is in no frame at all.
  static var isClear: Bool {
    unsafe state_engine_thread_scope() == nil
  }

  /// Runs a closure inside a new innermost frame.
  @inline(__always)
  static func run<Result, Failure: Error>(
    _ kind: Kind,
    _ site: Site,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = unsafe state_engine_thread_scope()
    var frame = ThreadScope(kind: kind, site: site)
    return try unsafe withUnsafeMutablePointer(to: &frame) {
      (pointer: UnsafeMutablePointer<ThreadScope>) throws(Failure) -> Result in
      unsafe state_engine_set_thread_scope(pointer)
      defer { unsafe state_engine_set_thread_scope(outer) }
      return try body()
    }
  }

  /// Traps, naming both sites, when the calling thread may not write now.
  @inline(__always)
  static func requireWritable(_ kind: Kind, _ site: @autoclosure () -> Site) {
    if isClear { return }
    refuseInside(kind, site())
  }

  /// Traps unless the innermost frame is a sink, which may write.
  @inline(never)
  private static func refuseInside(_ kind: Kind, _ site: Site) {
    guard let current, current.kind != .sink else { return }
    Trap.writeInside(kind.name, site, current.kind.name, current.site, current.kind.advice).fire()
  }
}

extension ThreadScope.Kind {
  /// The name that a trap uses.
  var name: String {
    switch self {
    case .commit: "commit"
    case .send: "send"
    case .sink: "sink"
    case .reader: "run of reader"
    case .compare: "comparison for"
    }
  }

  /// What to do instead of writing there.
  var advice: String {
    switch self {
    case .commit, .send: "Change all of it in one closure, or write after the commit returns."
    case .sink: "Write after the sink returns."
    case .reader, .compare: "A reader only reads: write from a sink or an event."
    }
  }
}
