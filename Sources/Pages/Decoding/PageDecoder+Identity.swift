internal import JSONText

extension PageDecoder {
  /// The node of an element's id; the root where there is none that can be used.
  mutating func writtenID(_ element: JSONNode) -> JSONNode {
    guard let id = document.member(element, "id"), document.kind(id) != .null else {
      return .root
    }
    if document.isFilledString(id) { return id }
    report(FieldError(.filledString, found: id), within: id)
    return .root
  }

  mutating func claimSection(_ node: JSONNode, _ place: Place) -> WrittenID {
    var identity = WrittenID(node: writtenID(node))
    let document = document
    let claim: IdentityTable.Claim
    if identity.isPositional {
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: "section@".utf8)
      place.append(to: &scratch, under: source.rootPath)
      let id = scratch
      claim = sectionIDs.claim(id.span, at: place)
    } else {
      claim = Self.take(identity.node, of: document, in: &sectionIDs, at: place)
    }
    identity.suffix = claim.suffix
    if let holder = claim.holder {
      let stem = identity.stem(
        type: "section",
        path: place.path(under: source.rootPath),
        in: source
      )
      reportDuplicate(stem, claim.suffix, node, type: nil, holder)
    }
    return identity
  }

  mutating func claimWidget(_ widget: inout WidgetNode) {
    let document = document
    let claim: IdentityTable.Claim
    let place = widget.place
    if widget.identity.isPositional {
      scratch.removeAll(keepingCapacity: true)
      appendType(of: widget)
      scratch.append(UInt8(ascii: "@"))
      place.append(to: &scratch, under: source.rootPath)
      let id = scratch
      claim = widgetIDs.claim(id.span, at: place)
    } else {
      claim = Self.take(widget.identity.node, of: document, in: &widgetIDs, at: place)
    }
    guard let holder = claim.holder else { return }
    let stem = widget.id
    widget.identity.suffix = claim.suffix
    reportDuplicate(stem, claim.suffix, widget.node, type: widget.type, holder)
  }

  private mutating func reportDuplicate(
    _ stem: String,
    _ suffix: UInt32,
    _ node: JSONNode,
    type: String?,
    _ holder: Place
  ) {
    guard diagnostics.hasRoom else { return diagnostics.omit() }
    let holderPath = holder.path(under: source.rootPath)
    let own = path(of: node)
    let id = "\(stem)#\(suffix)"
    report(
      .duplicateID,
      at: node,
      type: type,
      id: id,
      """
      the id \(QuotedText.quoted(stem)) of \(own) is taken by \(holderPath); \
      this one becomes \(QuotedText.quoted(id))
      """
    )
  }

  private mutating func appendType(of widget: WidgetNode) {
    _ = document.withUTF8(widget.typeNode) { bytes in
      for offset in 0..<bytes.count { scratch.append(bytes[offset]) }
    }
  }

  private static func take(
    _ id: JSONNode,
    of document: JSONDocument,
    in table: inout IdentityTable,
    at place: Place
  ) -> IdentityTable.Claim {
    document.withUTF8(id) { table.claim($0, at: place) } ?? IdentityTable.Claim()
  }
}
