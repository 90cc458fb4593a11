import Testing

/// Pages of awkward names, and folders of them (public reports: C54 of awkward paths).
@Suite struct PageOperandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    var status: Int32 = 0
    var output = ""
    var error = ""
    var testDescription: String { script }
  }

  private static let packs =
    "--no-starter --pack teams/0-house.so --pack teams/atlas-cards.so --width 200"
  private static let odd = "\"$(printf 'a\\377\\n\\001b.json')\""

  @Test(arguments: [
    Row(
      script: "cp pages/shop.json ./-x.json; galley which \(packs) -- -x.json",
      output: "hero #season"
    ),
    Row(script: "cp pages/shop.json ./-x.json; galley which \(packs) -x.json", status: 2),
    Row(script: "galley which \(packs) - <pages/shop.json", output: "promo #offer"),
    Row(script: "galley which \(packs) /dev/stdin <pages/shop.json", output: "promo #offer"),
    Row(script: "galley which \(packs) - pages - <pages/shop.json", status: 2),
    Row(
      script:
        "mkdir -p 'my pages/ünï'; cp pages/*.json 'my pages/ünï'; galley which \(packs) 'my pages'",
      output: "\"my pages/ünï/shop.json\""
    ),
    Row(
      script: "cp pages/shop.json \(odd); galley which \(packs) pages \(odd)",
      output: "\"a\u{FFFD}\\n\\u{1}b.json\""
    ),
    Row(
      script:
        "mkdir d; cp pages/still.json d/b.json; cp pages/still.json d/B.json; echo >d/.x.json;"
        + " ln -s .. d/loop; galley which \(packs) d --format json",
      output: "{\"pages\":[{\"page\":\"d/B.json\","
    ),
    Row(
      script:
        "mkdir -p d/goldens d/answers; cp pages/still.json d/b.json; echo {} >d/answers/r.json;"
        + " echo '{\"skip\":[\"answers\"]}' >d/galley-test.json; echo '{\"steps\":[]}' >d/s.json;"
        + " echo {} >d/goldens/b.80.json; galley diff \(packs) d --width 20 --format json | sed 's/\"changes\".*,//'",
      output: "{\"pages\":[{\"page\":\"d/b.json\",\"changed\":false,\"changed\":0}\n"
    ),
    Row(
      script: "mkdir none; galley which \(packs) none",
      status: 2,
      error: "galley: none: no page in this folder; pages are files that end in .json\n"
    ),
    Row(
      script: "mkdir none; galley conflicts \(packs) none",
      status: 2,
      error: "galley: none: no page"
    ),
    Row(
      script: "galley conflicts \(packs) absent.json",
      status: 2,
      error: "galley: can't read absent"
    ),
    Row(
      script: "galley registry hero absent.json \(packs)",
      status: 2,
      error: "galley: can't read absent"
    ),
    Row(script: "galley registry hero \(packs) - <pages/shop.json", output: "found by drawing"),
  ])
  func names(_ row: Row) throws {
    let outcome = try Teams.run(row.script, in: Teams.copied())
    #expect(outcome.status == row.status, "\(outcome.errors)")
    #expect(outcome.output.contains(row.output), "\(outcome.output)")
    #expect(outcome.errors.hasPrefix(row.error))
    #expect(!outcome.output.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }
}
