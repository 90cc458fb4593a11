internal import Pages
package import Widgets

/// A type that a pack registered or promises.
package struct RegisteredType: Sendable {
  let rawName: ArraySlice<UInt8>
  let rawSummary: ArraySlice<UInt8>
  let rawSample: ArraySlice<UInt8>
  /// The revision of the widget's own contract.
  package let revision: UInt32
  /// What it asks of the packs before.
  package let policy: OverridePolicy
  /// Whether the manifest declares that this overrides another pack's type.
  package let isDeclaredOverride: Bool

  /// The type.
  package var type: TypeName { TypeName(utf8: Array(rawName)) }
  /// The type's name, made printable.
  package var name: String { QuotedText.escaped(String(decoding: rawName, as: UTF8.self)) }
  /// A sentence about it, made printable.
  package var summary: String { QuotedText.escaped(String(decoding: rawSummary, as: UTF8.self)) }
  /// A JSON document for the widget's data, or empty.
  package var sample: [UInt8] { Array(rawSample) }
}
