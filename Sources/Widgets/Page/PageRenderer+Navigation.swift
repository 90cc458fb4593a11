internal import JSONText
internal import Pages
internal import TextLayout

extension PageRenderer {
  /// Draws the bar above the page: buttons at its ends, the title between them.
  func draw(_ navigation: Navigation) {
    let flow = context.flow
    flow.beginBox(
      Box(style: Style(background: Color(navigation.background, in: page.document)))
    )
    if let button = navigation.leftButton {
      context.put(button, in: page.document)
      flow.run("  ")
    }
    if let title = navigation.title {
      context.put(title, in: page.document, style: Style(role: .title))
    }
    flow.fill()
    for button in navigation.rightButtons {
      flow.run(" ")
      context.put(button, in: page.document)
    }
    flow.newline()
    if let subtitle = navigation.subtitle {
      context.put(subtitle, in: page.document, style: Style(role: .subtitle))
    }
    flow.endBox()
    flow.fill(.lineHorizontal, style: Style(role: .border))
    flow.newline()
  }
}
