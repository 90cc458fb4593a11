import Foundation
import Testing

/// `galley render --batch` as its callers meet it.
@Suite struct BatchProcessTests {
  @Test func tenThousandDocumentsOfWhichOnePercentCrash() throws {
    let folder = try Self.folder()
    let lines = (0..<10_000).map { Self.page("t\($0)", fault: $0 % 100 == 37 ? "segv" : "none") }
    try folder.write(lines.joined(separator: "\n"), to: "pages.ndjson")
    let outcome = try GalleyProcess.run(
      "galley render --batch --jobs 3 --packs packs --no-starter pages.ndjson",
      in: folder
    )
    #expect(outcome.status == 3)
    #expect(outcome.errorText.isEmpty)
    let records = try Self.records(outcome)
    #expect(records.count == 10_000)
    for (place, record) in records.enumerated() {
      let isBad = place % 100 == 37
      #expect(record.index == place + 1 && record.line == place + 1)
      #expect(record.status == (isBad ? 3 : 0))
      #expect(record.output?.contains("t\(place) after") == true)
      #expect(record.output?.contains("t\(place) drawn") == !isBad)
      #expect(record.diagnostics?.contains { $0.message.contains("SIGSEGV") } == isBad)
    }
  }

  @Test func everyLineHasOneRecord() throws {
    let folder = try Scratch()
    let page = #"{"page":{}}"#
    try folder.write(
      "\u{FEFF}\(page)\r\n\n\r\n{broken\n[]\n \(page) {}\n\(page)",
      to: "pages.ndjson"
    )
    let outcome = try GalleyProcess.run("galley render --batch <pages.ndjson", in: folder)
    let records = try Self.records(outcome)
    #expect(records.map(\.status) == [0, 2, 2, 2, 2, 2, 0])
    #expect(records.map(\.index) == Array(1...7))
    #expect(records.allSatisfy { $0.line == nil && $0.file == nil })
    #expect(records.allSatisfy { ($0.output == nil) == ($0.status == 2) })
    #expect(outcome.status == 2)
  }

  @Test func recordsAreWhatSingleRunsGive() throws {
    let folder = try Self.folder()
    let pages = [Self.page("a"), Self.page("b", fault: "exit"), Pages.unknown, "[]"]
    for (number, page) in pages.enumerated() { try folder.write(page, to: "\(number).json") }
    try folder.write(pages.joined(separator: "\n") + "\n", to: "pages.ndjson")
    let options = "--packs packs --no-starter --width 30 --strict"
    let batch = try GalleyProcess.run("galley render --batch pages.ndjson \(options)", in: folder)
    for (number, record) in try Self.records(batch).enumerated() {
      let single = try GalleyProcess.run("galley render \(number).json \(options)", in: folder)
      #expect(record.status == Int(single.status))
      #expect(record.output ?? "" == single.outputText)
    }
    for jobs in [1, 2, 5] {
      let again = try GalleyProcess.run(
        "cat pages.ndjson | galley render --batch - pages.ndjson --jobs \(jobs) \(options)",
        in: folder
      )
      let records = try Self.records(again)
      #expect(records.map(\.status) == [0, 3, 1, 2, 0, 3, 1, 2])
      #expect(records.map(\.line) == [nil, nil, nil, nil, 1, 2, 3, 4])
    }
  }

  @Test func jsonPagesAreObjectsInTheirRecords() throws {
    let folder = try Scratch()
    try folder.write(Pages.unknown, to: "pages.ndjson")
    let outcome = try GalleyProcess.run(
      "galley render --batch --format json pages.ndjson",
      in: folder
    )
    let record = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    #expect((record?["output"] as? [String: Any])?["width"] as? Int == 80)
  }

  @Test func readerThatGoesAwayEndsAllWorkers() throws {
    let folder = try Self.folder()
    try folder.write(Self.page("t"), to: "page.json")
    let outcome = try GalleyProcess.run(
      """
      { while cat page.json && echo; do :; done 2>/dev/null \
        | { galley render --batch --jobs 3 --packs packs --no-starter; echo $? >status; }; } \
        | head -c 10 >head
      while ! [ -s status ]; do sleep 0.05; done; cat status
      """,
      in: folder
    )
    #expect(outcome.outputText == "141\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func fullDiskIsNoSuccess() throws {
    let folder = try Scratch()
    try folder.write(Pages.unknown, to: "pages.ndjson")
    let outcome = try GalleyProcess.run("galley render --batch pages.ndjson >/dev/full", in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errorText
        == "galley: can't write to standard output: no space left on the device\n"
    )
  }

  @Test func fileThatCantBeReadComesAfterTheRecordsBefore() throws {
    let folder = try Scratch()
    try folder.write(Pages.unknown, to: "a.ndjson")
    let outcome = try GalleyProcess.run("galley render --batch a.ndjson gone.ndjson", in: folder)
    #expect(outcome.status == 2)
    #expect(try Self.records(outcome).count == 1)
    #expect(
      outcome.errorText == "galley: can't read gone.ndjson: it does not exist; check the name\n"
    )
  }

  @Test func refusedPacksAreSaidOnce() throws {
    let folder = try Self.folder()
    try folder.write("no pack", to: "packs/zzz.so")
    try folder.write("\(Self.page("a"))\n\(Self.page("b"))\n", to: "pages.ndjson")
    let outcome = try GalleyProcess.run(
      "galley render --batch --jobs 2 --packs packs --no-starter pages.ndjson",
      in: folder
    )
    #expect(outcome.status == 3)
    #expect(outcome.errorText.split(separator: "\n").count == 1)
    #expect(try Self.records(outcome).map(\.status) == [0, 0])
  }

  @Test func answersBeforeTheNextLineComes() throws {
    let folder = try Self.folder()
    try folder.write(Self.page("t"), to: "page.json")
    let outcome = try GalleyProcess.run(
      """
      mkfifo in out
      galley render --batch --packs packs --no-starter <in >out &
      exec 3>in 4<out
      for turn in 1 2 3; do
        { cat page.json; echo; } >&3
        read -r answer <&4
        printf '%s\\n' "$answer" | cut -c 1-10
      done
      exec 3>&-
      wait $!
      """,
      in: folder
    )
    #expect(outcome.outputText == "{\"index\":1\n{\"index\":2\n{\"index\":3\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func signalsEndAllWorkers(signal: String) throws {
    let folder = try Self.folder()
    try folder.write(Self.page("t"), to: "page.json")
    let outcome = try GalleyProcess.run(
      """
      mkfifo in out
      (
        exec 3>in 4<out
        { cat page.json; echo; cat page.json; echo; } >&3
        read -r answer <&4
        cat /proc/$(cat program)/task/*/children >workers
        kill -\(signal) $(cat program)
      ) &
      sh -c 'echo $$ >program; exec "$GALLEY" render --batch --jobs 2 --packs packs --no-starter \
        <in >out'
      echo $?
      wait
      [ -s workers ] || echo "no workers"
      for worker in $(cat workers); do [ ! -e /proc/$worker ] || echo "$worker is left"; done
      """,
      in: folder
    )
    let numbers = ["INT": 130, "TERM": 143, "HUP": 129]
    #expect(outcome.outputText.hasSuffix("\(numbers[signal] ?? 0)\n"))
    #expect(outcome.outputText.split(separator: "\n").count == 1)
  }

  @Test func twoPagesAreNoBatchByThemselves() throws {
    let outcome = try GalleyProcess.run("galley render a.json b.json")
    #expect(outcome.status == 2)
    #expect(outcome.errorText.hasPrefix("galley: "))
  }

  struct Record: Decodable {
    struct Remark: Decodable { let message: String }
    let index: Int
    let file: String?
    let line: Int?
    let status: Int
    let output: String?
    let diagnostics: [Remark]?
  }

  private static func records(_ outcome: GalleyProcess.Outcome) throws -> [Record] {
    try outcome.output.split(separator: 0x0A).map {
      try JSONDecoder().decode(Record.self, from: Data($0))
    }
  }

  /// A folder with the packs `bad` and `good`.
  private static func folder() throws -> Scratch {
    let folder = try Scratch()
    let packs = folder.url.appendingPathComponent("packs")
    try FileManager.default.createDirectory(at: packs, withIntermediateDirectories: true)
    let pack = GalleyProcess.products.appendingPathComponent("libTestPackFaults.so")
    for name in ["bad.so", "good.so"] {
      try FileManager.default.copyItem(at: pack, to: packs.appendingPathComponent(name))
    }
    return folder
  }

  /// A page of a widget that may commit a fault, and a good one.
  private static func page(_ text: String, fault: String = "none") -> String {
    let bad = #"{"type":"bad","id":"b","data":{"text":"\#(text) drawn","fault":"\#(fault)"}}"#
    let good = #"{"type":"good","id":"g","data":{"text":"\#(text) after"}}"#
    return #"{"page":{"sections":[{"widgets":[\#(bad),\#(good)]}]}}"#
  }
}
