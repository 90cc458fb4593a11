internal import JSONText
internal import Pages
internal import Widgets

/// What a watcher has its worker show, and what the worker has got of it.
///
/// Documents and sources keep their numbers when one worker takes over from another.
struct PageSender {
  private var sources: [ObjectIdentifier: (number: UInt32, source: PageSource)] = [:]
  private var documents: [ObjectIdentifier: (number: UInt32, document: JSONDocument)] = [:]
  private var last: UInt32 = 0
  /// What surfaces show.
  private(set) var scenes: [Surface: PageScene] = [:]
  /// The numbers that the worker knows, and the surfaces that it has drawn.
  private var sent: Set<UInt32> = []
  private var drawn: Set<Surface> = []

  /// How many bytes the documents have.
  var documentBytes: Int { documents.values.reduce(0) { $0 + $1.document.bytes.count } }

  /// Forgets what a worker had that is gone.
  mutating func forgetWorker() {
    sent = []
    drawn = []
  }

  /// Whether the worker has drawn a surface.
  func isDrawn(_ surface: Surface) -> Bool { drawn.contains(surface) }

  /// Packs what the worker needs to show a scene; it has it from then on.
  mutating func parcel(_ scene: PageScene, on surface: Surface) -> PageParcel {
    let isKnown = isDrawn(surface) && scenes[surface]?.content === scene.content
    scenes[surface] = scene
    drawn.insert(surface)
    var parcel = PageParcel()
    if isKnown { return parcel }
    parcel.outline = PageOutline(scene.content.page) { number(of: $0, &parcel) }
    dropUnused()
    parcel.used = sources.values.map(\.number)
    return parcel
  }

  /// Notes that a surface is gone.
  mutating func hide(_ surface: Surface) {
    scenes[surface] = nil
    drawn.remove(surface)
  }

  /// The action that a worker speaks of.
  func call(_ reference: ActionReference) -> ActionCall? {
    let document = documents.values.first { $0.number == reference.document }?.document
    guard let document, let node = document.node(at: reference.node),
      let action = try? ActionNode.decode(at: node, in: document)
    else { return nil }
    return ActionCall(
      action,
      in: document,
      path: reference.path,
      idRoot: reference.idRoot,
      event: reference.event
    )
  }

  private mutating func number(of source: PageSource, _ parcel: inout PageParcel) -> UInt32 {
    let number = sources[ObjectIdentifier(source)]?.number ?? nextNumber()
    sources[ObjectIdentifier(source)] = (number, source)
    guard sent.insert(number).inserted else { return number }
    let document = self.number(of: source.document, &parcel)
    parcel.sources.append(
      PageParcel.Source(number: number, document: document, outline: PageSourceOutline(source))
    )
    return number
  }

  private mutating func number(of document: JSONDocument, _ parcel: inout PageParcel) -> UInt32 {
    let number = documents[ObjectIdentifier(document)]?.number ?? nextNumber()
    documents[ObjectIdentifier(document)] = (number, document)
    guard sent.insert(number).inserted else { return number }
    parcel.documents.append(PageParcel.Document(number: number, bytes: document.bytes))
    return number
  }

  private mutating func nextNumber() -> UInt32 {
    last += 1
    return last
  }

  /// Gives up the sources that no surface shows any more.
  private mutating func dropUnused() {
    var used: Set<ObjectIdentifier> = []
    for scene in scenes.values {
      used.insert(ObjectIdentifier(scene.content.page.source))
      for widget in scene.content.page.allWidgets { used.insert(ObjectIdentifier(widget.source)) }
      for section in scene.content.page.sections { used.insert(ObjectIdentifier(section.source)) }
    }
    sources = sources.filter { used.contains($0.key) }
    let kept = Set(sources.values.map { ObjectIdentifier($0.source.document) })
    documents = documents.filter { kept.contains($0.key) }
    let numbers = sources.values.map(\.number) + documents.values.map(\.number)
    sent.formIntersection(numbers)
  }
}
