internal import JSONText
internal import Pages
internal import TextLayout

extension RenderContext {
  /// Draws a widget as it was drawn before, where nothing that its renderer read has changed, or
  /// else calls the renderer and writes down what it does.
  func keptCall(
    _ widget: WidgetNode,
    chain: Int,
    link: Int,
    owner: UInt32,
    in cache: RenderCache
  ) -> (RenderStatus, RenderFrame) {
    let width = flow.availableWidth
    let known = cache.drawings(of: widget)
    for drawing in known where drawing.width == width || !drawing.dependsOnWidth {
      if holds(drawing, in: cache), let frame = drawing.frame {
        drawing.block = cache.block
        play(drawing, frame, owner: owner, in: cache)
        return (drawing.status, frame)
      }
    }
    let drawing = KeptDrawing(widget, width: width)
    drawing.block = cache.block
    drawing.checkedStep = cache.stepNumber
    drawing.measurements = measurements
    drawing.owners = [
      (owner, owners[Int(owner)] ?? Owner(widget: widget, chain: chain, link: link))
    ]
    cache.open = drawing
    flow.log = FlowLog()
    let (status, frame) = call(.render, widget, chain: chain, link: link, owner: owner)
    drawing.log = flow.log.take() ?? FlowLog()
    cache.open = nil
    (drawing.status, drawing.frame) = (status, frame)
    if case .breach? = frame.failure { drawing.dependsOnAllSlots = true }
    cache.keep(drawing, because: causes(of: drawing, after: known))
    return (status, frame)
  }

  /// Why a renderer had to be called though its widget was drawn before.
  private func causes(of drawing: KeptDrawing, after known: [KeptDrawing]) -> [RenderCause] {
    guard let last = known.last else { return [.new] }
    if !last.causes.isEmpty { return last.causes }
    if last.dependsOnWidth, last.width != drawing.width {
      return [.width(old: last.width, new: drawing.width)]
    }
    return [.new]
  }

  /// Whether nothing that a call read has changed.
  func holds(_ dependent: Dependent, in cache: RenderCache) -> Bool {
    guard dependent.causes.isEmpty else { return false }
    if dependent.checkedStep == cache.stepNumber { return true }
    dependent.checkedStep = cache.stepNumber
    if dependent.sizes.isEmpty { return true }
    if let frame = dependent.frame { frames.append(frame) }
    defer { if dependent.frame != nil { frames.removeLast() } }
    for read in dependent.sizes
    where keptSize(of: read.child, width: read.width, in: cache) != read.size {
      dependent.note(RenderCause.size(child: read.child.id))
      return false
    }
    return true
  }

  /// The size of a child widget, without writing down what happens meanwhile.
  func keptSize(of child: WidgetNode, width: Int, in cache: RenderCache) -> WidgetSize? {
    if let size = cache.laidOutSize(of: child, width: width) { return size }
    measurements += 1
    defer { measurements -= 1 }
    let size = aside(in: cache) { self.size(of: child, width: width) }
    if let size { cache.keepLaidOut(size, of: child, width: width) }
    return size
  }

  /// What a renderer says of a widget's size, asked only where what it read has changed.
  func keptMeasure(
    _ widget: WidgetNode,
    width: Int,
    in cache: RenderCache,
    _ ask: () -> WidgetSize?
  ) -> WidgetSize? {
    if let known = cache.keptSize(of: widget, width: width), holds(known, in: cache) {
      known.block = cache.block
      return known.size
    }
    let kept = KeptSize(widget)
    kept.block = cache.block
    kept.checkedStep = cache.stepNumber
    let outer = (cache.open, flow.log.take())
    cache.open = kept
    kept.size = ask()
    (cache.open, flow.log) = outer
    cache.keep(kept, width: width)
    return kept.size
  }

  /// Does something of which the call that is written down knows nothing.
  func aside<Result>(in cache: RenderCache, _ body: () -> Result) -> Result {
    let outer = (cache.open, flow.log.take())
    cache.open = nil
    defer { (cache.open, flow.log) = outer }
    return body()
  }

  private func play(
    _ drawing: KeptDrawing,
    _ frame: RenderFrame,
    owner: UInt32,
    in cache: RenderCache
  ) {
    frames.append(frame)
    var player = DrawingPlayer(drawing: drawing, context: self, owner: owner)
    flow.play(drawing.log, for: &player)
    frames.removeLast()
  }

  /// Draws a part of a drawing that is played: a child, or what was noticed there.
  fileprivate func play(_ foreign: KeptDrawing.Foreign) {
    switch foreign {
    case .child(let child, let box): draw(child, in: box)
    case .note(let diagnostic): if measurements == 0 { diagnostics.append(diagnostic) }
    }
  }

  fileprivate func play(_ region: Region, owner: UInt32) -> UInt32 {
    if measurements == 0 {
      regions.append(
        Region(owner: owner, action: region.action, event: region.event, label: region.label)
      )
    }
    return UInt32(regions.count)
  }
}

/// Gives the owners and regions of a drawing the numbers that they have in the page at hand.
private struct DrawingPlayer: FlowLogPlayer {
  private let drawing: KeptDrawing
  private let context: RenderContext
  private var owners: [UInt32?]
  /// How many regions there were at each place.
  private var regionCounts: [Int] = []

  init(drawing: KeptDrawing, context: RenderContext, owner: UInt32) {
    self.drawing = drawing
    self.context = context
    owners = Array(repeating: nil, count: drawing.owners.count)
    owners[0] = owner
  }

  mutating func region(_ number: Int) -> UInt32 {
    let region = drawing.regions[number]
    return context.play(region, owner: owner(Int(region.owner)))
  }

  mutating func owner(_ number: Int) -> UInt32 {
    if let known = owners[number] { return known }
    let new = context.addOwner(drawing.owners[number].owner)
    owners[number] = new
    return new
  }

  mutating func doForeign(_ number: Int) { context.play(drawing.foreign[number]) }

  mutating func notePlace() { regionCounts.append(context.regions.count) }

  mutating func rollBack(to place: Int) {
    context.regions.removeSubrange(regionCounts[place]...)
  }
}
