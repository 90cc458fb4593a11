import Foundation
import Platform
import Testing

@Suite struct ThisProcessTests {
  @Test func knowsItsExecutable() throws {
    let file = try #require(ThisProcess.executable)
    #expect(file.isAbsolute)
    #expect(try FileFacts(of: file).type == .regular)
  }

  @Test func readsTheEnvironmentAsBytes() {
    unsafe setenv("GALLEY_PLATFORM_TEST", "a b", 1)
    #expect(Environment.value("GALLEY_PLATFORM_TEST") == Array("a b".utf8))
    #expect(Environment.trustedValue("GALLEY_PLATFORM_TEST") == Array("a b".utf8))
    #expect(Environment.value("GALLEY_PLATFORM_TEST_ABSENT") == nil)
    #expect(!Environment.isPrivileged)
  }

  @Test func occupiesClosedDescriptorsWithoutAcceptingOutput() async {
    await #expect(processExitsWith: .exitCode(7)) {
      close(0)
      close(1)
      ThisProcess.occupyStandardDescriptors()
      let isKept = fcntl(1, F_GETFD) >= 0
      let refuses = unsafe write(1, "x", 1) < 0
      ThisProcess.exit(isKept && refuses ? 7 : 1)
    }
  }

  @Test func clockNeverGoesBack() {
    let start = MonotonicClock.now
    #expect(MonotonicClock.now >= start)
  }

  @Test func pipesAreNoTerminals() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    #expect(!Terminal.isBehind(ends[0]))
    #expect(Terminal.size(of: ends[0]) == nil)
    for end in ends { close(end) }
  }
}
