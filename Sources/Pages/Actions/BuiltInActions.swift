internal import JSONText

/// The actions that every page can rely on.
@MainActor struct BuiltInActions {
  /// Whoever owns the dispatcher owns the page too.
  unowned let target: any ActionTarget
  let present: @MainActor (SessionRequest) -> Void

  func handle(_ call: ActionCall) -> ActionAnswer {
    switch call.action.known {
    case .toast: present(.toast(message: call.string("message") ?? ""))
    case .dismiss: present(.dismiss)
    case .refreshPage: target.refresh()
    case .openBottomSheet: openSheet(call)
    case .api: target.performAction(call)
    case nil: return .declined
    }
    return .done
  }

  private func openSheet(_ call: ActionCall) {
    let document = call.part.document
    guard let node = document.member(call.part.node, "sheet") else { return }
    let decoded = try? PageDecoder.sheet(
      at: node,
      path: "\(call.part.path).sheet",
      idRoot: "\(call.idRoot).sheet",
      in: document
    )
    guard let decoded else { return }
    if !decoded.diagnostics.isEmpty { target.report(decoded.diagnostics.items) }
    present(.open(decoded.sheet))
  }
}

extension ActionCall {
  /// A diagnostic about the action.
  func finding(_ kind: DiagnosticKind, _ message: String) -> Diagnostic {
    let position = part.document.position(part.node)
    return Diagnostic(
      kind,
      id: event?.sourceID,
      path: part.path,
      line: position.line,
      column: position.column,
      message: message
    )
  }
}
