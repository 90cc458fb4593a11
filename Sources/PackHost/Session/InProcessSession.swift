package import PackFiles
internal import Synchronization
package import Widgets

/// Packs loaded into this process, which also renders.
///
/// A pack that crashes takes the process with it.
package struct InProcessSession: PackSession {
  package let packs: [PackReport]
  /// Who draws what.
  package let registry: WidgetRegistry
  /// What is shown.
  let pages: LivePages

  /// Held while packs run: they are called by one thread at a time, whatever session calls.
  static let turn = Mutex(())

  /// Finds and loads packs.
  ///
  /// - Parameter search: Where packs are looked for.
  /// - Returns: A session with what could be loaded.
  /// - Throws: what keeps the search from being made at all; a pack that can't be loaded is only
  ///   reported.
  package static func open(_ search: PackSearch) throws(PackSearchError) -> InProcessSession {
    let list = try search.list()
    return turn.withLock { _ in
      var loader = PackLoader()
      loader.load(list)
      return InProcessSession(loader)
    }
  }

  private init(_ loader: PackLoader) {
    packs = loader.reports
    registry = loader.registry
    pages = LivePages(loader.registry, loader.reports)
  }

  package func render(_ request: RenderRequest) -> RenderResponse {
    InProcessSession.turn.withLock { _ in
      var response = PageRendering(request, registry: registry, packs: packs).response()
      response.diagnostics += PackLog.shared.takeDiagnostics()
      return response
    }
  }

  /// Gives a body the packs to draw with, while no other session in this process calls any.
  package func draw<Result>(_ body: (WidgetRegistry) throws -> Result) rethrows -> Result {
    try InProcessSession.turn.withLock { _ in try body(registry) }
  }
}
