import JSONText
import Pages
import Testing

@Suite struct WidgetLayoutTests {
  private func layout(_ text: String) throws -> (layout: WidgetLayout?, findings: [String]) {
    let decoded = try page(widgets: #"{"type":"a","layout":\#(text)}"#)
    return (decoded.page.allWidgets[0].layout, decoded.findings)
  }

  @Test func readsEveryPart() throws {
    let (layout, findings) = try layout(
      #"""
      {"margin":{"left":16,"right":16},"padding":4,"corner_radius":{"top_left":3,"top_right":5},
       "background":{"hex":"#F0FDF4","dark_hex":"#14532D"},
       "gradient":{"colors":["#000","#fff"],"angle":-90},
       "border":{"width":2,"color":"#123","dash_width":4,"dash_gap":2},"width":"hug"}
      """#
    )
    #expect(findings == [])
    let found = try #require(layout)
    #expect(found.margin == Insets(left: 16, right: 16))
    #expect(found.padding == Insets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(found.cornerRadius.topRight == 5)
    #expect(found.cornerRadius.bottomLeft == 0)
    #expect(found.background?.argb(onDark: false) == 0xfff0_fdf4)
    #expect(found.background?.argb(onDark: true) == 0xff14_532d)
    #expect(found.gradient?.colors.map(\.light) == [0xff00_0000, 0xffff_ffff])
    #expect(found.gradient?.angle == 270)
    #expect(found.border?.isDashed == true)
    #expect(found.width == .hug)
  }

  struct Width: Sendable, CustomTestStringConvertible {
    var text: String
    var width: WidthRule?
    var isReported = false
    var testDescription: String { text }
  }

  @Test(arguments: [
    Width(text: #""fill""#, width: .fill),
    Width(text: #""hug""#, width: .hug),
    Width(text: "0.75", width: .fraction(millionths: 750_000)),
    Width(text: #""0.75""#, width: .fraction(millionths: 750_000)),
    Width(text: #"".5""#, width: .fraction(millionths: 500_000)),
    Width(text: "1", width: .fraction(millionths: 1_000_000)),
    Width(text: "1e-9", width: .fraction(millionths: 1)),
    Width(text: "null", width: nil),
    Width(text: "3", width: .fraction(millionths: 1_000_000), isReported: true),
    Width(text: "1e400", width: .fraction(millionths: 1_000_000), isReported: true),
    Width(text: "0", width: nil, isReported: true),
    Width(text: "-0.5", width: nil, isReported: true),
    Width(text: "-1e400", width: nil, isReported: true),
    Width(text: #""""#, width: nil, isReported: true),
    Width(text: #"".""#, width: nil, isReported: true),
    Width(text: #""1.2.3""#, width: nil, isReported: true),
    Width(text: #""75%""#, width: nil, isReported: true),
    Width(text: "true", width: nil, isReported: true),
  ])
  func readsTheWidth(_ row: Width) throws {
    let (layout, findings) = try layout(#"{"width":\#(row.text)}"#)
    #expect(layout?.width == row.width)
    let path = "invalidValue page.sections.0.widgets.0.layout.width"
    #expect(findings == (row.isReported ? [path] : []))
  }

  @Test func oneBadPartLeavesTheOthers() throws {
    let (layout, findings) = try layout(
      ##"{"margin":8,"padding":"x","background":7,"gradient":{"colors":[1,"#abc"]},"border":[]}"##
    )
    #expect(layout?.margin.top == 8)
    #expect(layout?.padding == .zero)
    #expect(layout?.gradient?.colors.count == 1)
    let path = "invalidValue page.sections.0.widgets.0.layout"
    #expect(
      findings == [
        "\(path).padding", "\(path).background", "\(path).gradient.colors.0", "\(path).border",
      ]
    )
  }

  @Test func aWrongLayoutIsNone() throws {
    let (layout, findings) = try layout("[]")
    #expect(layout == nil)
    #expect(findings == ["invalidValue page.sections.0.widgets.0.layout"])
  }

  @Test func equalNeighboursAreReportedEach() throws {
    let widget = #"{"type":"a","layout":{"margin":8,"width":7}}"#
    let decoded = try page(widgets: "\(widget),\(widget)")
    #expect(decoded.diagnostics.count == 2)
    #expect(decoded.page.allWidgets.map { $0.layout?.margin.top } == [8, 8])
  }
}
