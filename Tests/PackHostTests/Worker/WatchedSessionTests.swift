import Foundation
import Testing

/// What watching is beyond single faults: bounds, nesting, listings, signals.
@Suite struct WatchedSessionTests {
  private static func page(_ widgets: [String]) -> String {
    #"{"page":{"sections":[{"widgets":[\#(widgets.joined(separator: ","))]}]}}"#
  }

  private static func bad(_ id: String, _ data: String) -> String {
    #"{"type":"bad","id":"\#(id)","data":{\#(data)}}"#
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func someCrashesCostTheirWidgets() throws {
    let widgets = (0..<200).map { index in
      Self.bad("w\(index)", #""text":"\#(index)""# + (index % 20 == 7 ? #","fault":"segv""# : ""))
    }
    let run = try WatchedRun(
      ["render", "../page.json", "--timeout", "60"],
      packs: ["bad.so"],
      page: Self.page(widgets)
    )
    let expected = (0..<200).map { $0 % 20 == 7 ? "[failed bad #w\($0)]" : "\($0)" }
    #expect(Self.lines(run.output) == expected)
    #expect(Self.lines(run.errors).count { $0.contains("died by SIGSEGV in render") } == 10)
    #expect(run.status == 3)
    #expect(run.survivors == [])
  }

  @Test func aPackThatFailsAgainAndAgainIsPutAside() throws {
    let widgets = (0..<200).map { Self.bad("w\($0)", #""fault":"abort""#) }
    let run = try WatchedRun(
      ["render", "../page.json", "--timeout", "60"],
      packs: ["bad.so", "good.so"],
      page: Self.page(widgets + [WatchedRun.good("after")])
    )
    #expect(
      Self.lines(run.output) == (0..<200).map { "[failed bad #w\($0)]" } + ["after"]
    )
    #expect(Self.lines(run.errors).count { $0.contains("died by SIGABRT in render") } == 200)
    #expect(Self.lines(run.errors).count { $0.contains("isn't called any more") } == 176)
    #expect(run.status == 3)
  }

  @Test func aPackThatHangsIsPutAsideSooner() throws {
    let widgets = (0..<50).map { Self.bad("w\($0)", #""fault":"sleep""#) }
    let run = try WatchedRun(
      ["render", "../page.json", "--timeout", "0.1"],
      packs: ["bad.so", "good.so"],
      page: Self.page(widgets + [WatchedRun.good("after")])
    )
    #expect(Self.lines(run.output).last == "after")
    #expect(Self.lines(run.errors).count { $0.contains("isn't called any more") } == 47)
    #expect(run.status == 3)
  }

  @Test func aChildThatCrashesIsNoFaultOfItsParent() throws {
    let child = Self.bad("inner", #""fault":"segv""#)
    let run = try WatchedRun(
      ["render", "../page.json", "--timeout", "60"],
      packs: ["bad.so", "good.so"],
      page: Self.page([
        #"{"type":"good","id":"outer","data":{"text":"outer","child":\#(child)}}"#,
        Self.bad("late", #""fault":"segv","child":\#(WatchedRun.good("lost"))"#),
        WatchedRun.good("after"),
      ])
    )
    #expect(run.output == "outer\n[failed bad #inner]\n[failed bad #late]\nafter\n")
    #expect(Self.lines(run.errors).count { $0.contains("died by SIGSEGV") } == 2)
    #expect(!run.errors.contains("#outer"))
  }

  @Test func theOverriddenPackIsNamedWhereItsRendererCrashes() throws {
    let run = try WatchedRun(
      ["render", "../page.json", "--timeout", "60"],
      packs: ["bad.early.pack.so", "bad.so"],
      page: Self.page([Self.bad("b1", #""fault":"segv","base":true"#)])
    )
    #expect(run.output == "[failed bad #b1]\n")
    #expect(run.errors.contains("(bad.early.pack, ../packs/bad.early.pack.so) died by SIGSEGV"))
  }

  @Test func withoutTheWatchACrashEndsTheProgram() throws {
    let run = try WatchedRun(
      ["render", "../page.json", "--in-process"],
      packs: ["bad.so", "good.so"],
      page: WatchedRun.page(fault: "segv")
    )
    #expect(run.status == 128 + SIGSEGV)
    #expect(run.output == "")
  }

  @Test(arguments: [["packs"], ["packs", "--format", "json"], ["registry"]])
  func listingsNameThePackThatDiesWhileLoading(_ command: [String]) throws {
    let run = try WatchedRun(
      command + ["--timeout", "60"],
      packs: ["bad.abort.entry.so", "good.so", "worse.trap.constructor.so"]
    )
    #expect(run.status == 3)
    #expect(run.output.contains("good"))
    let said = run.output + run.errors
    #expect(said.contains("bad.abort.entry.so: died by SIGABRT while loading, in its entry"))
    #expect(said.contains("worse.trap.constructor.so: died by SIG"))
    #expect(run.survivors == [])
  }

  @Test func watchedAndUnwatchedPagesAreTheSame() throws {
    let arguments = ["render", "../page.json", "--format", "json", "--explain"]
    let runs = try [[], ["--in-process"]].map { more in
      try WatchedRun(arguments + more, packs: ["bad.so", "good.so"], page: WatchedRun.page())
    }
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].errors == runs[1].errors)
    #expect(runs.map(\.status) == [0, 0])
  }

  @Test func whatIsNoPageIsSaidAlike() throws {
    let runs = try [[], ["--in-process"]].map { more in
      try WatchedRun(
        ["render", "../page.json"] + more,
        packs: ["good.so"],
        page: "{\n\"page\": 1,}"
      )
    }
    #expect(runs[0].errors == runs[1].errors && !runs[0].errors.isEmpty)
    #expect(runs.map(\.status) == [2, 2])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsBothProcesses(_ signal: Int32) throws {
    let run = try WatchedRun(
      ["render", "../page.json", "--timeout", "600"],
      packs: ["bad.so", "good.so"],
      page: WatchedRun.page(fault: "sleep")
    ) { process, mark in
      let group = process.processIdentifier
      while process.isRunning, try WatchedRun.processes(of: group, marked: mark).count < 2 {
        usleep(5000)
      }
      kill(group, signal)
      for _ in 0..<4000 where process.isRunning { usleep(5000) }
      if process.isRunning { kill(group, SIGKILL) }
    }
    #expect(run.status == 128 + signal)
    #expect(run.survivors == [])
    #expect(run.files == [])
  }
}
