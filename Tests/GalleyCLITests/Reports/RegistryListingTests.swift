import GalleyCLI
import PackHost
import Testing

@Suite struct RegistryListingTests {
  static let types = [
    TypeReport(
      name: "banner",
      claims: [
        .of(3, "com.acme.promo", because: "loaded last"),
        .of(1, "galley.starter", because: "shadowed by a pack loaded later"),
      ]
    ),
    TypeReport(name: "title_block", claims: [.of(1, "galley.starter", because: "alone")]),
  ]

  private func run(_ arguments: [String], _ packs: [PackReport] = []) throws -> ProgramRun {
    try ProgramRun(["registry"] + arguments, FakeSession(packs: packs, types: Self.types))
  }

  @Test func winnersAndWhatTheyShadow() throws {
    let run = try run([])
    #expect(run.status == .done)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        TYPE         DRAWN BY
        banner       com.acme.promo 1.3.0 (3)
                     loaded last; override declared
                     over galley.starter 1.1.0 (1): shadowed by a pack loaded later
        title_block  galley.starter 1.1.0 (1)

        """
    )
  }

  @Test func chainOfOneType() throws {
    let run = try run(["banner"])
    #expect(run.status == .done)
    #expect(
      run.output == """
        banner is drawn by com.acme.promo 1.3.0 (3)

        #  ROLE       PACK            VERSION
        3  draws      com.acme.promo  1.3.0
           loaded last; override declared
           packs/com.acme.promo.so
        1  base of 3  galley.starter  1.1.0
           shadowed by a pack loaded later
           packs/galley.starter.so

        what it reads isn't known: no pack has a sample of it, and no page given has one

        """
    )
  }

  @Test func unknownTypeSuggestsTheNearest() throws {
    let run = try run(["tittle_blok"])
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        galley: no pack draws 'tittle_blok'; did you mean 'title_block'?
        'galley registry' lists all types; --packs and --pack load more packs

        """
    )
  }

  @Test(arguments: [[], ["banner"], ["hologram"]])
  func refusedPacksAreTold(_ arguments: [String]) throws {
    let refused = PackReport.refused(2, "bad", "bad.so: not an ELF file")
    let run = try run(arguments, [refused])
    #expect(run.status == .packFault)
    #expect(run.errors.hasSuffix("galley: bad.so: not an ELF file\n"))
    #expect(run.output.isEmpty == (arguments == ["hologram"]))
  }

  static let claims = [
    #"{"name":"banner","claims":[{"order":3,"pack":"com.acme.promo","version":"1.3.0","#,
    #""file":"packs/com.acme.promo.so","reason":"loaded last","declared":true,"summary":""},"#,
    #"{"order":1,"pack":"galley.starter","version":"1.1.0","file":"packs/galley.starter.so","#,
    #""reason":"shadowed by a pack loaded later","declared":false,"summary":""}]}"#,
  ].joined()

  static let reads = [
    #","reads":{"fields":[],"state":[],"actions":[],"width":false,"documents":[]},"#,
    #""schema":{"type":"object"}}"#, "\n",
  ].joined()

  @Test func json() throws {
    let all = try run(["--format=json"])
    #expect(all.output.hasPrefix("{\"types\":[" + Self.claims + ",{\"name\":\"title_block\","))
    #expect(try run(["banner", "--format=json"]).output == Self.claims.dropLast() + Self.reads)
  }
}
