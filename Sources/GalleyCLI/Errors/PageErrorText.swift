internal import JSONText
internal import Pages
internal import Platform

/// What people read about a document that isn't a page.
enum PageErrorText {
  /// The lines of the message: file, place, kind, what was expected and found, and a remedy.
  static func lines(_ error: PageError, in file: FilePath) -> [String] {
    switch error {
    case .invalidJSON(let error): [placed(error, "invalidJSON", in: file)]
    case .limitExceeded(let error): [placed(error, "limitExceeded", in: file)]
    case .notAPage(let found):
      [
        "\(InputFile.name(file)): notAPage: expected an object with an object \"page\", "
          + "found \(found)",
        "a page document looks like {\"page\": {\"sections\": […]}}",
      ]
    }
  }

  private static func placed(_ error: JSONError, _ kind: String, in file: FilePath) -> String {
    "\(InputFile.name(file)):\(error.line):\(error.column): \(kind): \(error.message)"
  }
}
