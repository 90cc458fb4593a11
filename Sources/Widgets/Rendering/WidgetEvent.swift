package import JSONText
package import Pages

/// Something that happened to a widget.
package struct WidgetEvent: Sendable {
  /// `tap`, `change`, or the name that the renderer gave to the tapped region.
  package var name: String
  /// The action of the tapped region, as a node of the widget's document.
  package var action: JSONNode?
  /// What a change carries.
  package var value: StateValue?

  /// Makes an event.
  package init(name: String, action: JSONNode? = nil, value: StateValue? = nil) {
    self.name = name
    self.action = action
    self.value = value
  }
}
