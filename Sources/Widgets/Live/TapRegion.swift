/// A part of a shown page that can be tapped; plain data.
package struct TapRegion: Hashable, Sendable {
  /// The number among the page's regions, from 1, in document order.
  package var number: Int
  /// What people call it: what the renderer says, or else the widget's id.
  package var label: String
  /// The event that the widget gets.
  package var event: String
  /// Whether the page has an action for it.
  package var hasAction: Bool
  /// The widget that it belongs to.
  package var widget: WidgetReference

  /// Describes a region.
  package init(
    number: Int,
    label: String,
    event: String,
    hasAction: Bool,
    widget: WidgetReference
  ) {
    self.number = number
    self.label = label
    self.event = event
    self.hasAction = hasAction
    self.widget = widget
  }
}

/// Which widget is spoken of; plain data.
package struct WidgetReference: Hashable, Sendable {
  package var type: String
  package var id: String
  /// Where it stands in its document.
  package var path: String

  /// Names a widget.
  package init(type: String, id: String, path: String) {
    self.type = type
    self.id = id
    self.path = path
  }
}
