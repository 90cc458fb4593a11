import Foundation
import Testing

/// `galley new` as a shell sees it; that what it makes builds and draws is for
/// `.ci/checks/54-new-packs`.
@Suite struct NewProcessTests {
  @Test func makesAFolderAndSaysWhatIsNext() throws {
    let folder = try Scratch()
    let outcome = try GalleyProcess.run("galley new price-card --lang c", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.outputText == """
        made price-card, a pack in C that draws price_card

          cd price-card
          make
          galley render page.json --pack build/price-card.so

        """
    )
    let listing = try GalleyProcess.run("ls; cd price-card; ls -A; test -x ci", in: folder)
    #expect(listing.status == 0)
    let names = [
      "price-card", ".gitignore", "Makefile", "README.md", "ci", "golden.txt", "page.json", "src",
    ]
    #expect(listing.outputText.split(separator: "\n").map(String.init) == names)
  }

  @Test func namesArePutWhereTheyBelong() throws {
    let folder = try Scratch()
    let outcome = try GalleyProcess.run(
      """
      mkdir packs
      galley new price-card --lang=c --directory packs --id org.example.x --type y --format json
      """,
      in: folder
    )
    #expect(outcome.status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output))
    let members = try #require(json as? [String: Any])
    #expect(members["folder"] as? String == "packs/price-card")
    #expect(members["language"] as? String == "c")
    #expect(members["id"] as? String == "org.example.x")
    #expect(members["type"] as? String == "y")
    #expect(members["build"] as? String == "make")
    #expect(members["library"] as? String == "build/price-card.so")
    let files = try #require(members["files"] as? [String])
    #expect(files.contains("src/checklist.c"))
    for file in files {
      #expect(try !folder.read("packs/price-card/\(file)").isEmpty, "\(file)")
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    let errors: String
    var testDescription: String { script }
  }

  private static let names =
    "small letters, digits and single hyphens, a letter first and at most 64 in all, such as"
    + " price-card"

  @Test(arguments: [
    Row(
      script: "mkdir price-card; galley new price-card --lang c",
      errors: "can't make price-card: it exists already\n"
        + "choose another NAME, or another place: --directory=DIR\n"
    ),
    Row(
      script: "galley new price-card --lang c --directory none",
      errors: "can't make none/price-card: it does not exist; check the name\n"
        + "choose another NAME, or another place: --directory=DIR\n"
    ),
    Row(
      script: "galley new price-card",
      errors: "option '--lang' is missing: --lang=\(languages)\ntry 'galley new --help'\n"
    ),
    Row(script: "galley new --lang c", errors: "NAME is missing\ntry 'galley new --help'\n"),
    Row(
      script: "galley new 'Price Card' --lang c",
      errors: "NAME: expected \(names), found \"Price Card\"; did you mean 'price-card'?\n"
        + "try 'galley new --help'\n"
    ),
    Row(
      script: "galley new x --lang c --type Y",
      errors: "option '--type': expected small letters, digits and single underscores, a letter"
        + " first and at most 64 in all, such as price_card, found 'Y'\ntry 'galley new --help'\n"
    ),
    Row(
      script: "galley new x --lang c --id y",
      errors: "option '--id': expected a domain name backwards, in small letters, digits and"
        + " hyphens, such as com.example.price-card, found 'y'\ntry 'galley new --help'\n"
    ),
    Row(
      script: "galley new x y --lang c",
      errors: "unexpected argument 'y'\ntry 'galley new --help'\n"
    ),
  ])
  func whatCannotBeMadeIsSaid(_ row: Row) throws {
    let folder = try Scratch()
    let outcome = try GalleyProcess.run(row.script, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText == "galley: " + row.errors)
    let left = try GalleyProcess.run("ls -A", in: folder)
    #expect(left.outputText == (row.script.hasPrefix("mkdir") ? "price-card\n" : ""))
  }

  private static let languages = "c|cpp|swift|rust"
}
