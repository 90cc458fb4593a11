internal import JSONText
internal import Pages
internal import Widgets

/// What a worker has of the pages that it shows.
struct PageReceiver {
  private var documents: [UInt32: JSONDocument] = [:]
  private var sources: [UInt32: PageSource] = [:]
  private var contents: [Surface: PageContent] = [:]
  private var states: [Surface: WidgetStateStore] = [:]

  /// The numbers of the documents, by the documents.
  var numbers: [ObjectIdentifier: UInt32] {
    Dictionary(documents.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
  }

  /// Unpacks a page for a surface; nil where something of it is missing.
  mutating func content(_ parcel: PageParcel, on surface: Surface) -> PageContent? {
    for document in parcel.documents {
      documents[document.number] = try? JSONDocument(parsing: document.bytes)
    }
    for source in parcel.sources {
      let document = documents[source.document]
      sources[source.number] = document.flatMap { source.outline.source(in: $0) }
    }
    if let outline = parcel.outline {
      let sources = sources
      contents[surface] = outline.page { sources[$0] }.map { PageContent($0) }
      drop(allBut: Set(parcel.used))
    }
    return contents[surface]
  }

  /// The state of what a surface shows.
  func states(on surface: Surface) -> WidgetStateStore { states[surface] ?? WidgetStateStore() }

  /// Notes the state of what a surface shows from now on.
  mutating func note(_ new: WidgetStateStore, on surface: Surface) { states[surface] = new }

  /// Forgets what a surface showed.
  mutating func hide(_ surface: Surface) {
    contents[surface] = nil
    states[surface] = nil
  }

  /// How the watcher finds an action of a page.
  func reference(to call: ActionCall) -> ActionReference? {
    let document = documents.first { $0.value === call.part.document }?.key
    return document.map {
      ActionReference(
        document: $0,
        node: call.part.node.index,
        path: call.part.path,
        idRoot: call.idRoot,
        event: call.event
      )
    }
  }

  private mutating func drop(allBut used: Set<UInt32>) {
    sources = sources.filter { used.contains($0.key) }
    let kept = Set(sources.values.map { ObjectIdentifier($0.document) })
    documents = documents.filter { kept.contains(ObjectIdentifier($0.value)) }
  }
}
