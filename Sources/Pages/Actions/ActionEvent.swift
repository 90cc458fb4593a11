internal import JSONText

/// What happened in a widget that an action answers to.
package struct ActionEvent: Hashable, Sendable {
  /// `tap`, `long_press`, `change`, or a name of the widget's own.
  package var name: String
  /// The id of the widget that it happened in.
  package var sourceID: String
  /// The new value of a `change`.
  package var value: StateValue?

  package init(name: String, sourceID: String, value: StateValue? = nil) {
    self.name = name
    self.sourceID = sourceID
    self.value = value
  }

  /// Writes the member `event` of a request.
  func write(to writer: inout JSONWriter) {
    writer.key("event")
    writer.begin(.object)
    writer.key("name")
    writer.string(name)
    writer.key("source_id")
    writer.string(sourceID)
    if let value {
      writer.key("value")
      value.write(to: &writer)
    }
    writer.end(.object)
  }
}

/// What a request for an action carries.
package struct ActionPayload: Hashable, Sendable {
  /// The action as it is written in its document, byte for byte.
  package var action: [UInt8]
  /// The action's endpoint, where it has one.
  package var endpoint: String?
  package var event: ActionEvent?

  package init(action: [UInt8], endpoint: String? = nil, event: ActionEvent? = nil) {
    self.action = action
    self.endpoint = endpoint
    self.event = event
  }
}
