/// The widget types that a manifest names, in order.
///
/// Their names stand in one piece of memory, as every load reads them and few look at them.
package struct PromisedTypes: RandomAccessCollection, Hashable, Sendable {
  private struct Record: Hashable, Sendable {
    /// Where the name ends, and that of the next type starts.
    let end: Int
    let revision: UInt32
  }

  private var names: [UInt8] = []
  private var records: [Record] = []

  /// No types yet.
  init() {}

  /// The index of the first type.
  package var startIndex: Int { 0 }
  /// The index after that of the last type.
  package var endIndex: Int { records.count }

  /// A type by its place.
  package subscript(index: Int) -> PackManifest.Widget {
    PackManifest.Widget(
      type: String(decoding: name(at: index), as: UTF8.self),
      revision: revision(at: index)
    )
  }

  /// The revision of a type's own contract.
  package func revision(at index: Int) -> UInt32 { records[index].revision }

  /// The UTF-8 bytes of a type's name.
  package func name(at index: Int) -> ArraySlice<UInt8> {
    names[(index == 0 ? 0 : records[index - 1].end)..<records[index].end]
  }

  /// Makes room for so many more types with names of common length.
  mutating func reserve(_ count: Int) {
    records.reserveCapacity(records.count + count)
    names.reserveCapacity(names.count + count * 16)
  }

  /// Adds a type.
  mutating func append(_ name: some Collection<UInt8>, revision: UInt32) {
    names.append(contentsOf: name)
    records.append(Record(end: names.count, revision: revision))
  }
}
