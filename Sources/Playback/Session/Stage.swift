internal import PackHost
internal import Pages
internal import StateEngine
internal import Widgets

/// What is on the surfaces of a session.
struct Stage {
  /// One surface as it was shown last.
  struct Shown {
    let scene: PageScene
    var diagnostics: [Diagnostic] = []
    var lineCount = 0
  }

  var shown: [Layer: Shown] = [:]
  /// Whether a pack has crashed, hung, or broken the contract.
  var hasPackFault = false
  /// The widgets that were rendered since the step began.
  var rendered: [RenderNote] = []
}

extension PlaySession {
  /// What a surface is shown from; nil where there is nothing to show.
  func scene(of layer: Layer) -> PageScene? {
    let state = page.store.state
    let content =
      layer == .page ? state.content : around.store.state.sheet.map(\.content)
    return content.map { PageScene($0, states: state.states, view: view(of: layer)) }
  }

  /// Brings the surfaces up to date.
  func show() {
    for layer in Layer.allCases {
      guard let scene = scene(of: layer) else {
        hide(layer)
        continue
      }
      if let shown = stage.shown[layer], shown.scene.isSame(as: scene) { continue }
      show(scene, as: layer)
    }
  }

  /// Takes away all that is shown.
  package func close() {
    for layer in Layer.allCases { hide(layer) }
  }

  private func hide(_ layer: Layer) {
    if stage.shown.removeValue(forKey: layer) != nil { packs.hide(surface(layer)) }
  }

  private func show(_ scene: PageScene, as layer: Layer) {
    let change = packs.show(scene, on: surface(layer))
    var shown = Stage.Shown(scene: scene)
    shown.diagnostics = change.diagnostics
    shown.lineCount = change.lineCount
    stage.shown[layer] = shown
    stage.hasPackFault = stage.hasPackFault || change.hasPackFault
    let tally = RenderingTally(change)
    stage.rendered += tally.notes
    log?.add(tally)
  }

  private func view(of layer: Layer) -> PageView {
    var view = settings.view
    if layer == .sheet { view.width = SheetFrame.contentWidth(view.width) }
    return view
  }
}

extension PageScene {
  /// Whether nothing that is seen differs.
  ///
  /// - Complexity: Linear in the state that the two don't share.
  func isSame(as other: PageScene) -> Bool {
    content === other.content && view == other.view && states == other.states
  }
}
