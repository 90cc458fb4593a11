package import JSONText

/// The checked reads of a document: each gives the value, nil for an absent or null one, or an
/// error that says what was expected and found.
package struct FieldReader: Sendable {
  package let document: JSONDocument

  package init(_ document: JSONDocument) {
    self.document = document
  }

  /// A value that is there and isn't null.
  package func present(
    _ value: JSONNode?,
    as expected: FieldError.Expectation,
    required: Bool
  ) throws(FieldError) -> JSONNode? {
    if let value, document.kind(value) != .null { return value }
    if required { throw FieldError(expected, found: value) }
    return nil
  }

  package func string(_ value: JSONNode?, required: Bool = false) throws(FieldError) -> JSONNode? {
    try container(value, .string, as: .string, required: required)
  }

  package func array(_ value: JSONNode?, required: Bool = false) throws(FieldError) -> JSONNode? {
    try container(value, .array, as: .array, required: required)
  }

  package func object(_ value: JSONNode?, required: Bool = false) throws(FieldError) -> JSONNode? {
    try container(value, .object, as: .object, required: required)
  }

  package func boolean(_ value: JSONNode?, required: Bool = false) throws(FieldError) -> Bool? {
    try scalar(value, as: .boolean, required: required, document.boolean)
  }

  /// Fails for numbers whose magnitude no double has.
  package func number(_ value: JSONNode?, required: Bool = false) throws(FieldError) -> Double? {
    try scalar(value, as: .number, required: required, document.double)
  }

  /// Fails for fractions and for numbers outside 64 bits; `2.0` and `1e2` are whole.
  package func int64(_ value: JSONNode?, required: Bool = false) throws(FieldError) -> Int64? {
    try scalar(value, as: .wholeNumber, required: required, document.int64)
  }

  private func container(
    _ value: JSONNode?,
    _ kind: JSONKind,
    as expected: FieldError.Expectation,
    required: Bool
  ) throws(FieldError) -> JSONNode? {
    guard let value = try present(value, as: expected, required: required) else { return nil }
    guard document.kind(value) == kind else { throw FieldError(expected, found: value) }
    return value
  }

  private func scalar<Value>(
    _ value: JSONNode?,
    as expected: FieldError.Expectation,
    required: Bool,
    _ read: (JSONNode) -> Value?
  ) throws(FieldError) -> Value? {
    guard let value = try present(value, as: expected, required: required) else { return nil }
    guard let result = read(value) else { throw FieldError(expected, found: value) }
    return result
  }
}
