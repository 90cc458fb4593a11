import Foundation
import Platform
import TestSupport
import Testing

/// One run of the built `galley` with packs that commit faults, and what it left behind.
struct WatchedRun {
  let status: Int32
  let output: String
  let errors: String
  /// Processes of the run that outlived it by a second, zombies included.
  let survivors: [String]
  /// The files in the working directory afterwards.
  let files: [String]

  /// Runs a command in a new directory.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - packs: The names of the packs, each a copy of the faulty one.
  ///   - page: The content of `page.json`.
  ///   - interruption: What happens while it runs.
  /// - Throws: what kept it from running.
  init(
    _ arguments: [String],
    packs: [String],
    page: String = "",
    interruption: ((Process, _ mark: String) throws -> Void)? = nil
  ) throws {
    let scratch = Scratch()
    let work = scratch.folder("work")
    _ = scratch.folder("packs")
    let bytes = try FileReader.contents(of: PackFixtures.product("TestPackFaults"))
    for name in packs { _ = try scratch.file(FilePath("packs/\(name)"), bytes: bytes) }
    _ = try scratch.file("page.json", page)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.program.printable)
    process.arguments =
      arguments + [
        "--no-starter", "--allow-unsafe-permissions", "--packs", "../packs",
      ]
    process.currentDirectoryURL = URL(fileURLWithPath: work.printable)
    let mark = "GALLEY_TEST_RUN=\(scratch.directory.printable)"
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GALLEY_TEST_RUN": scratch.directory.printable]
    ) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.handle(scratch.file("stdout"))
    process.standardError = try Self.handle(scratch.file("stderr"))
    Self.unblockSignals()
    try process.run()
    try interruption?(process, mark)
    process.waitUntilExit()
    let isKilled = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus + (isKilled ? 128 : 0)
    survivors = try Self.survivors(of: process.processIdentifier, marked: mark)
    files = try DirectoryListing.names(in: work).map(\.printable)
    output = String(decoding: try FileReader.contents(of: scratch.path("stdout")), as: UTF8.self)
    errors = String(decoding: try FileReader.contents(of: scratch.path("stderr")), as: UTF8.self)
  }

  /// Threads of the tests block signals, and what they start inherits that.
  private static func unblockSignals() {
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// The program that was built with these tests.
  private static var program: FilePath {
    get throws { (ThisProcess.executable ?? "").parent.appending("galley") }
  }

  private static func handle(_ path: FilePath) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(fileURLWithPath: path.printable))
  }

  /// The processes that are left after a second: a worker that was only starting when its host was
  /// killed first has to find that out.
  private static func survivors(of group: Int32, marked variable: String) throws -> [String] {
    for _ in 0..<100 {
      if try processes(of: group, marked: variable).isEmpty { return [] }
      usleep(10_000)
    }
    return try processes(of: group, marked: variable)
  }

  /// The processes of a group, and those with a variable in their environment, each as `/proc`
  /// describes it.
  static func processes(of group: Int32, marked variable: String) throws -> [String] {
    try DirectoryListing.names(in: "/proc").compactMap { name in
      let file = FilePath("/proc/\(name.printable)/stat")
      guard Int32(name.printable) != nil, let bytes = try? FileReader.contents(of: file) else {
        return nil
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      if fields.count > 2, fields[2] == "\(group)" { return text }
      let environment = try? FileReader.contents(of: FilePath("/proc/\(name.printable)/environ"))
      let variables = (environment ?? []).split(separator: 0)
      return variables.contains { $0.elementsEqual(variable.utf8) } ? text : nil
    }
  }

  /// A page of a good widget, a bad one with a fault, and a good one.
  static func page(fault: String = "none") -> String {
    let bad = #"{"type":"bad","id":"b1","data":{"text":"drawn","fault":"\#(fault)"}}"#
    return #"{"page":{"sections":[{"widgets":[\#(good("before")),\#(bad),\#(good("after"))]}]}}"#
  }

  /// A widget that shows a text.
  static func good(_ text: String) -> String {
    #"{"type":"good","id":"\#(text)","data":{"text":"\#(text)"}}"#
  }
}
