/// The widget types that a manifest names, in order.
///
/// Their names stand in one piece of memory, as every load reads them and few look at them.
package struct PromisedTypes: RandomAccessCollection, Sendable {
  /// A type, its name by its place in a text.
  struct Place: Sendable {
    let start: UInt32
    let end: UInt32
    let revision: UInt32

    init(_ name: Range<Int>, revision: UInt32) {
      start = UInt32(name.lowerBound)
      end = UInt32(name.upperBound)
      self.revision = revision
    }
  }

  /// The names, with anything between them.
  private var text: [UInt8]
  private var places: [Place]

  /// The types whose names stand at places of a text; none by default.
  init(_ places: [Place] = [], in text: [UInt8] = []) {
    self.places = places
    self.text = text
  }

  /// The index of the first type.
  package var startIndex: Int { 0 }
  /// The index after that of the last type.
  package var endIndex: Int { places.count }

  /// A type by its place.
  package subscript(index: Int) -> PackManifest.Widget {
    PackManifest.Widget(
      type: String(decoding: name(at: index), as: UTF8.self),
      revision: revision(at: index)
    )
  }

  /// The revision of a type's own contract.
  package func revision(at index: Int) -> UInt32 { places[index].revision }

  /// The UTF-8 bytes of a type's name.
  package func name(at index: Int) -> ArraySlice<UInt8> {
    text[Int(places[index].start)..<Int(places[index].end)]
  }

  /// Adds a type.
  mutating func append(_ name: some Collection<UInt8>, revision: UInt32) {
    let start = text.count
    text.append(contentsOf: name)
    places.append(Place(start..<text.count, revision: revision))
  }
}
