internal import PackFiles
internal import Pages
internal import TextLayout

/// What `--version` shows.
enum VersionText {
  /// The versions of the program and of what it speaks, one a line.
  static var text: String {
    """
    galley \(HostVersion.program)
    pack ABI 1, revision \(HostVersion.abi)
    Unicode \(UnicodeVersion.text)
    page schema \(PageDecoder.schemaVersion)

    """
  }
}
