/// A message on standard error: the program's name, a sentence, and lines of advice.
enum Message {
  /// The message's text; the name is bold and red as far as the stream takes it.
  static func text(_ lines: [String], _ color: ColorSetting) -> String {
    prefix(color) + " " + lines.joined(separator: "\n") + "\n"
  }

  private static func prefix(_ color: ColorSetting) -> String {
    switch color {
    case .plain: "galley:"
    case .attributes: "\u{1B}[1mgalley:\u{1B}[0m"
    case .basic, .indexed, .full: "\u{1B}[1;31mgalley:\u{1B}[0m"
    }
  }
}
