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
}
