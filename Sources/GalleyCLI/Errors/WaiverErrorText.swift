internal import Conformance
internal import Platform

/// What people read about a file that holds no waivers.
enum WaiverErrorText {
  /// The sentence: file, place, what was expected.
  static func sentence(_ fault: WaiverFile.Fault, in file: FilePath) -> String {
    switch fault {
    case .notJSON(let words): "\(InputFile.name(file)): not JSON: \(words)"
    case .unexpected(let path, let expected):
      "\(InputFile.name(file)): invalid waivers: expected \(expected) at \(path)"
    }
  }
}
