import Foundation
import PackTemplates
import Testing

/// What every language's folder has in common; that each builds and draws is for
/// `.ci/checks/54-new-packs`.
@Suite struct NewPackTests {
  private func pack(_ language: PackLanguage) throws -> NewPack {
    let name = try #require(PackName(Array("price-card".utf8)))
    var identity = PackIdentity(name)
    identity.id = "org.example.odd-id"
    identity.type = "odd_type"
    return NewPack(identity, in: language)
  }

  @Test(arguments: PackLanguage.allCases) func allNamesAreFilledIn(_ language: PackLanguage) throws
  {
    let pack = try pack(language)
    for file in pack.files {
      #expect(file.text.firstMatch(of: /@[A-Z]+@/) == nil, "\(file.path)")
      #expect(file.path.firstMatch(of: /@/) == nil)
      #expect(!file.text.contains("com.example"), "\(file.path)")
    }
    #expect(!pack.library.contains("@"))
  }

  @Test(arguments: PackLanguage.allCases) func filesAreWhole(_ language: PackLanguage) throws {
    let files = try pack(language).files
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files {
      #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
      #expect(!file.text.contains(" \n"), "\(file.path)")
      #expect(!file.path.hasPrefix("/") && !file.path.contains(".."))
      #expect(file.isProgram == file.text.hasPrefix("#!"))
      #expect(!file.purpose.isEmpty)
    }
  }

  @Test(arguments: PackLanguage.allCases)
  func typeAndIdStandInManifestAndPage(_ language: PackLanguage) throws {
    let pack = try pack(language)
    let sources = pack.files.filter { !["page.json", "README.md"].contains($0.path) }.map(\.text)
    #expect(sources.contains { $0.contains("org.example.odd-id") })
    #expect(sources.contains { $0.contains("odd_type") })
    let page = try #require(pack.files.first { $0.path == "page.json" })
    #expect(page.text.contains("\"odd_type\""))
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(page.text.utf8))
    }
  }

  @Test(arguments: PackLanguage.allCases)
  func readmeNamesEachFileAndTheCommands(_ language: PackLanguage) throws {
    let pack = try pack(language)
    let readme = try #require(pack.files.first { $0.path == "README.md" }).text
    #expect(readme.contains("\n\(pack.build)\n"))
    #expect(readme.contains("--pack \(pack.library)\n"))
    for file in pack.files where !["README.md", ".gitignore"].contains(file.path) {
      #expect(readme.contains("| `\(file.path)` |"), "\(file.path)")
    }
  }
}
