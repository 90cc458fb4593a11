internal import Pages
package import Widgets

/// A type that a pack registered or promises.
package struct RegisteredType: Sendable {
  /// The texts of all types of the pack.
  private let texts: [UInt8]
  private let record: RegisteredTypes.Record

  init(_ record: RegisteredTypes.Record, in texts: [UInt8]) {
    self.texts = texts
    self.record = record
  }

  /// The bytes of the type's name.
  package var rawName: ArraySlice<UInt8> { texts[record.start..<record.nameEnd] }
  /// The bytes of a sentence about it.
  package var rawSummary: ArraySlice<UInt8> { texts[record.nameEnd..<record.summaryEnd] }
  /// The bytes of a JSON document for the widget's data, or none.
  package var rawSample: ArraySlice<UInt8> { texts[record.summaryEnd..<record.end] }
  /// The revision of the widget's own contract.
  package var revision: UInt32 { record.revision }
  /// What it asks of the packs before.
  package var policy: OverridePolicy { record.policy }
  /// Whether the manifest declares that this overrides another pack's type.
  package var isDeclaredOverride: Bool { record.isDeclaredOverride }

  /// The type.
  package var type: TypeName { TypeName(utf8: rawName) }
  /// The type's name, made printable.
  package var name: String { QuotedText.escaped(String(decoding: rawName, as: UTF8.self)) }
  /// A sentence about it, made printable.
  package var summary: String { QuotedText.escaped(String(decoding: rawSummary, as: UTF8.self)) }
  /// A JSON document for the widget's data, or empty.
  package var sample: [UInt8] { Array(rawSample) }
}
