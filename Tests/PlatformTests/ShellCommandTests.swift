import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ShellCommandTests {
  @Test func givesTheInputAndTakesTheOutput() async throws {
    let input = [UInt8](repeating: 7, count: 300_000)
    #expect(try await ShellCommand.run("cat", input: input) == input)
    #expect(try await ShellCommand.run("echo a; cat; echo b", input: []) == Array("a\nb\n".utf8))
    #expect(try await ShellCommand.run("exec >&-", input: input) == [])
  }

  struct Row: Sendable {
    var command: String
    var reason: ShellCommandError.Reason
    var text: String
  }

  @Test(arguments: [
    Row(
      command: "echo x; exit 3",
      reason: .ended(.exited(status: 3)),
      text: "the command has failed with status 3"
    ),
    Row(
      command: #"printf 'no \033[31mhost\nshop\n' >&2; exit 6"#,
      reason: .ended(.exited(status: 6)),
      text: "the command has failed with status 6: no [31mhost / shop"
    ),
    Row(
      command: "echo asking >&2; exec sleep 1000",
      reason: .tooLong(limit: .milliseconds(200)),
      text: "the command was stopped after 0.2 seconds: asking"
    ),
    Row(
      command: "kill -9 $$",
      reason: .ended(.killed(signal: 9)),
      text: "the command was ended by SIGKILL"
    ),
    Row(
      command: "head -c 9000000 /dev/zero; sleep 1",
      reason: .tooMuchOutput(limit: 4096),
      text: "the command has written more than 4096 bytes"
    ),
  ])
  func saysHowItFailed(_ row: Row) async {
    let error = await #expect(throws: ShellCommandError.self) {
      let limits = ShellCommand.Limits(time: .milliseconds(200), output: 4096)
      _ = try await ShellCommand.run(row.command, input: [], limits: limits)
    }
    #expect(error?.reason == row.reason)
    #expect(error?.description == row.text)
  }

  @Test func isKilledWhenItsTaskIsCancelled() async {
    let task = Task { try await ShellCommand.run("exec sleep 1000", input: []) }
    try? await Task.sleep(for: .milliseconds(20))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func whatACommandLeavesRunningCanWriteNoMore() async throws {
    let scratch = Scratch()
    let log = scratch.path("log").printable
    let command = "(timeout 20 cat /dev/zero; echo $? > \(log)) & head -c 9000 /dev/zero; wait"
    let error = await #expect(throws: ShellCommandError.self) {
      _ = try await ShellCommand.run(command, input: [], limits: .init(output: 4096))
    }
    #expect(error?.reason == .tooMuchOutput(limit: 4096))
    var status: [UInt8] = []
    for _ in 0..<500 where status.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
      status = (try? FileReader.contents(of: scratch.path("log"))) ?? []
    }
    #expect(String(decoding: status, as: UTF8.self) == "1\n")
  }
}
