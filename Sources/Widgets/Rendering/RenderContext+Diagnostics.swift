package import JSONText
package import Pages

extension RenderContext {
  /// Notes a field error of the current widget; the first one is why it can't be drawn.
  package func fail(_ failure: RenderFailure) {
    guard !frames.isEmpty, frames[frames.count - 1].failure == nil else { return }
    frames[frames.count - 1].failure = failure
  }

  /// Notes a remark of the current renderer that doesn't stop the widget.
  ///
  /// - Parameters:
  ///   - node: What the remark is about; nil: the widget.
  ///   - severity: How much it weighs.
  ///   - code: A diagnostic's kind, or a short camelCase name that is put before the message.
  ///   - message: A sentence.
  package func note(at node: JSONNode?, severity: Severity, code: String, message: String) {
    guard let frame else { return }
    let kind = DiagnosticKind(rawValue: code).flatMap { $0.isForPacks ? $0 : nil }
    let text = kind == nil && !code.isEmpty ? "\(code): \(message)" : message
    report(
      diagnostic(
        kind ?? .invalidValue,
        frame.widget,
        at: node,
        severity: severity,
        pack: pack(of: frame),
        message: QuotedText.shortened(text, to: RenderContext.longestMessage)
      )
    )
  }

  /// How many scalars of a pack's sentence are shown.
  private static let longestMessage = 300

  /// Notes that the current renderer broke a rule of the contract without harm to the page.
  package func noteBreach(_ rule: String, severity: Severity = .warning) {
    guard let frame else { return }
    report(
      diagnostic(
        .packFault,
        frame.widget,
        severity: severity,
        pack: pack(of: frame),
        message: "the pack's \(frame.callee) \(rule)"
      )
    )
  }

  /// Turns the notes of a decoded atom into diagnostics of the current widget.
  package func report(_ notes: FieldNotes) {
    guard !notes.isEmpty, let frame else { return }
    for error in notes.items {
      report(
        diagnostic(
          .invalidValue,
          frame.widget,
          at: error.node ?? error.parent,
          key: error.key(),
          message: error.message(in: frame.widget.document)
        )
      )
    }
  }

  /// A finding about a widget, at a value inside it or at the widget itself.
  func diagnostic(
    _ kind: DiagnosticKind,
    _ widget: WidgetNode,
    at node: JSONNode? = nil,
    key: String = "",
    severity: Severity? = nil,
    pack: Pack? = nil,
    message: String
  ) -> Diagnostic {
    let place = node ?? widget.node
    if sourceMap?.document !== widget.document { sourceMap = SourceMap(widget.document) }
    let position = sourceMap?.position(of: place)
    let path = sourceMap?.path(of: place, in: widget) ?? widget.path
    return Diagnostic(
      kind,
      severity: severity,
      type: widget.type,
      id: widget.id,
      path: key.isEmpty ? path : "\(path).\(PathFinder.spelled(key))",
      line: position?.line,
      column: position?.column,
      pack: pack?.id,
      message: message
    )
  }

  /// What is reported of a call that didn't draw its widget.
  func failure(_ frame: RenderFrame, _ status: RenderStatus) -> Diagnostic {
    let pack = pack(of: frame)
    switch (frame.failure, status) {
    case (.field(let error), _):
      return diagnostic(
        .malformedPayload,
        frame.widget,
        at: error.node ?? error.parent,
        key: error.key(),
        pack: pack,
        message: error.message(in: frame.widget.document)
      )
    case (.refused(let message, let node, let key), _):
      return diagnostic(
        .malformedPayload,
        frame.widget,
        at: node,
        key: key,
        pack: pack,
        message: QuotedText.shortened(message, to: RenderContext.longestMessage)
      )
    case (.breach(let rule), _):
      return diagnostic(
        .packFault,
        frame.widget,
        pack: pack,
        message: "the pack's renderer \(rule)"
      )
    case (nil, .failed(let number)):
      return diagnostic(
        .packFault,
        frame.widget,
        pack: pack,
        message: "the pack's renderer returned \(number)"
      )
    case (nil, _):
      return diagnostic(
        .malformedPayload,
        frame.widget,
        at: frame.widget.data,
        pack: pack,
        message: "the pack's renderer refused the data without saying why"
      )
    }
  }

  /// What is reported of a widget that no pack draws.
  func unknownType(_ widget: WidgetNode) -> Diagnostic {
    let known = registry.chains.indices.map {
      String(decoding: registry.type(of: $0).utf8, as: UTF8.self)
    }
    let near = NearestNames.near(widget.type, among: known)
    let hint =
      near.isEmpty ? "" : "; did you mean \(near.map(QuotedText.quoted).joined(separator: " or "))?"
    return diagnostic(
      .unknownType,
      widget,
      message: "no pack draws \(QuotedText.quoted(widget.type))\(hint)"
    )
  }

  func pack(of frame: RenderFrame) -> Pack {
    registry.packs[frame.pack(in: registry)]
  }
}

extension FieldError {
  /// The key to add to the parent's path where the field itself isn't there.
  fileprivate func key() -> String {
    node == nil ? key : ""
  }
}

extension DiagnosticKind {
  /// Whether a pack may use the kind for a remark of its own.
  fileprivate var isForPacks: Bool {
    switch self {
    case .malformedPayload, .droppedElement, .invalidValue, .limitExceeded: true
    default: false
    }
  }
}
