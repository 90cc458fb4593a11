/// The parts that every page of help ends with.
enum StandardHelp {
  /// The options that every command takes.
  static func options(on page: inout HelpPage) {
    page.heading("Other options")
    page.entry("-h, --help", "show this help")
    page.entry("-V, --version", "show the versions of the program and what it speaks")
  }

  /// What each exit status means.
  static func exitStatuses(on page: inout HelpPage) {
    page.heading("Exit status")
    for status in ExitStatus.allCases { page.entry(String(status.rawValue), status.meaning) }
  }

  /// The environment variables that are read.
  static func environment(on page: inout HelpPage) {
    page.heading("Environment")
    page.entry("GALLEY_PACK_PATH", "directories of packs, separated by colons, before --packs")
    page.entry("NO_COLOR", "not empty: no colour, only bold and underline on a terminal")
    page.entry("FORCE_COLOR, CLICOLOR_FORCE", "not empty and not 0: colour also into a file")
    page.entry("CLICOLOR", "0: no colour and no bold")
    page.entry("COLORTERM, TERM", "how many colours the terminal has")
  }
}
