import GalleyCLI
import Pages
import Platform
import Testing

/// Loaders over folders and commands of this machine.
@Suite(.timeLimit(.minutes(1))) struct ShellLoaderTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func loaded(_ loader: some PageLoader, _ kind: PageRequest.Kind) async throws -> String {
    let bytes = try await loader.loadPage(PageRequest(pageID: "home", kind: kind))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func message(_ loader: some PageLoader, _ kind: PageRequest.Kind) async -> String {
    await #expect(throws: PageLoadError.self) { try await loaded(loader, kind) }?.message ?? ""
  }

  @Test func aFolderAnswersByTheNamesOfItsFiles() async throws {
    try scratch.write("one", to: "home.json")
    try scratch.write("two", to: "home.next-2.json")
    let loader = FixtureLoader(folder: scratch.path(""), limit: 3)
    #expect(try await loaded(loader, .initial) == "one")
    #expect(try await loaded(loader, .refresh) == "one")
    #expect(try await loaded(loader, .nextPage(postback: [UInt8(ascii: "2")])) == "two")
    let absent = await message(loader, .nextPage(postback: [UInt8(ascii: "3")]))
    #expect(absent.hasPrefix("no fixture answers next_page: found neither home.next-3.json"))
    try scratch.write("more", to: "home.refresh.json")
    let large = await message(loader, .refresh)
    #expect(large.hasSuffix("home.refresh.json: it is larger than 3 bytes"))
    let nowhere = FixtureLoader(folder: scratch.path("nowhere"))
    #expect(await message(nowhere, .initial).hasSuffix("found neither home.json"))
  }

  @Test func aCommandGetsTheRequestAndWritesTheDocument() async throws {
    let loader = CommandLoader(shell: "cat; echo done")
    #expect(
      try await loaded(loader, .refresh) == #"{"page_id":"home","kind":"refresh"}done"# + "\n"
    )
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var command: String
    var message: String
    var testDescription: String { command }
  }

  @Test(arguments: [
    Row(
      command: "echo no host >&2; exit 7",
      message: "the command has failed with status 7: no host "
        + #"(loader "echo no host >&2; exit 7")"#
    ),
    Row(
      command: "exec sleep 1000",
      message: #"the command was stopped after 0.2 seconds (loader "exec sleep 1000")"#
    ),
    Row(
      command: "cat /dev/zero",
      message: #"the command has written more than 64 bytes (loader "cat /dev/zero")"#
    ),
  ])
  func aCommandsFailureSaysWhichCommandAndWhy(_ row: Row) async {
    let limits = ShellCommand.Limits(time: .milliseconds(200), output: 64)
    #expect(
      await message(CommandLoader(shell: row.command, limits: limits), .initial) == row.message
    )
  }

  @Test func aSupersededRequestEndsItsCommand() async {
    let loader = CommandLoader(shell: "exec sleep 1000")
    let task = Task { try await loaded(loader, .initial) }
    try? await Task.sleep(for: .milliseconds(20))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
