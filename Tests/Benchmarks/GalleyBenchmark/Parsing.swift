import JSONText

/// Bytes to a JSON document.
enum Parsing {
  /// Parses, and answers how many nodes there are.
  static func run(_ input: [UInt8]) -> Int {
    (try? JSONDocument(parsing: input).nodeCount) ?? -1
  }
}
