internal import CGalley
internal import JSONText
internal import Pages
internal import Platform
internal import TextLayout
internal import Widgets

/// The call into a pack that is under way, where the C functions of the host table find it.
///
/// A `galley_context` is never dereferenced: it is the number of its call in the shape of a
/// pointer, so that one that outlives its call is told from the one under way.
@safe
struct ActiveCall {
  /// The number that the pack holds as its `galley_context`; 0 while no call is under way.
  var token: UInt = 0
  /// The thread that called the pack.
  var thread: UInt = 0
  var phase = RenderFrame.Phase.render
  /// The upper half of every handle that is given out.
  var handleBits: UInt64 = 0
  var widget: JSONNode?
  var data: JSONNode?
  /// Remembers the element that was read last by its index.
  var cursor: JSONCursor?
  var recordsReads = false
  var isDark = true
  /// Both live longer than the call; counting references to them would cost more than most calls.
  var context: Unmanaged<RenderContext>?
  var document: Unmanaged<JSONDocument>?
  var scratch: Scratch?

  /// The call that a frame of a context stands for.
  init(_ frame: RenderFrame, of context: RenderContext) {
    token = UInt(frame.generation) << 4
    thread = ThisThread.identity
    phase = frame.phase
    handleBits = frame.generation << 32
    widget = frame.widget.node
    data = frame.widget.data
    isDark = context.flow.styles.theme.isDark
    recordsReads = context.options.recordsReads
    cursor = JSONCursor()
    unsafe self.context = Unmanaged.passUnretained(context)
    unsafe document = Unmanaged.passUnretained(frame.widget.document)
  }

  /// Whether a call is under way that this thread has made.
  var isOnThisThread: Bool { token != 0 && thread == ThisThread.identity }

  /// No call.
  init() {}
}

/// The call under way.
///
/// Packs are called by one thread; `isActive` turns the others away.
nonisolated(unsafe) var activeCall = ActiveCall()

/// Whether a context is that of the call under way, and this thread the one that made the call.
@inline(__always)
func isActive(_ context: OpaquePointer?) -> Bool {
  unsafe UInt(bitPattern: context) == activeCall.token
    && activeCall.token != 0
    && activeCall.thread == ThisThread.identity
}

/// Runs a read of the document for the call under way, or answers `otherwise` where the context
/// is not that of such a call.
@inline(__always)
func reading<Answer>(
  _ context: OpaquePointer?,
  _ otherwise: Answer,
  _ body: (JSONDocument) -> Answer
) -> Answer {
  guard unsafe isActive(context), let document = unsafe activeCall.document else {
    unsafe noteStrayCall()
    return otherwise
  }
  return unsafe document._withUnsafeGuaranteedRef { body($0) }
}

/// Runs a call that works in some phases only.
@inline(__always)
func during(
  _ phases: PhaseSet,
  _ context: OpaquePointer?,
  _ body: (RenderContext) -> Int32
) -> Int32 {
  guard unsafe isActive(context), let rendering = unsafe activeCall.context else {
    unsafe noteStrayCall()
    return GALLEY_WRONG_PHASE
  }
  return unsafe rendering._withUnsafeGuaranteedRef { rendering in
    guard unsafe phases.contains(activeCall.phase) else {
      rendering.noteBreach(phases.rule)
      return GALLEY_WRONG_PHASE
    }
    return body(rendering)
  }
}

/// Tells of a call whose context is none of the call under way, where this thread made that call.
@unsafe
private func noteStrayCall() {
  guard unsafe activeCall.token != 0, unsafe activeCall.thread == ThisThread.identity else {
    return
  }
  let rendering = unsafe activeCall.context?.takeUnretainedValue()
  rendering?.noteBreach("used a context after its callback had returned")
}

/// Phases in which a function of the host works.
struct PhaseSet: OptionSet {
  let rawValue: UInt8

  static let render = PhaseSet(rawValue: 1)
  static let measure = PhaseSet(rawValue: 2)
  static let event = PhaseSet(rawValue: 4)
  static let drawing: PhaseSet = [.render]
  static let action = PhaseSet(rawValue: 8)
  static let all: PhaseSet = [.render, .measure, .event, .action]

  func contains(_ phase: RenderFrame.Phase) -> Bool {
    rawValue & (1 << phase.rawValue) != 0
  }

  /// What a renderer did that called in another phase.
  var rule: String {
    switch self {
    case .event: "set state outside of an event"
    case .action: "answered an action that nobody asked for"
    default: "drew outside of render"
    }
  }
}
