/// A widget type: what it is called, and how it is drawn.
///
/// A type is never instantiated: what a widget shows comes from the page document and from state
/// slots, so that the host knows what each drawing depends on.
public protocol Widget {
  /// The name by which pages ask for it.
  static var type: StaticString { get }

  /// A sentence for listings.
  static var summary: StaticString { get }

  /// A JSON Schema of `data`; of its keywords the host knows `type`, `properties`, `required`,
  /// `items` and `enum`.
  static var props: StaticString { get }

  /// A JSON document for `data` that draws well.
  static var sample: StaticString { get }

  /// What holds when another pack draws the type already.
  static var policy: RegistrationPolicy { get }

  /// The revision of the widget's own contract.
  static var revision: UInt32 { get }

  /// Draws the widget.
  ///
  /// - Parameters:
  ///   - data: the widget's `data` in the page document.
  ///   - page: where the widget is drawn.
  /// - Throws: ``WidgetFailure``, which discards what was drawn.
  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure)
}

extension Widget {
  /// Nothing.
  public static var summary: StaticString { "" }

  /// Nothing.
  public static var props: StaticString { "" }

  /// Nothing.
  public static var sample: StaticString { "" }

  /// May override.
  public static var policy: RegistrationPolicy { .mayOverride }

  /// The first.
  public static var revision: UInt32 { 1 }
}

/// A widget that answers taps and changes.
public protocol InteractiveWidget: Widget {
  /// Answers an event by setting state slots; the host then draws again what reads them.
  ///
  /// - Throws: ``WidgetFailure``, which discards what was set.
  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure)
}
