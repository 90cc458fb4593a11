/// Fields of an atom that were clamped or replaced by their default.
///
/// How a thing looks never costs the thing itself: a colour, size or alignment that makes no sense
/// is noted here, and whoever reads the atom turns the notes into `invalidValue` diagnostics.
/// Empty notes allocate nothing.
package struct FieldNotes: Sendable {
  package private(set) var items: [FieldError] = []

  package init() {}

  package var isEmpty: Bool { items.isEmpty }

  package mutating func add(_ error: FieldError) {
    items.append(error)
  }

  package mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
  }
}
