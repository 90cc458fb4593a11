import JSONText
import PackFiles
import PackHost
import Pages
import Platform
import TextLayout
import Widgets

/// A parsed page document through the starter pack to ANSI bytes, at width 100 in true colour.
struct PageDrawing {
  private let document: JSONDocument
  private let session: InProcessSession

  /// Parses the document and loads the starter pack that stands beside this program.
  init?(_ input: [UInt8]) {
    let search = PackSearch(starter: PackSearch.installedStarter())
    guard let document = try? JSONDocument(parsing: input),
      let session = try? InProcessSession.open(search)
    else { return nil }
    self.document = document
    self.session = session
  }

  /// Draws the page, and answers how many bytes came out.
  func run() -> Int {
    guard let decoded = try? PageDecoder.decode(document) else { return -1 }
    var options = RenderOptions()
    options.width = 100
    let flow = TextFlow(width: options.width)
    let context = RenderContext(
      registry: session.registry,
      states: WidgetStateStore(),
      flow: flow,
      options: options
    )
    PageRenderer(decoded.page, in: context).draw()
    let page = flow.finish()
    var output: [UInt8] = []
    var backend = ANSIBackend(styles: page.styles, depth: .full)
    backend.write(page, to: &output)
    return output.count
  }
}
