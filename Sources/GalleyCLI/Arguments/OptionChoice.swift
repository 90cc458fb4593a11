/// A closed set of words that an option takes.
package protocol OptionChoice: CaseIterable, RawRepresentable<String>, Sendable {}

extension OptionChoice {
  /// The words as the help shows them.
  static var alternatives: String {
    allCases.map(\.rawValue).joined(separator: "|")
  }

  /// Finds the case of a word.
  ///
  /// - Throws: `ValueError` with all words when it is none of them.
  static func parse(_ value: [UInt8]) throws(ValueError) -> Self {
    for choice in allCases where value.elementsEqual(choice.rawValue.utf8) { return choice }
    throw ValueError(expected: listed)
  }

  /// The words as a sentence lists them.
  private static var listed: String {
    let words = allCases.map(\.rawValue)
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}
