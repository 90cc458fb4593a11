import Foundation
import Platform
import Testing

/// The packs of two teams that collide in every way, built once from `Fixtures/conflicts`.
enum Teams {
  /// The checkout's `Fixtures/conflicts`.
  static let fixtures = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Fixtures/conflicts").standardizedFileURL

  /// The folder in which the packs were built.
  private static let built: Result<Scratch, any Error> = Result {
    let scratch = try Scratch()
    let outcome = try GalleyProcess.run(
      "exec '\(fixtures.path)/build' '\(scratch.url.path)'",
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    )
    #expect(outcome.status == 0, "\(outcome.errorText)")
    return scratch
  }

  /// A new folder with copies of the packs and the pages, made in a given order.
  ///
  /// - Parameter shuffle: Puts names in the order in which the copies are made.
  /// - Throws: what kept the packs from being built or copied.
  /// - Returns: The folder; `teams`, `loops`, `new` and `pages` are in it.
  static func copied(_ shuffle: ([String]) -> [String] = { $0 }) throws -> Scratch {
    let scratch = try Scratch()
    let source = try built.get().url
    for folder in shuffle(["teams", "loops", "new"]) {
      try copy(source.appendingPathComponent(folder), to: scratch, folder, shuffle)
    }
    try copy(fixtures.appendingPathComponent("pages"), to: scratch, "pages", shuffle)
    return scratch
  }

  private static func copy(
    _ source: URL,
    to scratch: Scratch,
    _ folder: String,
    _ shuffle: ([String]) -> [String]
  ) throws {
    let target = scratch.url.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for name in shuffle(try FileManager.default.contentsOfDirectory(atPath: source.path).sorted()) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(name),
        to: target.appendingPathComponent(name)
      )
    }
  }

  /// Runs a script in a folder of copies; the folder's own path becomes `DIR` in what it wrote.
  static func run(
    _ script: String,
    in folder: Scratch,
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    let outcome = try GalleyProcess.run(script, in: folder, environment: environment)
    return (
      outcome.status, outcome.outputText.replacing(folder.url.path, with: "DIR"),
      outcome.errorText.replacing(folder.url.path, with: "DIR")
    )
  }
}
