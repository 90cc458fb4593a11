package import PackHost
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

  var shown: [Surface: Shown] = [:]
  /// Whether a pack has crashed, hung, or broken the contract.
  var hasPackFault = false
  /// The widgets that were rendered since the step began.
  var rendered: [RenderNote] = []
}

extension PlaySession {
  /// What is in front: the sheet, where one is open, or the page.
  package var front: Surface { around.store.state.sheet == nil ? .page : .sheet }

  /// What a surface is shown from; nil where there is nothing to show.
  func scene(of surface: Surface) -> PageScene? {
    let state = page.store.state
    let content =
      surface == .page ? state.content : around.store.state.sheet.map(\.content)
    return content.map { PageScene($0, states: state.states, view: view(of: surface)) }
  }

  /// Brings the surfaces up to date.
  func show() {
    for surface in [Surface.page, .sheet] {
      guard let scene = scene(of: surface) else {
        if stage.shown.removeValue(forKey: surface) != nil { packs.hide(surface) }
        continue
      }
      if let shown = stage.shown[surface], shown.scene.isSame(as: scene) { continue }
      show(scene, on: surface)
    }
  }

  private func show(_ scene: PageScene, on surface: Surface) {
    let change = packs.show(scene, on: surface)
    var shown = Stage.Shown(scene: scene)
    shown.diagnostics = change.diagnostics
    shown.lineCount = change.lineCount
    stage.shown[surface] = shown
    stage.hasPackFault = stage.hasPackFault || change.hasPackFault
    let notes = RenderNote.all(of: change)
    stage.rendered += notes
    log?.add(notes)
  }

  private func view(of surface: Surface) -> PageView {
    var view = settings.view
    if surface == .sheet { view.width = SheetFrame.contentWidth(view.width) }
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
