internal import Pages

extension RenderContext {
  /// Begins a call into a performer of actions.
  func beginAction(_ call: ActionCall, pack: Int) {
    response = nil
    frames.append(
      RenderFrame(
        widget: WidgetNode(standingFor: call),
        owner: 0,
        chain: pack,
        link: 0,
        phase: .action,
        generation: nextGeneration(),
        failure: nil
      )
    )
    source = call.event?.sourceID
  }

  /// Ends the call.
  func endAction() -> RenderFrame {
    source = nil
    return frames.removeLast()
  }

  /// Keeps what the action under way comes to; the last one counts.
  package func respond(_ bytes: [UInt8]) {
    guard frame?.phase == .action else { return }
    response = bytes
  }

  /// What is reported of an action that wasn't performed.
  func failure(_ frame: RenderFrame, performing status: ActionStatus) -> Diagnostic {
    let pack = registry.packs[frame.chain]
    let cause =
      switch (frame.failure, status) {
      case (.refused(let message, _, _), _):
        "refused the action: \(QuotedText.shortened(message, to: 300))"
      case (.field(let error), _): error.message(in: frame.widget.document)
      case (.breach(let rule), _): rule
      case (nil, .failed(let number)): "returned \(number)"
      case (nil, _): "failed"
      }
    return diagnostic(
      .packFault,
      frame.widget,
      pack: pack,
      message: "the pack's \(frame.callee) \(cause)"
    )
  }
}
