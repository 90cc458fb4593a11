import Testing
import TextLayout

@Suite struct StyleTableTests {
  private static let blue = Color(argb: 0xFF00_00FF)

  @Test func unsetPartsTakeTheBoxAround() {
    let table = StyleTable()
    let outer = table.resolve(Style(attributes: .bold, background: Self.blue))
    let inner = table.resolve(Style(attributes: .italic), over: outer)
    #expect(table[inner].attributes == [.bold, .italic])
    #expect(table[inner].background == Paint(rgb: 0xFF))
    #expect(table.resolve(.inherited, over: inner) == inner)
  }

  @Test func alphaIsBlendedOverTheGround() {
    let table = StyleTable(theme: Theme(isDark: false))
    let half = table.resolve(Style(background: Color(argb: 0x8000_0000)))
    #expect(table[half].background == Paint(rgb: 0x7F_7F7F))
    let none = table.resolve(Style(background: Color(argb: 0x00FF_0000)))
    #expect(table[none].background == .none)
  }

  @Test func theGroundChoosesTheColour() {
    let color = Color(light: 0xFF11_1111, dark: 0xFFEE_EEEE)
    for isDark in [true, false] {
      let table = StyleTable(theme: Theme(isDark: isDark))
      let id = table.resolve(Style(foreground: color))
      #expect(table[id].foreground == Paint(rgb: isDark ? 0xEE_EEEE : 0x11_1111))
    }
  }

  @Test func textOnAPagesGroundIsReadable() {
    let table = StyleTable()
    let yellow = table.resolve(Style(role: .warning, background: Color(argb: 0xFFFF_FF00)))
    #expect(table[yellow].foreground == Paint(rgb: 0))
  }

  @Test func equalStylesAreOne() {
    let table = StyleTable()
    let style = Style(role: .title, foreground: Self.blue)
    #expect(table.resolve(style) == table.resolve(style))
  }

  struct Target: CustomTestStringConvertible {
    var source: String
    var expected: String

    var testDescription: String { source }
  }

  static let targets = [
    Target(source: "https://a.b/c?d=e&f", expected: "https://a.b/c?d=e&f"),
    Target(source: "HTTP://a.b", expected: "HTTP://a.b"),
    Target(source: "mailto:a@b.c", expected: "mailto:a@b.c"),
    Target(source: "https://a.b/é \u{1B}\\\"'", expected: "https://a.b/%C3%A9%20%1B%5C%22%27"),
    Target(source: "javascript:alert(1)", expected: ""),
    Target(source: "data:text/html,x", expected: ""),
    Target(source: "https:/a", expected: ""),
    Target(source: "https://" + String(repeating: "a", count: 3_000), expected: ""),
    Target(source: "https://" + String(repeating: "é", count: 1_000), expected: ""),
  ]

  @Test(arguments: targets) func linksAreEncodedOrRefused(target: Target) {
    let table = StyleTable()
    let id = table.link(target.source.utf8Span.span)
    #expect(table.links[id] == target.expected)
  }
}
