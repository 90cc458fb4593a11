internal import Pages

/// What people read when no pack draws the type that they asked about.
enum UnknownTypeText {
  /// The lines of the message, with the nearest of the known names.
  static func lines(_ type: [UInt8], among names: [String]) -> [String] {
    let nearest = NearestNames.near(String(decoding: type, as: UTF8.self), among: names)
    return ["no pack draws \(QuotedArgument.text(type))" + suggestion(nearest), remedy]
  }

  private static let remedy =
    "'galley registry' lists all types; --packs and --pack load more packs"

  private static func suggestion(_ names: [String]) -> String {
    guard let last = names.last else { return "" }
    let others = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "; did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
  }
}
