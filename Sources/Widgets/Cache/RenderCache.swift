internal import JSONText
internal import Pages
internal import TextLayout

/// What renderers drew for the widgets of a shown page, and who depends on what.
final class RenderCache {
  /// An element's object, and where on the page it stands, which tells the same text twice apart.
  struct Key: Hashable {
    let document: ObjectIdentifier
    let node: UInt32
    let place: Place

    init(_ widget: WidgetNode) { self.init(widget.document, widget.node, widget.place) }

    init(_ section: Section) { self.init(section.source.document, section.node, section.place) }

    init(_ document: JSONDocument, _ node: JSONNode, _ place: Place) {
      self.document = ObjectIdentifier(document)
      self.node = node.index
      self.place = place
    }
  }

  /// A widget at a width.
  struct SizeKey: Hashable {
    let widget: Key
    let width: Int
  }

  private var drawings: [Key: [KeptDrawing]] = [:]
  private var sizes: [SizeKey: KeptSize] = [:]
  /// Sizes that were found out in the step at hand.
  private var laidOut: [SizeKey: WidgetSize] = [:]
  /// Who read slots of a widget, by its id.
  private var readers: [ExactString: [Dependent]] = [:]
  /// The widgets that were read in others' data, each with what was wrong there.
  var nested: [Key: (widget: WidgetNode?, findings: DiagnosticList)] = [:]
  var nestedDecoder = NestedDecoder()
  var sourceMap: SourceMap?

  /// The call that is written down.
  var open: Dependent?
  /// The part of the page that is drawn.
  var block: PageBlock?
  /// What was done in the step at hand.
  private(set) var step = RenderStep()
  /// The number of the step at hand.
  private(set) var stepNumber: UInt64 = 0

  /// Begins to bring a page up to date.
  func beginStep() {
    stepNumber += 1
    step = RenderStep()
    laidOut = [:]
  }

  /// Counts a widget that was read.
  func countDecoded() { step.decoded += 1 }

  /// The drawings of a widget that might be shown again.
  func drawings(of widget: WidgetNode) -> [KeptDrawing] { drawings[Key(widget)] ?? [] }

  /// A widget in another one's data that is drawn, by its id.
  ///
  /// - Complexity: Linear in what is kept.
  func nestedWidget(id: String) -> WidgetNode? {
    for list in drawings.values {
      for drawing in list where drawing.widget.isNested && drawing.block?.isShown == true {
        if ExactString(drawing.widget.id) == ExactString(id) { return drawing.widget }
      }
    }
    return nil
  }

  /// Keeps a drawing in place of others of the widget that can't be shown again.
  func keep(_ drawing: KeptDrawing, because causes: [RenderCause]) {
    step.note(drawing, causes)
    drawing.reasons = causes
    drawing.step = stepNumber
    var kept = drawings[Key(drawing.widget)] ?? []
    for old in kept where RenderCache.isReplaced(old, by: drawing) { forget(old) }
    kept.removeAll { RenderCache.isReplaced($0, by: drawing) }
    while kept.count >= RenderCache.mostWidths { forget(kept.removeFirst()) }
    kept.append(drawing)
    drawings[Key(drawing.widget)] = kept
    register(drawing)
  }

  /// Drawings of one widget at more widths than these aren't kept.
  private static let mostWidths = 4

  private static func isReplaced(_ old: KeptDrawing, by new: KeptDrawing) -> Bool {
    !old.causes.isEmpty || !new.dependsOnWidth || !old.dependsOnWidth || old.width == new.width
  }

  /// What a renderer said of a widget's size, where it was asked.
  func keptSize(of widget: WidgetNode, width: Int) -> KeptSize? {
    sizes[SizeKey(widget: Key(widget), width: width)]
  }

  /// Keeps what a renderer said of a widget's size.
  func keep(_ size: KeptSize, width: Int) {
    step.measured += 1
    let key = SizeKey(widget: Key(size.widget), width: width)
    if let old = sizes.updateValue(size, forKey: key) { forget(old) }
    register(size)
  }

  /// A size that was found out in this step.
  func laidOutSize(of widget: WidgetNode, width: Int) -> WidgetSize? {
    laidOut[SizeKey(widget: Key(widget), width: width)]
  }

  /// Keeps a size for this step.
  func keepLaidOut(_ size: WidgetSize, of widget: WidgetNode, width: Int) {
    laidOut[SizeKey(widget: Key(widget), width: width)] = size
  }

  /// Notes that a slot has another value.
  ///
  /// - Returns: Where on the page those show that read it.
  func noteChange(
    of key: ExactString,
    in widget: ExactString,
    old: StateValue?,
    new: StateValue?
  ) -> [PageBlock] {
    var blocks: [PageBlock] = []
    for reader in readers[widget] ?? []
    where reader.dependsOnAllSlots || reader.slots.contains(key) {
      reader.note(RenderCause.slot(key: key.text, old: old, new: new))
      if let block = reader.block, block.isShown { blocks.append(block) }
    }
    return blocks
  }

  /// Forgets what was drawn of documents that aren't shown any more.
  func keepOnly(_ documents: Set<ObjectIdentifier>) {
    let gone = drawings.filter { !documents.contains($0.key.document) }
    for (key, list) in gone {
      drawings[key] = nil
      list.forEach(forget)
    }
    for (key, size) in sizes where !documents.contains(key.widget.document) {
      sizes[key] = nil
      forget(size)
    }
    nested = nested.filter { documents.contains($0.key.document) }
  }

  private func register(_ dependent: Dependent) {
    guard !dependent.slots.isEmpty || dependent.dependsOnAllSlots else { return }
    readers[ExactString(dependent.widget.id), default: []].append(dependent)
  }

  private func forget(_ dependent: Dependent) {
    guard !dependent.slots.isEmpty || dependent.dependsOnAllSlots else { return }
    let id = ExactString(dependent.widget.id)
    readers[id]?.removeAll { $0 === dependent }
    if readers[id]?.isEmpty == true { readers[id] = nil }
  }
}

/// What was done to bring a page up to date.
struct RenderStep {
  /// The first calls into renderers, with their causes; how many there were in all.
  var renderings: [WidgetRendering] = []
  var rendered = 0
  /// How often renderers were asked for sizes.
  var measured = 0
  /// How many widgets were read in others' data.
  var decoded = 0

  /// Notes a call into a renderer.
  mutating func note(_ drawing: KeptDrawing, _ causes: [RenderCause]) {
    rendered += 1
    guard renderings.count < RenderStep.mostListed else { return }
    renderings.append(
      WidgetRendering(widget: WidgetReference(drawing.widget), causes: causes)
    )
  }

  /// So many calls are listed; a person reads no more.
  private static let mostListed = 200
}
