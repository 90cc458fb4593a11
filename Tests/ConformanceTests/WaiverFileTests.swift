import Conformance
import Platform
import TestSupport
import Testing

@Suite struct WaiverFileTests {
  /// The checks that are tripped here.
  static let checks: [CheckID] = [.waiverExpired, .waiverUnused]

  private let today = CalendarDate("2027-03-01") ?? .today()

  /// What a pack that exports too much comes to with waivers.
  private func report(_ waivers: String) throws -> ConformanceReport {
    let scratch = Scratch()
    let file = try FaultyPack.build("faulty.so", ["FAULT_EXPORTS"], in: scratch)
    var report = ConformanceRun(program: FaultyPack.program).report(on: [file])
    let json = Array(#"{"waivers":[\#(waivers)]}"#.utf8)
    try WaiverFile("waivers.json", parsing: json).apply(to: &report, on: today)
    return report
  }

  private static func waiver(_ expires: String, _ rest: String = "") -> String {
    #"{"check":"elf-exports","reason":"the old build","expires":"\#(expires)"\#(rest)}"#
  }

  struct Row: Sendable {
    let waivers: String
    let isWaived: Bool
    let findings: [CheckID]
  }

  @Test(
    .enabled(if: PackCompiler.found != nil),
    arguments: [
      Row(waivers: "", isWaived: false, findings: []),
      Row(waivers: waiver("2027-03-01"), isWaived: true, findings: []),
      Row(waivers: waiver("2027-02-28"), isWaived: false, findings: [.waiverExpired]),
      Row(
        waivers: waiver("2030-01-01", #","pack":"com.example.faulty""#),
        isWaived: true,
        findings: []
      ),
      Row(
        waivers: waiver("2030-01-01", #","pack":"com.example.other""#),
        isWaived: false,
        findings: [.waiverUnused]
      ),
      Row(
        waivers: waiver("2030-01-01", #","type":"faulty""#),
        isWaived: false,
        findings: [.waiverUnused]
      ),
    ]
  )
  func waivesWhatItSays(_ row: Row) throws {
    let report = try report(row.waivers)
    let finding = try #require(report.packs.first?.findings.first)
    #expect((finding.waiver != nil) == row.isWaived)
    #expect(report.waivers.map(\.check) == row.findings)
    #expect(report.failures(isStrict: true).count == (row.isWaived ? 0 : 1) + row.findings.count)
  }

  struct Faulty: Sendable {
    let json: String
    let path: String
  }

  @Test(arguments: [
    Faulty(json: "[]", path: "waivers"),
    Faulty(json: #"{"waivers":[1]}"#, path: "waivers.0"),
    Faulty(json: #"{"waivers":[{"check":"no-such"}]}"#, path: "waivers.0.check"),
    Faulty(json: #"{"waivers":[{"check":"elf-stack"}]}"#, path: "waivers.0.reason"),
    Faulty(json: #"{"waivers":[{"check":"elf-stack","reason":" "}]}"#, path: "waivers.0.reason"),
    Faulty(
      json: #"{"waivers":[{"check":"elf-stack","reason":"x","expires":"2027-02-29"}]}"#,
      path: "waivers.0.expires"
    ),
    Faulty(json: #"{"waivers":[{"chek":"elf-stack"}]}"#, path: "waivers.0.chek"),
  ])
  func saysWhatIsWrong(_ row: Faulty) {
    let fault = #expect(throws: WaiverFile.Fault.self) {
      try WaiverFile("w.json", parsing: Array(row.json.utf8))
    }
    guard case .unexpected(let path, _) = fault else {
      Issue.record("another fault: \(String(describing: fault))")
      return
    }
    #expect(path == row.path)
  }
}
