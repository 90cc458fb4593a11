package import JSONText
internal import Pages
internal import TextLayout

extension RenderContext {
  /// Begins a part of the page that can be tapped.
  ///
  /// - Parameters:
  ///   - action: The page's action, a node of the current widget's document.
  ///   - event: The event that the widget gets; empty: `tap`.
  ///   - label: What the region is called.
  package func beginRegion(action: JSONNode?, event: String, label: Span<UInt8>) {
    begin(
      Region(
        owner: frames.last?.owner ?? 0,
        action: action,
        event: event.isEmpty ? "tap" : event,
        label: String(copying: label)
      )
    )
  }

  /// Begins a region for a widget as a whole, where the page has an action for taps on it.
  ///
  /// - Returns: Whether there is one.
  func beginRegion(of widget: WidgetNode, owner: UInt32) -> Bool {
    guard let actions = widget.actions, let tap = widget.document.member(actions, "tap"),
      widget.document.kind(tap) == .object
    else { return false }
    begin(Region(owner: owner, action: tap, event: "tap", label: ""))
    return true
  }

  private func begin(_ region: @autoclosure () -> Region) {
    if let drawing = cache?.open as? KeptDrawing {
      let region = region()
      flow.log?.addRegion(drawing.regions.count)
      let owner = UInt32(drawing.place(ofOwner: region.owner))
      drawing.regions.append(
        Region(owner: owner, action: region.action, event: region.event, label: region.label)
      )
      if measurements == 0 { regions.append(region) }
    } else if measurements == 0 {
      regions.append(region())
    }
    flow.beginRegion(UInt32(regions.count))
  }

  /// Ends the innermost region of the current renderer.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func endRegion() -> Bool {
    flow.endRegion()
  }
}

extension String {
  /// A text of these bytes, with U+FFFD for what isn't UTF-8.
  fileprivate init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
