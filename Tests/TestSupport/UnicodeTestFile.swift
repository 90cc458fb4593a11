internal import Foundation

/// A file of the Unicode Character Database as Debian's `unicode-data` installs it.
///
/// The suites over these files are skipped where the package is absent; `.ci/run` installs it.
package struct UnicodeTestFile: Sendable {
  private static let folder = "/usr/share/unicode/"

  private let name: String

  /// A file by its path in the database.
  package init(name: String) {
    self.name = name
  }

  /// Whether it is installed.
  package var exists: Bool { FileManager.default.fileExists(atPath: Self.folder + name) }

  /// The lines without comments, and the comments.
  package func rows() throws -> [(line: String, comment: String)] {
    let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let body = parts[0].trimmingCharacters(in: .whitespaces)
      return body.isEmpty ? nil : (body, parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// The rows of a break test: a text, and the byte offsets of its breaks without the first.
  package func breakRows() throws -> [BreakRow] {
    try rows().map { BreakRow($0.line) }
  }

  /// Scalars written in hexadecimal, as UTF-8.
  package static func bytes(_ scalars: some Sequence<some StringProtocol>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if let value = UInt32(scalar, radix: 16), let scalar = Unicode.Scalar(value) {
        text.append(scalar)
      }
    }
    return Array(String(text).utf8)
  }
}

/// One row of a break test file.
package struct BreakRow: CustomStringConvertible, Sendable {
  package let description: String
  package private(set) var text: [UInt8] = []
  package private(set) var breaks: [Int] = []

  fileprivate init(_ line: String) {
    description = line
    for part in line.split(separator: " ") {
      switch part {
      case "÷": if !text.isEmpty { breaks.append(text.count) }
      case "×": break
      default: text += UnicodeTestFile.bytes([part])
      }
    }
  }
}
