import Pages
import TextLayout
import Widgets

/// A page drawn with packs of a test's making.
struct Rendered {
  let lines: [String]
  let diagnostics: [Diagnostic]
  let context: RenderContext
  let page: TextPage

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - document: The page document.
  ///   - packs: For each pack its registrations; the packs are `pack1`, `pack2`, ….
  ///   - states: What a person did.
  ///   - options: How it is drawn.
  /// - Throws: why there is no page, or why a pack can't be registered.
  init(
    _ document: String,
    packs: [[Registration]],
    states: WidgetStateStore = WidgetStateStore(),
    options: RenderOptions = RenderOptions()
  ) throws {
    var registry = WidgetRegistry()
    for (index, registrations) in packs.enumerated() {
      try registry.add(
        Pack(order: index + 1, id: "pack\(index + 1)", version: "1.\(index).0"),
        registrations
      )
    }
    try self.init(document, registry, states: states, options: options)
  }

  /// Draws a document by a registry.
  init(
    _ document: String,
    _ registry: WidgetRegistry,
    states: WidgetStateStore = WidgetStateStore(),
    options: RenderOptions = RenderOptions()
  ) throws {
    let decoded = try PageDecoder.decode(Array(document.utf8))
    let flow = TextFlow(width: options.width)
    context = RenderContext(registry: registry, states: states, flow: flow, options: options)
    PageRenderer(decoded.page, in: context).draw()
    page = flow.finish()
    var output: [UInt8] = []
    PlainBackend.write(page, to: &output)
    lines = String(decoding: output, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).dropLast().map(String.init)
    diagnostics = decoded.diagnostics.items + context.diagnostics.items
  }

  /// A page with one vertical section of widgets.
  static func page(_ widgets: String, layout: String = "{}") -> String {
    #"{"page":{"id":"p","sections":[{"id":"s","layout":\#(layout),"widgets":[\#(widgets)]}]}}"#
  }
}
