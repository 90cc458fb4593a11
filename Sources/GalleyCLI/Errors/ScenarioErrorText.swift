internal import Pages
internal import Platform
internal import Playback

/// What people read about a file that isn't a scenario.
enum ScenarioErrorText {
  /// The lines of the message: file, place, what is wrong, and what to do about it.
  static func lines(_ error: ScenarioError, in file: FilePath) -> [String] {
    let place = "\(InputFile.name(file)):\(error.line):\(error.column)"
    let sentence = "\(place): invalid scenario: \(QuotedText.escaped(error.message))"
    return [sentence] + (error.remedy.map { [QuotedText.escaped($0)] } ?? [])
  }
}
