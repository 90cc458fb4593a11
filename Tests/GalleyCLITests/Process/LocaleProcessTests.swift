import Testing

/// The locale steers nothing.
@Suite struct LocaleProcessTests {
  static let locales: [[String: String]] = [
    [:], ["LANG": "C"], ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LANG": "C.UTF-8"],
    ["LC_ALL": "C.UTF-8"], ["LC_ALL": "xx_XX.UTF-8"], ["LC_NUMERIC": "de_DE"],
    ["LC_ALL": "tr_TR.UTF-8"],
  ]

  @Test(arguments: [
    "galley render page.json", "galley render page.json --format html", "galley render bad.json",
    "galley registry", "galley packs --format json", "galley render absent.json",
    "galley diff page.json --without galley.starter", "galley minimize page.json",
    "galley test page.json", "galley bisect page.json --by output", "galley which page.json",
    "galley conflicts page.json",
  ])
  func outputIsTheSameInEveryLocale(_ script: String) throws {
    let folder = try Scratch()
    try folder.write(
      """
      {"page": {"sections": [{"widgets": [
        {"type": "card", "data": {"items": [
          {"type": "text_block", "data": {"text": "Füße 漢字 👩‍👩‍👧 9.5"}},
          {"type": "progress", "data": {"label": "Half", "value": 0.5}}]}},
        {"type": "hologram"}]}]}}
      """,
      to: "page.json"
    )
    try folder.write("{\"page\": [1.5", to: "bad.json")
    let first = try GalleyProcess.run(script, in: folder)
    for locale in Self.locales {
      let outcome = try GalleyProcess.run(script, in: folder, environment: locale)
      #expect(outcome.status == first.status)
      #expect(outcome.output == first.output)
      #expect(outcome.errors == first.errors)
    }
  }
}
