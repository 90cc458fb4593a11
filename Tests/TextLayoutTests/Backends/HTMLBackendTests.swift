import Testing
import TextLayout

@Suite struct HTMLBackendTests {
  static func lines(_ width: Int, _ draw: (TextFlow) -> Void) -> String {
    let page = Rendering.page(width, draw)
    var output: [UInt8] = []
    var backend = HTMLBackend()
    backend.write(page.block.lines, of: page, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func textIsEscaped() {
    let html = Self.lines(40) { $0.run("<b> & \"quotes\"") }
    #expect(html == "&lt;b&gt; &amp; &quot;quotes&quot;\n")
  }

  @Test func whatIsNotASCIIIsPinned() {
    let html = Self.lines(40) { $0.run("日本") }
    #expect(html == "<span class=\"w\" style=\"width:4ch\">日本</span>\n")
  }

  @Test func stylesAreElements() {
    let html = Self.lines(40) { flow in
      flow.run("T", style: Style(role: .title))
      flow.run("e", style: Style(attributes: .italic))
      flow.run("c", style: Style(foreground: Color(argb: 0xFF12_3456)))
    }
    #expect(
      html == """
        <span role="heading" aria-level="2"><strong><span class="title">T</span></strong></span>\
        <em>e</em><span style="color:#123456">c</span>

        """
    )
  }

  @Test func linksKeepTheirTargets() {
    let html = Self.lines(40) { $0.markdown("[a](https://b.c/?d&e=\"f\")".utf8Span.span) }
    #expect(html.contains("<a href=\"https://b.c/?d&amp;e=%22f%22\" rel=\"noopener noreferrer\">"))
  }

  @Test func bordersAreHiddenFromScreenReaders() {
    let html = Self.lines(4) { flow in
      flow.beginBox(Box(border: Border(.bar)))
      flow.run("a")
      flow.endBox()
    }
    #expect(html.hasPrefix("<span aria-hidden=\"true\">"))
  }

  @Test func aDocumentLoadsNothing() {
    var output: [UInt8] = []
    var backend = HTMLBackend()
    backend.write(Rendering.page(10) { $0.run("a") }, to: &output, title: "<t>")
    let html = String(decoding: output, as: UTF8.self)
    #expect(html.contains("<title>&lt;t&gt;</title>"))
    for word in ["src=", "href=", "url(", "@import", "<script"] { #expect(!html.contains(word)) }
  }
}
