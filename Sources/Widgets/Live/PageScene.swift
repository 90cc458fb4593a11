package import Pages

/// What a page is shown from: its content, what people did in it, and how it is looked at.
package struct PageScene: Sendable {
  package var content: PageContent
  /// What people did inside the widgets.
  package var states: WidgetStateStore
  package var view: PageView

  /// Puts a scene together.
  package init(
    _ content: PageContent,
    states: WidgetStateStore = WidgetStateStore(),
    view: PageView = PageView()
  ) {
    self.content = content
    self.states = states
    self.view = view
  }
}

/// How a page is looked at.
package struct PageView: Hashable, Sendable {
  /// Columns, 0 or more.
  package var width = 80
  package var unknown = UnknownPolicy.placeholder
  package var carousel = CarouselForm.list
  /// Whether marks of ours keep to ASCII.
  package var isASCII = false
  /// Whether all text stands line below line, for the accessible form.
  package var isLinear = false

  /// Looks at a page at 80 columns, with placeholders, carousels as lists.
  package init() {}

  /// Looks at a page at a width.
  package init(width: Int) { self.width = width }
}
