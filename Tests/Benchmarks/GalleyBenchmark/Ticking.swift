import PackFiles
import PackHost
import Pages
import Platform
import TextLayout
import Widgets

/// A page that is shown while the stepper `stepper` on it is stepped.
struct Ticking {
  private let session: InProcessSession
  private let page: LivePage
  private var scene: PageScene

  /// Shows the page of a document with the starter pack that stands beside this program.
  init?(_ input: [UInt8]) {
    let search = PackSearch(starter: PackSearch.installedStarter())
    guard let decoded = try? PageDecoder.decode(input),
      let session = try? InProcessSession.open(search)
    else { return nil }
    self.session = session
    scene = PageScene(PageContent(decoded.page), view: PageView(width: 100))
    page = LivePage(session.registry)
    _ = page.show(scene)
  }

  /// Steps so many times: commits, and brings the page up to date.
  ///
  /// - Returns: How many renderers were called.
  mutating func run(_ ticks: Int) -> Int {
    var rendered = 0
    for tick in 0..<ticks {
      scene.states.set("count", in: "stepper", to: .integer(Int64(tick % 100)))
      rendered += page.show(scene).rendered
    }
    return rendered
  }

  /// Draws the page once, whole.
  func draw() -> Int {
    var options = RenderOptions()
    options.width = scene.view.width
    let flow = TextFlow(width: options.width)
    let context = RenderContext(
      registry: session.registry,
      states: scene.states,
      flow: flow,
      options: options
    )
    PageRenderer(scene.content.page, in: context).draw()
    return flow.finish().arena.lines.count
  }
}
