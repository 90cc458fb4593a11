internal import PackHost
internal import StateEngine

/// What lies over what in a session.
enum Layer: CaseIterable {
  case page
  case sheet
}

extension PlaySession {
  /// What is in front: the sheet, where one is open, or the page.
  var front: Layer { around.store.state.sheet == nil ? .page : .sheet }

  /// Where the packs show a layer.
  func surface(_ layer: Layer) -> Surface {
    Surface(settings.firstSurface + (layer == .page ? 0 : 1))
  }
}
