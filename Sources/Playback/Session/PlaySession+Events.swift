internal import PackHost
internal import Pages
internal import StateEngine
internal import Widgets

extension PlaySession {
  /// Sends an event to what is in front.
  ///
  /// - Returns: What keeps it from arriving; nil where it has arrived.
  func send(_ event: PageEvent, _ cause: StepCause) -> String? {
    let layer = front
    guard let scene = scene(of: layer) else { return "no page is shown" }
    let answer = packs.send(event, to: scene, on: surface(layer))
    stage.hasPackFault = stage.hasPackFault || answer.hasPackFault
    guard let widget = answer.widget else {
      return answer.diagnostics.first?.message ?? "nothing takes the event"
    }
    report(answer.diagnostics, cause)
    send(SessionAction.focus(widget.id), cause)
    for write in answer.writes {
      post(.setState(widget: write.widget, key: write.key, write.new), cause)
    }
    for call in answer.actions { post(.dispatch(call, by: .person), cause) }
    settle(cause)
    return nil
  }

  /// Taps a region of what is in front.
  ///
  /// A widget that draws no region is tapped as a whole.
  ///
  /// - Returns: What keeps it from being tapped; nil where it was tapped.
  func tap(_ target: TapTarget, _ cause: StepCause) -> String? {
    guard stage.shown[front] != nil else { return "no page is shown" }
    let regions = packs.regions(of: surface(front))
    let fitting = regions.filter { target.fits($0) }
    if let number = target.number {
      guard fitting.indices.contains(number - 1) else { return target.misses(regions) }
      return send(.tap(region: fitting[number - 1].number), cause)
    }
    if let only = fitting.first, fitting.count == 1 {
      return send(.tap(region: only.number), cause)
    }
    if let widget = target.widget, target.label == nil, fitting.isEmpty {
      return send(.widget(id: widget, name: "tap", value: nil), cause)
    }
    return target.misses(fitting.isEmpty ? regions : fitting)
  }
}

extension TapTarget {
  fileprivate func fits(_ region: TapRegion) -> Bool {
    if let widget, !widget.utf8.elementsEqual(region.widget.id.utf8) { return false }
    if let label, !label.utf8.elementsEqual(region.label.utf8) { return false }
    return true
  }

  /// Says which regions there are instead of the one that is meant.
  fileprivate func misses(_ regions: [TapRegion]) -> String {
    let fitting = regions.filter { fits($0) }
    let list = regions.prefix(12).map {
      "  \($0.number) \(QuotedText.quoted($0.label)) of \(QuotedText.shortened($0.widget.id))"
    }
    let more = regions.count > 12 ? ["  … \(regions.count - 12) more"] : []
    let sentence =
      switch (fitting.count, regions.count) {
      case (_, 0): "there is nothing to tap"
      case (0, _): "no region fits; there are:"
      case (let count, _) where number != nil: "only \(count) regions fit:"
      case (let count, _): "\(count) regions fit; say which by label or number:"
      }
    return ([sentence] + list + more).joined(separator: "\n")
  }
}
