package import Pages
internal import Widgets

/// A widget that was rendered, and why.
package struct RenderNote: Hashable, Sendable {
  /// Why a widget was rendered.
  package enum Cause: Hashable, Sendable {
    /// It wasn't shown before.
    case new
    /// A slot of state that it reads has another value.
    case slot(key: String, old: StateValue?, new: StateValue?)
    /// It has another width.
    case width(old: Int, new: Int)
    /// A widget in it has another size.
    case size(child: String)
  }

  package var id: String
  package var type: String
  package var causes: [Cause]
}

/// What showing something took.
struct RenderingTally: Equatable, Sendable {
  /// The first of the widgets that were rendered; inner ones come first.
  var notes: [RenderNote] = []
  /// How often renderers were called.
  var calls = 0
  /// How often renderers were asked for sizes.
  var measurements = 0
  /// How many widgets were read in others' data.
  var decoded = 0

  init() {}

  init(_ change: FrameChange) {
    notes = RenderNote.all(of: change)
    calls = change.rendered
    measurements = change.measured
    decoded = change.decoded
  }

  mutating func add(_ other: RenderingTally) {
    notes += other.notes
    calls += other.calls
    measurements += other.measurements
    decoded += other.decoded
  }
}

extension RenderNote {
  /// The widgets that showing a scene rendered.
  static func all(of change: FrameChange) -> [RenderNote] {
    change.renderings.map { rendering in
      RenderNote(
        id: rendering.widget.id,
        type: rendering.widget.type,
        causes: rendering.causes.map { Cause($0) }
      )
    }
  }
}

extension RenderNote.Cause {
  fileprivate init(_ cause: RenderCause) {
    switch cause {
    case .new: self = .new
    case .slot(let key, let old, let new): self = .slot(key: key, old: old, new: new)
    case .width(let old, let new): self = .width(old: old, new: new)
    case .size(let child): self = .size(child: child)
    }
  }
}
