import GalleyCLI
import Testing

/// The times that `--timeout` takes.
@Suite struct SecondsTests {
  @Test(arguments: ["2", "0.05", "0.5", "1.250", "3600", "003"])
  func taken(_ text: String) throws {
    let run = try ProgramRun(["packs", "--timeout", text])
    #expect(run.status == .done)
  }

  @Test(arguments: [
    "0", "0.04", "3600.001", "1.2345", "1.", ".5", "-1", "+1", "1e3", "1,5", "1.2.3", " 1", "",
    "99999999999999999999",
  ])
  func refused(_ text: String) throws {
    let run = try ProgramRun(["packs", "--timeout", text])
    #expect(run.status == .usage)
    #expect(run.errors.contains("seconds from 0.05 to 3600"))
  }
}
