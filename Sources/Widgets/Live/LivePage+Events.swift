internal import JSONText
internal import Pages

extension LivePage {
  /// Has packs answer an event on the page as it is shown.
  ///
  /// - Returns: What the event comes to, of which nothing is done yet.
  package func answer(_ event: PageEvent) -> EventAnswer {
    guard let scene else { return .unresolved("no page is shown") }
    switch event {
    case .tap(let number):
      guard let found = list.block(withRegion: number - 1) else {
        return .unresolved("the page has no region \(number) to tap")
      }
      let region = found.block.sheet.regions[found.block.regions.lowerBound + found.region]
      return answer(region, of: found.block.sheet, in: scene)
    case .widget(let id, let name, let value):
      guard let widget = shownWidget(id, in: scene) else {
        return .unresolved("the page shows no widget with this id", id: id)
      }
      let event = WidgetEvent(name: name, value: value)
      return RenderContext(scene, registry, styles, nil).answer(target(widget, event))
    }
  }

  private func answer(
    _ region: Region,
    of sheet: DrawnSheet,
    in scene: PageScene
  ) -> EventAnswer {
    guard let owner = sheet.owners[Int(region.owner)] else {
      return .answer(region, of: scene.content.page)
    }
    let target = EventTarget(
      widget: owner.widget,
      chain: owner.chain,
      link: owner.link,
      event: WidgetEvent(name: region.event, action: region.action)
    )
    return RenderContext(scene, registry, styles, nil).answer(target)
  }

  /// A widget of the page, or one in another's data that is drawn.
  private func shownWidget(_ id: String, in scene: PageScene) -> WidgetNode? {
    scene.content.page.widget(id: id) ?? cache.nestedWidget(id: id)
  }

  private func target(_ widget: WidgetNode, _ event: WidgetEvent) -> EventTarget {
    let chain = widget.document.withUTF8(widget.typeNode) { registry.chain(of: $0) } ?? nil
    return EventTarget(
      widget: widget,
      chain: chain,
      link: chain.map { registry.chains[$0].winner } ?? 0,
      event: event
    )
  }
}

extension EventAnswer {
  /// The answer to an event that nobody gets.
  fileprivate static func unresolved(_ message: String, id: String? = nil) -> EventAnswer {
    var answer = EventAnswer()
    answer.diagnostics = [Diagnostic(.unresolvedTarget, id: id, message: message)]
    return answer
  }

  /// The answer to a tap on a part that the host draws, such as a button of the navigation bar.
  fileprivate static func answer(_ region: Region, of page: Page) -> EventAnswer {
    var answer = EventAnswer()
    answer.widget = WidgetReference(page)
    answer.name = region.event
    let event = ActionEvent(name: region.event, sourceID: page.id)
    let call = region.action.flatMap { try? ActionCall(at: $0, of: page, event: event) }
    answer.actions = call.map { [$0] } ?? []
    return answer
  }
}
