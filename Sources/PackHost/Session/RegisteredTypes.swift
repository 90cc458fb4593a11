internal import JSONText
package import Widgets

/// The types that a pack registered or promises, in order; plain data.
///
/// All their texts stand in one piece of memory, as reports are made for every load and most of
/// them are never read.
package struct RegisteredTypes: RandomAccessCollection, Hashable, Sendable {
  struct Record: Hashable, Sendable {
    /// Where the name starts among the texts.
    let start: Int
    /// Where the name ends, and the summary starts.
    let nameEnd: Int
    /// Where the summary ends, and the sample starts.
    let summaryEnd: Int
    /// Where the sample ends.
    let end: Int
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
    RegisteredType(records[index], in: texts)
  }

  /// The name of a type.
  func name(at index: Int) -> TypeName {
    TypeName(utf8: texts[records[index].start..<records[index].nameEnd])
  }

  /// Whether the name of a type consists of just these bytes.
  func isName(_ name: Span<UInt8>, at index: Int) -> Bool {
    let start = records[index].start
    guard records[index].nameEnd - start == name.count else { return false }
    for place in name.indices where texts[start + place] != name[place] { return false }
    return true
  }

  /// What a type asks of the packs before.
  func policy(at index: Int) -> OverridePolicy { records[index].policy }

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
    _ name: Span<UInt8>,
    summary: Span<UInt8> = Span(),
    sample: Span<UInt8> = Span(),
    revision: UInt32,
    policy: OverridePolicy = .mayOverride,
    isDeclaredOverride: Bool = false
  ) {
    let start = texts.count
    texts.append(addingCapacity: name.count + summary.count + sample.count) { output in
      output.append(copying: name)
      output.append(copying: summary)
      output.append(copying: sample)
    }
    records.append(
      Record(
        start: start,
        nameEnd: start + name.count,
        summaryEnd: start + name.count + summary.count,
        end: texts.count,
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
      records[index].isDeclaredOverride = overrides.contains { isName($0.utf8.span, at: index) }
    }
  }
}
