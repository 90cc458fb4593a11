/// The elements that stand for a style.
struct HTMLTags {
  private(set) var opening: [UInt8] = []
  private(set) var closing: [UInt8] = []

  init(_ style: ResolvedStyle, in styles: StyleTable) {
    if style.link != .none {
      var target: [UInt8] = []
      HTMLText.escape(styles.links[style.link].utf8Span.span, into: &target)
      let href = String(decoding: target, as: UTF8.self)
      add("a", " href=\"\(href)\" rel=\"noopener noreferrer\"")
    }
    if style.role == .title || style.role == .header {
      add("span", " role=\"heading\" aria-level=\"\(style.role == .title ? 2 : 3)\"")
    }
    if style.role == .code { add("code", "") }
    if style.role == .selected { add("mark", "") }
    if style.attributes.contains(.bold) { add("strong", "") }
    if style.attributes.contains(.italic) { add("em", "") }
    if style.attributes.contains(.underline), style.link == .none { add("u", "") }
    if style.attributes.contains(.strike) { add("s", "") }
    addLook(of: style)
  }

  private mutating func add(_ name: String, _ attributes: String) {
    opening += "<\(name)\(attributes)>".utf8
    closing = Array("</\(name)>".utf8) + closing
  }

  private mutating func addLook(of style: ResolvedStyle) {
    let isReversed = style.attributes.contains(.reverse)
    var ink = color(style.foreground)
    var ground = color(style.background)
    if isReversed { (ink, ground) = (ground ?? "var(--ground)", ink ?? "var(--ink)") }
    if style.attributes.contains(.dim) {
      ink = "color-mix(in srgb,\(ink ?? "currentColor") 70%,transparent)"
    }
    var attributes = ""
    if style.role != .none { attributes += " class=\"\(style.role.name)\"" }
    var css = ""
    if let ink { css += "color:\(ink);" }
    if let ground { css += "background:\(ground);" }
    if !css.isEmpty { attributes += " style=\"\(css.dropLast())\"" }
    if !attributes.isEmpty { add("span", attributes) }
  }

  private func color(_ paint: Paint) -> String? {
    if let index = paint.paletteIndex { return "var(--c\(index))" }
    return paint.name
  }
}
