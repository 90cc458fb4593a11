internal import JSONText

/// What a page store asks its loader for.
package struct PageRequest: Hashable, Sendable {
  /// The occasion of a request.
  package enum Kind: Hashable, Sendable {
    /// The page for the first time, or again after it failed.
    case initial
    /// The page anew, while the old one stays on screen.
    case refresh
    /// The page after the last one; the postback is that one's, byte for byte.
    case nextPage(postback: [UInt8])
    /// What an action sets off at the server.
    case action(ActionPayload)
  }

  /// The id of the page.
  package var pageID: String
  package var kind: Kind

  package init(pageID: String, kind: Kind) {
    self.pageID = pageID
    self.kind = kind
  }
}

extension PageRequest {
  /// The request as one JSON object, for loaders that hand it on.
  ///
  ///     {"page_id": "home", "kind": "initial"}
  ///     {"page_id": "home", "kind": "next_page", "postback": {"cursor": 2}}
  ///     {"page_id": "home", "kind": "action", "action": {…}, "event": {"name": "change", …}}
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.key("page_id")
    writer.string(pageID)
    writer.key("kind")
    writer.string(kind.name)
    switch kind {
    case .initial, .refresh: break
    case .nextPage(let postback):
      writer.key("postback")
      writer.raw(postback)
    case .action(let payload):
      writer.key("action")
      writer.raw(payload.action)
      payload.event?.write(to: &writer)
    }
    writer.end(.object)
    return writer.bytes
  }
}

extension PageRequest.Kind {
  /// The kind's name in requests and in the names of fixtures.
  package var name: String {
    switch self {
    case .initial: "initial"
    case .refresh: "refresh"
    case .nextPage: "next_page"
    case .action: "action"
    }
  }
}
