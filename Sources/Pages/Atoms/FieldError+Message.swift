package import JSONText

extension FieldError {
  /// What was expected and what was found.
  package func message(in document: JSONDocument) -> String {
    "expected \(expectedText(in: document)), found \(Self.describe(node, in: document))"
  }

  private func expectedText(in document: JSONDocument) -> String {
    switch expected {
    case .number where isNumber(in: document): "a number below 1.8e308"
    case .wholeNumber where isWhole(in: document): "a whole number of at most 64 bits"
    default: expected.phrase
    }
  }

  private func isNumber(in document: JSONDocument) -> Bool {
    node.map { document.kind($0) == .number } ?? false
  }

  /// Whether the value is a number written without fraction or exponent.
  private func isWhole(in document: JSONDocument) -> Bool {
    node.map { document.isPlainInteger($0) } ?? false
  }

  /// A value in words: short values themselves, containers by kind.
  package static func describe(_ node: JSONNode?, in document: JSONDocument) -> String {
    guard let node else { return "nothing" }
    return switch document.kind(node) {
    case .null: "null"
    case .boolean, .number:
      QuotedText.shortened(String(decoding: document.raw(node), as: UTF8.self))
    case .string: QuotedText.quoted(document.text(node))
    case .array: document.count(node) == 0 ? "an empty array" : "an array"
    case .object: document.count(node) == 0 ? "an empty object" : "an object"
    }
  }
}

extension FieldError.Expectation {
  fileprivate var phrase: String {
    switch self {
    case .string: "a string"
    case .filledString: "a string that isn't empty"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .boolean: "true or false"
    case .array: "an array"
    case .object: "an object"
    case .text: "a text"
    case .color: "a colour such as \"#3366CC\""
    case .font: "a font"
    case .image: "an image"
    case .icon: "an icon"
    case .button: "a button"
    case .tag: "a tag"
    case .separator: "a separator"
    case .insets: "insets"
    case .action: "an action"
    case .other(let phrase): phrase.text.description
    case .oneOf(let words): "one of \(words.text.description)"
    }
  }
}
