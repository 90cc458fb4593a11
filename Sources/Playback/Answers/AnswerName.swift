internal import JSONText

/// Names of answers, taken from JSON values.
enum AnswerName {
  /// A string without its quotes; any other value as it is written.
  static func text(of json: [UInt8]) -> String {
    let document = try? JSONDocument(parsing: json)
    return document.flatMap { $0.string(.root) } ?? String(decoding: json, as: UTF8.self)
  }

  /// The member `type` of an action.
  static func type(of action: [UInt8]) -> String? {
    guard let document = try? JSONDocument(parsing: action) else { return nil }
    return document.member(.root, "type").flatMap { document.string($0) }
  }
}
