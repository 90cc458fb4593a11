/// Text that breaks formats which trust it.
enum Nasty {
  static let text =
    "a\u{0}b\u{1B}[31m]]><x>&\"'\u{7F}\u{85}\u{2028}\u{FFFE}\r\n\tend # \\ \u{FFFD}é漢👍🏽"
}
