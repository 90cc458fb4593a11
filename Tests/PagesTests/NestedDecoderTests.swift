import JSONText
import Pages
import Testing

@Suite struct NestedDecoderTests {
  private func items(_ items: String) throws -> (parent: WidgetNode, nodes: [JSONNode]) {
    let decoded = try page(widgets: #"{"type":"card","id":"c","data":{"items":[\#(items)]}}"#)
    let parent = decoded.page.allWidgets[0]
    let list = try #require(parent.data.flatMap { parent.document.member($0, "items") })
    return (parent, Array(parent.document.children(of: list)))
  }

  @Test func readsNestedWidgets() throws {
    let (parent, nodes) = try items(
      #"{"type":"a","layout":{"width":0.5}},{"type":"b","id":"c"},7,{"id":"x"}"#
    )
    var diagnostics = DiagnosticList()
    var decoder = NestedDecoder()
    let widgets = nodes.map { decoder.widget(at: $0, in: parent, diagnostics: &diagnostics) }
    #expect(widgets.map { $0?.id } == ["a@page.sections.0.widgets.0.data.items.0", "c", nil, nil])
    #expect(widgets[0]?.layout?.width == .fraction(millionths: 500_000))
    #expect(widgets[0]?.depth == 2)
    #expect(widgets[0]?.isNested == true)
    #expect(widgets[1]?.path == "page.sections.0.widgets.0.data.items.1")
    #expect(
      diagnostics.items.map { "\($0.kind.rawValue) \($0.path ?? "")" } == [
        "droppedElement page.sections.0.widgets.0.data.items.2",
        "droppedElement page.sections.0.widgets.0.data.items.3",
      ]
    )
    #expect(diagnostics.items[1].id == "x")
  }

  @Test func nestsOnlySoDeep() throws {
    let (parent, nodes) = try items(#"{"type":"a","data":{"item":{"type":"b"}}}"#)
    var diagnostics = DiagnosticList()
    let limits = PageLimits(widgetNesting: 2)
    let inner = try #require(
      PageDecoder.nested(at: nodes[0], in: parent, limits: limits, diagnostics: &diagnostics)
    )
    let node = try #require(inner.data.flatMap { inner.document.member($0, "item") })
    #expect(
      PageDecoder.nested(at: node, in: inner, limits: limits, diagnostics: &diagnostics) == nil
    )
    #expect(diagnostics.items.map(\.kind) == [.limitExceeded])
    #expect(diagnostics.items[0].path == "page.sections.0.widgets.0.data.items.0.data.item")
  }

  @Test func readsFallbacks() throws {
    let decoded = try page(
      widgets:
        #"{"type":"new","fallback":{"type":"old","data":1}},{"type":"new","fallback":"drop"}"#
    )
    let widgets = decoded.page.allWidgets
    #expect(widgets[1].fallback == .drop)
    guard case .widget(let node) = widgets[0].fallback else {
      Issue.record("no fallback")
      return
    }
    var diagnostics = DiagnosticList()
    let old = PageDecoder.nested(at: node, in: widgets[0], diagnostics: &diagnostics)
    #expect(old?.id == "old@page.sections.0.widgets.0.fallback")
  }

  @Test func pathsInOrderCostLinearTime() throws {
    let count = 5000
    let (parent, nodes) = try items(
      [String](repeating: "[1,{\"k\":2}]", count: count).joined(separator: ",")
    )
    var map = SourceMap(parent.document)
    for (index, node) in nodes.enumerated() {
      let inner = try #require(parent.document.element(node, at: 1))
      let path = map.path(of: inner, in: parent)
      #expect(path == "page.sections.0.widgets.0.data.items.\(index).1")
    }
    #expect(map.paths.steps < count * 4)
  }

  @Test func positionsAgreeWithTheDocument() throws {
    let rows = (0..<700).map { "{\"type\":\"a\",\"data\":\"é\($0)\"}" }.joined(separator: ",\n")
    let decoded = try page(widgets: rows)
    let document = decoded.page.document
    var map = SourceMap(document)
    var generator = SeededGenerator(state: 7)
    for _ in 0..<200 {
      let index = UInt32.random(in: 0..<UInt32(document.nodeCount), using: &generator)
      let node = try #require(document.node(at: index))
      #expect(map.position(of: node) == document.position(node))
      #expect(map.path(of: node) == document.path(to: node).description)
    }
  }
}
