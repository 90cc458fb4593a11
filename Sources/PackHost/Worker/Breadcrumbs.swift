internal import Platform

/// A node of one of the documents that a worker has.
struct NodeNumber: Hashable {
  /// The document's number above, the node's index below.
  var bits: UInt64 = 0

  /// A node by its document's number; that of a page to render is 0.
  init(document: UInt32 = 0, index: UInt32 = 0) {
    bits = UInt64(document) << 32 | UInt64(index)
  }

  init(bits: UInt64) { self.bits = bits }
}

/// What the worker is about to do, on a page of memory that outlives it.
struct Breadcrumbs: Sendable {
  /// Whose code runs.
  enum Phase: UInt64, Sendable {
    /// Our own.
    case host
    /// A library's constructors.
    case constructors
    case entry
    case render
    case measure
    case event
    case action

    /// Whether a pack is being loaded.
    var isLoading: Bool { self == .constructors || self == .entry }
  }

  /// A call into a pack.
  struct Call: Sendable {
    var phase = Phase.host
    /// The pack's place in load order; 0: none yet.
    var pack = 0
    /// The widget's node, or the action's.
    var node = NodeNumber()
    /// Nanoseconds when the call began, less the time spent in calls that it led to.
    var beginning: UInt64 = 0
  }

  private let words: SharedWords
  private static let pathWords = 16..<(16 + 512)

  /// Uses a shared page, which is all zero at first.
  init(on words: SharedWords) {
    self.words = words
  }

  /// The call under way; of our own code, with the pack that was called last.
  var call: Call {
    get {
      Call(
        phase: Phase(rawValue: words[1]) ?? .host,
        pack: Int(truncatingIfNeeded: words[2]),
        node: NodeNumber(bits: words[3]),
        beginning: words[0]
      )
    }
    nonmutating set {
      words[0] = 0
      words[1] = newValue.phase.rawValue
      words[2] = UInt64(newValue.pack)
      words[3] = newValue.node.bits
      words[0] = newValue.beginning
    }
  }

  /// When the call under way began; 0 while our own code runs.
  var beginning: UInt64 { words[0] }

  /// How many calls there have been.
  var count: UInt64 { words[4] }

  /// The file of the pack that is loaded; empty before the first.
  var path: FilePath {
    get {
      let count = min(Int(clamping: words[8]), Breadcrumbs.pathWords.count * 8)
      let bytes = (0..<count).map { index in
        UInt8(truncatingIfNeeded: words[16 + index / 8] >> UInt64(index % 8 * 8))
      }
      return FilePath(bytes: bytes)
    }
    nonmutating set {
      let bytes = newValue.bytes.prefix(Breadcrumbs.pathWords.count * 8)
      words[8] = 0
      for (word, start) in zip(Breadcrumbs.pathWords, stride(from: 0, to: bytes.count, by: 8)) {
        words[word] = bytes[start..<min(start + 8, bytes.count)].reversed()
          .reduce(0) { $0 << 8 | UInt64($1) }
      }
      words[8] = UInt64(bytes.count)
    }
  }

  /// Notes that a call begins.
  ///
  /// - Returns: The call that it interrupts, for `leave`.
  @inline(__always)
  func enter(_ phase: Phase, pack: Int, node: NodeNumber = NodeNumber()) -> Call {
    var outer = call
    words[4] &+= 1
    let now = MonotonicClock.coarseNow
    if outer.beginning != 0 { outer.beginning = now - outer.beginning }
    call = Call(phase: phase, pack: pack, node: node, beginning: now)
    return outer
  }

  /// Notes that a call has returned to the one that it interrupted.
  @inline(__always)
  func leave(to outer: Call) {
    var outer = outer
    if outer.phase == .host {
      outer.pack = call.pack
    } else {
      outer.beginning = MonotonicClock.coarseNow - outer.beginning
    }
    call = outer
  }
}
