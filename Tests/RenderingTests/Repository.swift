import Platform
import TestSupport

/// Where things are in the checkout that the tests were built from.
enum Repository {
  /// The top folder.
  static let root = FilePath(#filePath).parent.parent.parent

  /// The page documents.
  static let pages = root.appending("Fixtures/pages")

  /// What the pages look like.
  static let goldens = root.appending("Fixtures/goldens")

  /// The built packs, which stand beside the test program.
  static let products = ThisProcess.executable?.parent ?? "."

  /// The names of a folder's JSON files, bytewise, with their folder's name before them.
  static func documents(in folder: FilePath) throws -> [String] {
    try DirectoryListing.names(in: folder).filter { $0.hasSuffix(".json") }
      .map { "\(folder.lastName.printable)/\($0.printable.dropLast(5))" }
  }
}
