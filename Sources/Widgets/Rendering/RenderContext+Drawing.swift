internal import JSONText
package import Pages
package import TextLayout

extension RenderContext {
  /// Draws a widget, or what stands for it.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - box: A box around the widget's own, or nil.
  /// - Returns: Whether anything was drawn.
  @discardableResult
  package func draw(_ widget: WidgetNode, in box: Box? = nil) -> Bool {
    guard let box else { return drawUnboxed(widget) }
    let mark = flow.mark()
    flow.beginBox(box)
    let isDrawn = drawUnboxed(widget)
    if isDrawn { flow.endBox() } else { flow.rollback(to: mark) }
    return isDrawn
  }

  private func drawUnboxed(_ widget: WidgetNode) -> Bool {
    if let cut = recursion(of: widget) {
      report(diagnostic(.limitExceeded, widget, message: cut))
      return drawPlaceholder(for: widget, label: "recursion")
    }
    if let unmet = unmetRequirement(of: widget) {
      report(diagnostic(.requirementUnmet, widget, message: unmet))
      return drawSubstitute(for: widget, label: "unmet")
    }
    guard let chain = chain(of: widget) else {
      report(unknownType(widget))
      return drawSubstitute(for: widget, label: "unknown")
    }
    return drawRegistered(widget, chain: chain)
  }

  private func drawRegistered(_ widget: WidgetNode, chain: Int) -> Bool {
    let link = link(of: chain)
    if link > 0 { noteOverride(of: chain, by: widget) }
    let mark = flow.mark()
    let known = regions.count
    let owner = addOwner(Owner(widget: widget, chain: chain, link: link))
    let isTappable = beginRegion(of: widget, owner: owner)
    let outer = flow.pushOwner(owner)
    flow.beginBox(Box(widget.layout, in: widget.document))
    let (status, frame) =
      if let cache {
        keptCall(widget, chain: chain, link: link, owner: owner, in: cache)
      } else {
        call(.render, widget, chain: chain, link: link, owner: owner)
      }
    if status == .done, frame.failure == nil {
      flow.endBox()
      flow.popOwner(outer)
      if isTappable { flow.endRegion() }
      return true
    }
    flow.rollback(to: mark)
    regions.removeSubrange(known...)
    report(failure(frame, status))
    return drawSubstitute(for: widget, label: frame.failure?.label ?? status.label)
  }

  /// The link of a chain that draws its type: the newest, unless the options name another.
  func link(of index: Int) -> Int {
    let chain = registry.chains[index]
    guard let forced = options.forcedClaim, forced.type == registry.type(of: index) else {
      return chain.winner
    }
    return chain.links.lastIndex { registry.packs[$0.pack].order == forced.pack } ?? chain.winner
  }

  /// Says once of a type on the page that a pack draws it in the place of others, unless the
  /// pack's manifest declares that.
  private func noteOverride(of index: Int, by widget: WidgetNode) {
    let chain = registry.chains[index]
    let pack = registry.packs[chain.links[chain.winner].pack]
    guard !pack.declaredOverrides.contains(registry.type(of: index)), measurements == 0,
      overriddenChains.insert(index).inserted
    else { return }
    let below = registry.packs[chain.links[chain.winner - 1].pack]
    report(
      diagnostic(
        .overridden,
        widget,
        pack: pack,
        message: "overrides \(below.id) without declaring it"
      )
    )
  }

  /// Calls a renderer in a frame of its own, in which it can't close what others opened.
  ///
  /// - Returns: How the call ended, and the frame as the call left it.
  func call(
    _ phase: RenderFrame.Phase,
    _ widget: WidgetNode,
    chain: Int,
    link: Int,
    owner: UInt32
  ) -> (RenderStatus, RenderFrame) {
    push(phase, widget, chain: chain, link: link, owner: owner)
    let outer = pushOwner(owner)
    var status = registry.renderer(of: chain, link: link).render(self)
    if !flow.popOwner(outer), status == .done {
      frames[frames.count - 1].failure = .breach("left a box, table or region open")
      status = .failed(0)
    }
    return (status, frames.removeLast())
  }

  /// Begins a call into a renderer.
  func push(
    _ phase: RenderFrame.Phase,
    _ widget: WidgetNode,
    chain: Int,
    link: Int,
    owner: UInt32
  ) {
    frames.append(
      RenderFrame(
        widget: widget,
        owner: owner,
        chain: chain,
        link: link,
        phase: phase,
        generation: nextGeneration(),
        failure: nil
      )
    )
  }

  func addOwner(_ owner: Owner) -> UInt32 {
    owners.append(owner)
    let number = UInt32(owners.count - 1)
    if let drawing = cache?.open as? KeptDrawing { drawing.owners.append((number, owner)) }
    return number
  }

  /// What follows is an owner's.
  func pushOwner(_ owner: UInt32) -> TextFlow.Owner {
    if let drawing = cache?.open as? KeptDrawing {
      flow.log?.addOwner(drawing.place(ofOwner: owner))
    }
    return flow.pushOwner(owner)
  }

  func chain(of widget: WidgetNode) -> Int? {
    widget.document.withUTF8(widget.typeNode) { registry.chain(of: $0) } ?? nil
  }

  /// Why a widget isn't drawn where drawing it would never end.
  func recursion(of widget: WidgetNode) -> String? {
    if frames.count >= options.mostNesting {
      return "widgets are nested deeper than \(options.mostNesting)"
    }
    let isOpen = frames.contains {
      $0.widget.node == widget.node && $0.widget.document === widget.document
    }
    guard isOpen, let top = frames.last else { return nil }
    let pack = registry.packs[registry.chains[top.chain].links[top.link].pack]
    return "the renderer of pack \(pack.id) asks for a widget inside itself"
  }
}

extension RenderStatus {
  /// A word for placeholders.
  var label: StaticString {
    self == .malformed ? "malformed" : "failed"
  }
}
