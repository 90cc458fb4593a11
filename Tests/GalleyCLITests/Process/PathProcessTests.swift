import Foundation
import Testing

/// Documents and packs under awkward paths.
@Suite struct PathProcessTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    var testDescription: String { script }
  }

  @Test(arguments: [
    Row(script: "galley render --no-starter -- -x.json"),
    Row(script: "galley render --no-starter ./-x.json"),
    Row(script: "galley render --no-starter \"$(printf 'a\\377b')\""),
    Row(script: "galley render --no-starter 'new\nline'"),
    Row(script: "galley render --no-starter '~'"),
    Row(script: "galley render --no-starter 'sp ace \"é'"),
    Row(script: "cd deep && galley render --no-starter ../page.json"),
    Row(script: "galley render --no-starter \"$(printf './%.0s' $(seq 1990))page.json\""),
    Row(script: "galley render --no-starter /dev/stdin <page.json"),
    Row(script: "galley render --no-starter - <page.json"),
    Row(script: "cat page.json | galley render - --no-starter"),
    Row(script: "mkfifo pipe; cat page.json >pipe & galley render pipe --no-starter"),
    Row(script: "galley render --no-starter page.json 3<&- <&-"),
  ])
  func readableDocuments(_ row: Row) throws {
    let folder = try awkwardFolder()
    let outcome = try GalleyProcess.run(row.script, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.outputText.contains("hologram"))
    #expect(outcome.errorText.contains("unknownType"))
    #expect(outcome.errors.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    #expect(outcome.errors.filter { $0 == 0x0A }.count == 1)
  }

  @Test(arguments: [
    Row(script: "galley diff --no-starter --base . -- -x.json"),
    Row(script: "galley diff --no-starter --base . \"$(printf 'a\\377b')\""),
    Row(script: "galley diff --no-starter --base . 'new\nline'"),
    Row(script: "cd deep && galley diff --no-starter --base . ../page.json"),
    Row(script: "galley bisect --no-starter 'new\nline'"),
    Row(script: "galley bisect --no-starter '~' ; [ $? = 1 ]"),
    Row(script: "galley bisect --no-starter - <page.json"),
    Row(script: "galley minimize --no-starter -- -x.json >/dev/null"),
    Row(script: "galley minimize --no-starter 'sp ace \"é' >/dev/null"),
    Row(script: "galley minimize --no-starter \"$(printf 'a\\377b')\" >/dev/null"),
    Row(script: "galley minimize --no-starter - <page.json >/dev/null"),
    Row(script: "galley minimize --no-starter --output 'new\nline' page.json"),
    Row(script: "galley test --no-starter ./-x.json"),
    Row(script: "galley test --no-starter -- -x.json"),
    Row(script: "galley which --no-starter 'new\nline'"),
  ])
  func otherCommandsTakeTheSamePaths(_ row: Row) throws {
    let outcome = try GalleyProcess.run(row.script, in: try awkwardFolder())
    #expect(outcome.status <= 1)
    #expect(!outcome.errorText.contains("does not exist"))
    let said = outcome.errors + outcome.output
    #expect(said.allSatisfy { $0 >= 0x20 || $0 == 0x0A } && !said.isEmpty)
  }

  struct Unreadable: Sendable, CustomTestStringConvertible {
    let script: String
    let reason: String
    var testDescription: String { script }
  }

  @Test(arguments: [
    Unreadable(script: "galley render deep", reason: "deep: it is a directory"),
    Unreadable(script: "galley render absent.json", reason: "absent.json: it does not exist"),
    Unreadable(script: "galley render ''", reason: "it does not exist"),
    Unreadable(script: "galley render page.json/", reason: "a part of the path is not a directory"),
    Unreadable(script: "galley render dangling", reason: "it is a symbolic link to nowhere"),
    Unreadable(script: "galley render loop", reason: "too many symbolic links"),
    Unreadable(
      script: "galley render \"$(printf 'n%.0s' $(seq 300))\"",
      reason: "the name is too long"
    ),
    Unreadable(script: "galley render --state absent page.json", reason: "absent: it does not"),
    Unreadable(
      script: "galley render \"$(printf '\\033[31m\\nx\\377')\"",
      reason: "\"\\u{1B}[31m\\nx\u{FFFD}\": it does not exist"
    ),
  ])
  func unreadableDocuments(_ row: Unreadable) throws {
    let outcome = try GalleyProcess.run(row.script, in: try awkwardFolder())
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText.hasPrefix("galley: can't read "))
    #expect(outcome.errorText.contains(row.reason))
  }

  @Test func stateThatIsNoJSON() throws {
    let folder = try awkwardFolder()
    try folder.write("{\"a\": ]", to: "state")
    let outcome = try GalleyProcess.run("galley render --state state page.json", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errorText.hasPrefix("galley: state:1:7: invalid state: expected a value"))
  }

  @Test(arguments: [
    Row(script: "galley registry banner --no-starter --packs 'my packs/ünï'"),
    Row(script: "cd 'my packs' && galley registry banner --no-starter --packs ünï"),
    Row(script: "galley registry banner --no-starter --packs=\"$(printf 'x\\377')\""),
    Row(script: "galley registry banner --no-starter --packs -dash"),
    Row(script: "galley registry banner --no-starter --pack '-dash/new\nline.so'"),
    Row(script: "GALLEY_PACK_PATH='-dash:my packs/ünï' galley registry banner --no-starter"),
  ])
  func packsUnderAwkwardPaths(_ row: Row) throws {
    let folder = try Scratch()
    let made = try GalleyProcess.run(
      """
      umask 022
      pack="$(dirname "$GALLEY")/libStarterWidgets.so"
      for folder in 'my packs/ünï' "$(printf 'x\\377')" ./-dash; do
        mkdir -p "$folder" && cp "$pack" "$folder/new
      line.so" || exit 1
      done
      """,
      in: folder
    )
    try #require(made.status == 0)
    let outcome = try GalleyProcess.run(row.script, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.outputText.hasPrefix("banner is drawn by "))
    #expect(outcome.outputText.contains("new\\nline.so"))
  }

  /// A folder with a page under names that shells and programs trip over.
  private func awkwardFolder() throws -> Scratch {
    let folder = try Scratch()
    try folder.write(Pages.unknown, to: "page.json")
    let made = try GalleyProcess.run(
      """
      mkdir deep
      ln -s nowhere dangling
      ln -s loop loop
      for name in ./-x.json "$(printf 'a\\377b')" 'new
      line' '~' 'sp ace "é'; do cp page.json "$name" || exit 1; done
      """,
      in: folder
    )
    try #require(made.status == 0)
    return folder
  }
}
