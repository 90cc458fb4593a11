import Testing

/// Every fault in every phase: the page is complete, the culprit named, nothing is left behind.
@Suite struct FaultMatrixTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    /// What is said of it.
    let cause: String
    /// Whether the worker doesn't outlive it.
    var isDeadly = true
    /// Whether only a limit ends it.
    var isSlow = false
    var testDescription: String { name }
  }

  static let faults = [
    Fault(name: "segv", cause: "died by SIGSEGV"),
    Fault(name: "bus", cause: "died by SIGBUS"),
    Fault(name: "trap", cause: "died by SIG"),
    Fault(name: "abort", cause: "died by SIGABRT"),
    Fault(name: "throw", cause: "died by SIGABRT"),
    Fault(name: "overflow", cause: "died by SIGSEGV"),
    Fault(name: "exit", cause: "ended the process with status 0"),
    Fault(name: "quick-exit", cause: "ended the process with status 0"),
    Fault(name: "loop", cause: "gave no answer in ", isSlow: true),
    Fault(name: "sleep", cause: "gave no answer in ", isSlow: true),
    Fault(name: "deadlock", cause: "gave no answer in ", isSlow: true),
    Fault(name: "memory", cause: "used more than 512 MiB of memory"),
    Fault(name: "flood", cause: "wrote more than 16 MiB of output"),
    Fault(name: "close", cause: "closed or replaced descriptor 1", isDeadly: false),
    Fault(
      name: "print",
      cause: "wrote to standard output: \"printed by a pack",
      isDeadly: false
    ),
    Fault(name: "signal", cause: "changed what happens at SIGINT", isDeadly: false),
    Fault(name: "locale", cause: "changed the locale", isDeadly: false),
    Fault(name: "directory", cause: "changed the working directory", isDeadly: false),
    Fault(name: "umask", cause: "changed the umask", isDeadly: false),
    Fault(name: "fork", cause: "left a process running", isDeadly: false),
    Fault(name: "daemon", cause: "left a process running", isDeadly: false),
    Fault(name: "fork-abort", cause: "died by SIGABRT"),
  ]

  /// Time for packs that never answer, and ample time for those that do.
  private static func timeout(_ fault: Fault) -> [String] {
    ["--timeout", fault.isSlow ? "0.4" : "60"]
  }

  private func expectNothingLeft(of run: WatchedRun) {
    #expect(run.status == 3)
    #expect(run.survivors == [])
    #expect(run.files == [])
  }

  @Test(arguments: faults, ["constructor", "entry"])
  func whileLoading(_ fault: Fault, phase: String) throws {
    let file = "bad.\(fault.name).\(phase).so"
    let run = try WatchedRun(
      ["render", "../page.json"] + Self.timeout(fault),
      packs: [file, "good.so"],
      page: WatchedRun.page()
    )
    let bad = fault.isDeadly ? "[unknown bad #b1]" : "drawn"
    #expect(run.output == "before\n\(bad)\nafter\n")
    let report = run.errors.split(separator: "\n").filter { $0.contains(file) }
    #expect(report.contains { $0.contains(fault.cause) && $0.contains("while loading") })
    expectNothingLeft(of: run)
  }

  @Test(arguments: faults)
  func inMeasure(_ fault: Fault) throws {
    let bad = #"{"type":"bad","id":"b1","data":{"text":"drawn","measure":"\#(fault.name)"}}"#
    let outer = #"{"type":"good","id":"o","data":{"text":"before","child":\#(bad)}}"#
    let widgets = "\(outer),\(WatchedRun.good("after"))"
    let run = try WatchedRun(
      ["render", "../page.json"] + Self.timeout(fault),
      packs: ["bad.so", "good.so"],
      page: #"{"page":{"sections":[{"widgets":[\#(widgets)]}]}}"#
    )
    #expect(run.output == "before\n\(fault.isDeadly ? "[failed bad #b1]" : "drawn")\nafter\n")
    let report = run.errors.split(separator: "\n").filter { $0.contains(fault.cause) }
    #expect(report.contains { $0.contains("bad #b1") && $0.contains("packs/bad.so") })
    #expect(report.contains { $0.contains("in measure") } == fault.isDeadly)
    expectNothingLeft(of: run)
  }

  @Test(arguments: faults)
  func inRender(_ fault: Fault) throws {
    let run = try WatchedRun(
      ["render", "../page.json"] + Self.timeout(fault),
      packs: ["bad.so", "good.so"],
      page: WatchedRun.page(fault: fault.name)
    )
    let bad = fault.isDeadly ? "[failed bad #b1]" : "drawn"
    #expect(run.output == "before\n\(bad)\nafter\n")
    let report = run.errors.split(separator: "\n").filter { $0.contains(fault.cause) }
    #expect(report.count >= 1)
    #expect(
      report.allSatisfy {
        $0.contains("packFault") && $0.contains("from bad")
          && $0.contains("bad #b1") && $0.contains("page.sections.0.widgets.1")
      }
    )
    #expect(
      report.contains { $0.contains("in render") && $0.contains("packs/bad.so") } == fault.isDeadly
    )
    expectNothingLeft(of: run)
  }
}
