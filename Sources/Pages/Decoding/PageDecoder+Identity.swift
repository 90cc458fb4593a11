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
    let claim = sectionIDs.claim(at: place) { bytes in
      if identity.isPositional {
        bytes.append(contentsOf: "section@".utf8)
        place.append(to: &bytes, under: source.idRoot)
      } else {
        source.document.appendText(of: identity.node, to: &bytes)
      }
    }
    identity.suffix = claim.suffix
    if let holder = claim.holder {
      let stem = identity.stem(
        type: "section",
        path: source.idPath(of: place),
        in: source
      )
      reportDuplicate(stem, claim.suffix, node, place, type: nil, holder)
    }
    return identity
  }

  mutating func claimWidget(_ widget: inout WidgetNode) {
    let (identity, type, place) = (widget.identity, widget.typeNode, widget.place)
    let claim = widgetIDs.claim(at: place) { bytes in
      if identity.isPositional {
        source.document.appendText(of: type, to: &bytes)
        bytes.append(UInt8(ascii: "@"))
        placePaths.append(place, under: source.idRoot, to: &bytes)
      } else {
        source.document.appendText(of: identity.node, to: &bytes)
      }
    }
    guard let holder = claim.holder else { return }
    let stem = widget.id
    widget.identity.suffix = claim.suffix
    reportDuplicate(stem, claim.suffix, widget.node, place, type: widget.type, holder)
  }

  private mutating func reportDuplicate(
    _ stem: String,
    _ suffix: UInt32,
    _ node: JSONNode,
    _ place: Place,
    type: String?,
    _ holder: Place
  ) {
    guard diagnostics.hasRoom else { return diagnostics.omit() }
    let holderPath = source.idPath(of: holder)
    let own = source.idPath(of: place)
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
}
