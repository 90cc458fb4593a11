internal import JSONText
internal import Pages
internal import Platform

/// What people read about a file that isn't a snapshot of widget state.
enum StateErrorText {
  /// The sentence: file, place, what was expected and found.
  static func sentence(_ error: StateSnapshotError, in file: FilePath) -> String {
    switch error {
    case .invalidJSON(let error):
      "\(place(error.position, in: file)): invalid state: \(error.message)"
    case .unexpected(let path, let expected, let position):
      "\(place(position, in: file)): invalid state: expected \(expected) at "
        + QuotedText.quoted(path)
    }
  }

  private static func place(_ position: JSONPosition, in file: FilePath) -> String {
    "\(InputFile.name(file)):\(position.line):\(position.column)"
  }
}
