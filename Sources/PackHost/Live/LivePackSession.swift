package import Pages
package import Widgets

/// Loaded packs that show pages for as long as people look at them; where they run is the session's
/// own affair.
///
/// The session owns no state: it shows a scene, and answers what an event comes to. Its owner
/// commits the writes, dispatches the actions, and shows the scene that follows.
package protocol LivePackSession: PackSession {
  /// Brings a surface up to date with a scene; the first time, the surface comes up.
  mutating func show(_ scene: PageScene, on surface: Surface) -> FrameChange

  /// Takes a surface away.
  mutating func hide(_ surface: Surface)

  /// Has packs answer an event.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - scene: The page that it happens to, as it is now.
  ///   - surface: Where that is shown.
  /// - Returns: What the event comes to; nothing of it has been done.
  mutating func send(
    _ event: PageEvent,
    to scene: PageScene,
    on surface: Surface
  ) -> EventAnswer

  /// Has the packs perform an action, newest first.
  ///
  /// - Parameters:
  ///   - call: The action.
  ///   - states: What people did in the page that it comes from.
  /// - Returns: What the action comes to; its response is nil where no pack takes it.
  mutating func perform(_ call: ActionCall, states: WidgetStateStore) -> ActionOutcome

  /// What a surface shows, in a form of output.
  mutating func output(_ request: OutputRequest, of surface: Surface) -> [UInt8]

  /// What can be tapped on a surface, in document order.
  mutating func regions(of surface: Surface) -> [TapRegion]

  /// Where regions show on some lines of a surface.
  mutating func spans(_ lines: Range<Int>, of surface: Surface) -> [RegionSpan]

  /// Who drew a line of a surface, and why.
  mutating func stories(ofLine line: Int, of surface: Surface) -> [LineStory]

  /// Draws a surface anew, and finds the renderers that go by more than what the host tells them.
  mutating func audit(_ surface: Surface) -> [Diagnostic]
}

/// Something that shows one page or sheet at a time.
package struct Surface: Hashable, Sendable {
  /// A number of the owner's choice.
  package let number: UInt32

  /// Names a surface.
  package init(_ number: UInt32) { self.number = number }

  /// The page itself.
  package static let page = Surface(0)
  /// The sheet over it.
  package static let sheet = Surface(1)
}

/// In which form a shown page is written.
package struct OutputRequest: Sendable {
  package var format = OutputFormat.plain
  /// The lines that are written; nil: all.
  package var lines: Range<Int>?
  /// Whether every line says who drew it.
  package var explains = false
  /// Whether lines of plain and ANSI text are filled with blanks up to the width.
  package var isPadded = false
  /// Whether HTML is only a part of a document: its style sheet and its lines.
  package var isFragment = false
  /// What is told beside what the packs reported, for output that holds diagnostics.
  package var diagnostics: [Diagnostic] = []

  /// Asks for all lines in a form.
  package init(_ format: OutputFormat = .plain) { self.format = format }
}
