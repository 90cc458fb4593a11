internal import JSONText
internal import Pages

/// A page on its way to a worker: what it hasn't got yet of its documents, and the page's outline.
struct PageParcel {
  /// A document that the worker hasn't got.
  struct Document {
    var number: UInt32
    var bytes: [UInt8]
  }

  /// A source that the worker hasn't got.
  struct Source {
    var number: UInt32
    var document: UInt32
    var outline: PageSourceOutline
  }

  var documents: [Document] = []
  var sources: [Source] = []
  /// The numbers of the sources that are still used.
  var used: [UInt32] = []
  /// Nil: the page is the one that the surface shows.
  var outline: PageOutline?
}

/// An action on its way to a worker: its object as a document of its own.
struct ActionParcel {
  var text: [UInt8]
  var path: String
  var idRoot: String
  var event: ActionEvent?

  init(_ call: ActionCall) {
    self.init(
      text: call.part.text,
      path: call.part.path,
      idRoot: call.idRoot,
      event: call.event
    )
  }

  init(text: [UInt8], path: String, idRoot: String, event: ActionEvent?) {
    self.text = text
    self.path = path
    self.idRoot = idRoot
    self.event = event
  }

  /// The action; nil where the text is none.
  var call: ActionCall? {
    guard let document = try? JSONDocument(parsing: text),
      let action = try? ActionNode.decode(at: .root, in: document)
    else { return nil }
    return ActionCall(action, in: document, path: path, idRoot: idRoot, event: event)
  }
}

/// An action of a page that both processes have.
struct ActionReference {
  /// The number of the source that the action stands in.
  var document: UInt32
  var node: UInt32
  var path: String
  var idRoot: String
  var event: ActionEvent?
}
