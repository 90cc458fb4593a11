import GalleyCLI
import PackHost
import Testing

@Suite struct PackListingTests {
  static let packs = [
    PackReport.loaded(
      1,
      "galley.starter",
      ["banner", "stepper_row", "title_block"],
      file: "/usr/lib/galley/libStarterWidgets.so",
      origin: "starter"
    ),
    PackReport.loaded(2, "com.acme.promo", ["banner"], file: "packs/promo.so"),
    PackReport.refused(3, "bad", "packs/bad.so: built for aarch64, this host is x86_64"),
    PackReport(
      order: 4,
      file: "packs/漢é.so",
      origin: "--pack",
      id: "漢é",
      version: "",
      status: .duplicate(of: 2),
      notes: ["the same file as packs/promo.so"]
    ),
  ]

  private func run(_ options: [String], _ packs: [PackReport] = packs) throws -> ProgramRun {
    try ProgramRun(["packs"] + options, FakeSession(packs: packs))
  }

  @Test func tableInLoadOrder() throws {
    let run = try run(["--width=80"])
    #expect(run.status == .packFault)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        #  PACK            VERSION  STATUS     TYPES  ORIGIN
        1  galley.starter  1.1.0    loaded         3  starter
           /usr/lib/galley/libStarterWidgets.so
           draws banner, stepper_row, title_block
        2  com.acme.promo  1.2.0    loaded         1  --packs packs
           packs/promo.so
           draws banner
        3  bad                      refused        0  --packs packs
           packs/bad.so
           packs/bad.so: built for aarch64, this host is x86_64
        4  漢é                      same as 2      0  --pack
           packs/漢é.so
           the same file as packs/promo.so

        """
    )
  }

  @Test func entriesStackWhereColumnsCannotFit() throws {
    #expect(
      try run(["--width=30"], [Self.packs[1], Self.packs[2]]).output == """
        #: 2
        PACK: com.acme.promo
        VERSION: 1.2.0
        STATUS: loaded
        TYPES: 1
        ORIGIN: --packs packs
        FILE: packs/promo.so
        draws banner

        #: 3
        PACK: bad
        STATUS: refused
        TYPES: 0
        ORIGIN: --packs packs
        FILE: packs/bad.so
        packs/bad.so: built for
         aarch64, this host is x86_64

        """
    )
  }

  @Test(arguments: [4, 10, 20, 40, 60, 80, 100, 200])
  func everyWidthKeepsEveryWord(_ width: Int) throws {
    let output = try run(["--width=\(width)"]).output
    for line in output.split(separator: "\n") {
      #expect(line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) } <= width)
    }
    let shown = counts(of: output)
    let words = Self.packs.flatMap { pack in
      [pack.id, pack.version, pack.origin, pack.file] + pack.notes + pack.types.map(\.name)
    }
    for (scalar, count) in counts(of: words.joined()) {
      #expect(shown[scalar, default: 0] >= count, "\(scalar)")
    }
  }

  @Test func headerAndRefusalsStandOut() throws {
    let run = try run(["--width=200", "--color=always"])
    #expect(run.output.hasPrefix("\u{1B}[1m#"))
    #expect(run.output.contains("\u{1B}[31mrefused"))
    #expect(try self.run(["--width=200", "--color=never"]).output.utf8.allSatisfy { $0 != 0x1B })
  }

  @Test func statusFollowsRefusals() throws {
    #expect(try run([], [Self.packs[0], Self.packs[1], Self.packs[3]]).status == .done)
    #expect(try run(["--format=json"]).status == .packFault)
  }

  @Test func nothingLoaded() throws {
    let run = try run([], [])
    #expect(run.status == .done)
    #expect(run.output == "no packs: --packs DIR and --pack FILE load some\n")
    #expect(try self.run(["--format=json"], []).output == "{\"packs\":[]}\n")
  }

  @Test func jsonOnOneLine() throws {
    let run = try run(["--format=json"], Array(Self.packs[1...]))
    let expected = [
      #"{"packs":[{"order":2,"id":"com.acme.promo","version":"1.2.0","status":"loaded","types":["#,
      #"{"name":"banner","summary":"draws banner","revision":1,"declared_override":false}],"#,
      #""origin":"--packs packs","file":"packs/promo.so","notes":[]},"#,
      #"{"order":3,"id":"bad","status":"refused","#,
      #""reason":"packs/bad.so: built for aarch64, this host is x86_64","types":[],"#,
      #""origin":"--packs packs","file":"packs/bad.so","notes":[]},"#,
      #"{"order":4,"id":"漢é","status":"duplicate","duplicate_of":2,"types":[],"origin":"--pack","#,
      #""file":"packs/漢é.so","notes":["the same file as packs/promo.so"]}]}"#,
    ]
    #expect(run.output == expected.joined() + "\n")
  }

  /// How often each character but blanks occurs; columns that wrap interleave words.
  private func counts(of text: String) -> [Unicode.Scalar: Int] {
    let marks = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    return Dictionary(marks.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
