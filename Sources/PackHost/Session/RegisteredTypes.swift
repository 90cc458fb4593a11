package import Widgets

/// The types that a pack registered or promises, in order; plain data.
///
/// All their texts stand in one piece of memory, as reports are made for every load and most of
/// them are never read.
package struct RegisteredTypes: RandomAccessCollection, Hashable, Sendable {
  private struct Record: Hashable, Sendable {
    /// Where the name ends, and the summary starts.
    let nameEnd: Int
    /// Where the summary ends, and the sample starts.
    let summaryEnd: Int
    /// Where the sample ends, and the name of the next type starts.
    let sampleEnd: Int
    let revision: UInt32
    let policy: OverridePolicy
    var isDeclaredOverride: Bool
  }

  private var texts: [UInt8] = []
  private var records: [Record] = []

  /// No types yet.
  package init() {}

  /// The index of the first type.
  package var startIndex: Int { 0 }
  /// The index after that of the last type.
  package var endIndex: Int { records.count }

  /// A type by its place.
  package subscript(index: Int) -> RegisteredType {
    let record = records[index]
    let start = index == 0 ? 0 : records[index - 1].sampleEnd
    return RegisteredType(
      rawName: texts[start..<record.nameEnd],
      rawSummary: texts[record.nameEnd..<record.summaryEnd],
      rawSample: texts[record.summaryEnd..<record.sampleEnd],
      revision: record.revision,
      policy: record.policy,
      isDeclaredOverride: record.isDeclaredOverride
    )
  }

  /// Goes through the types in order.
  package func makeIterator() -> Iterator { Iterator(types: self) }

  /// The types one after the other; in other modules faster than what collections have by themselves.
  package struct Iterator: IteratorProtocol {
    fileprivate let types: RegisteredTypes
    private var index = 0

    fileprivate init(types: RegisteredTypes) { self.types = types }

    /// The next type.
    package mutating func next() -> RegisteredType? {
      guard index < types.count else { return nil }
      defer { index += 1 }
      return types[index]
    }
  }

  /// Makes room for so many more types, the texts of each of `textSize` bytes.
  mutating func reserve(_ count: Int, textSize: Int) {
    records.reserveCapacity(records.count + count)
    texts.reserveCapacity(texts.count + count * textSize)
  }

  /// Adds a type.
  ///
  /// - Parameters:
  ///   - name: The type's name.
  ///   - summary: A sentence about it.
  ///   - sample: A JSON document for the widget's data, or nothing.
  ///   - revision: The revision of the widget's own contract.
  ///   - policy: What it asks of the packs before.
  ///   - isDeclaredOverride: Whether the manifest declares that it overrides another pack's type.
  package mutating func append(
    _ name: some Collection<UInt8>,
    summary: some Collection<UInt8> = EmptyCollection(),
    sample: some Collection<UInt8> = EmptyCollection(),
    revision: UInt32,
    policy: OverridePolicy = .mayOverride,
    isDeclaredOverride: Bool = false
  ) {
    texts.append(contentsOf: name)
    let nameEnd = texts.count
    texts.append(contentsOf: summary)
    let summaryEnd = texts.count
    texts.append(contentsOf: sample)
    records.append(
      Record(
        nameEnd: nameEnd,
        summaryEnd: summaryEnd,
        sampleEnd: texts.count,
        revision: revision,
        policy: policy,
        isDeclaredOverride: isDeclaredOverride
      )
    )
  }

  /// Marks the types that a manifest declares as overrides.
  mutating func declare(_ overrides: [TypeName]) {
    if overrides.isEmpty { return }
    for index in indices {
      let name = self[index].rawName
      records[index].isDeclaredOverride = overrides.contains { $0.utf8.elementsEqual(name) }
    }
  }
}
