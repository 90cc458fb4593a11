import PackHost
import Pages
import Platform
import Testing
import TextLayout

@Suite struct GoldenTests {
  static let names = ["widgets", "arrangements", "diagnostics", "scenes"].flatMap { folder in
    (try? Repository.documents(in: Repository.pages.appending(FilePath(folder)))) ?? []
  }

  @Test(arguments: names, [40, 80, 120])
  func pagesLookAsRecorded(name: String, width: Int) throws {
    let session = try #require(StarterSession.shared)
    let response = try session.render(page: name, width: width)
    try Golden(name: "\(name).\(width).txt").expect(response.output)
  }

  @Test(arguments: names, [40, 80, 120])
  func pagesLookAsRecordedInColour(name: String, width: Int) throws {
    let session = try #require(StarterSession.shared)
    let response = try session.render(page: name, width: width, format: .ansi(.full))
    try Golden(name: "\(name).\(width).ansi").expect(response.output)
  }

  @Test(arguments: names)
  func diagnosticsAreAsRecorded(name: String) throws {
    let session = try #require(StarterSession.shared)
    let response = try session.render(page: name)
    let lines = DiagnosticJSON.lines(response.diagnostics)
    try Golden(name: "\(name).diagnostics").expect(lines)
  }

  @Test(arguments: names)
  func colourChangesNoText(name: String) throws {
    let session = try #require(StarterSession.shared)
    let plain = try session.render(page: name).output
    let ansi = try session.render(page: name, format: .ansi(.full)).output
    #expect(Escapes.stripped(ansi) == plain)
  }

  @Test(arguments: names)
  func asciiMarksKeepTheWidth(name: String) throws {
    let session = try #require(StarterSession.shared)
    let plain = try session.render(page: name, width: 40, isASCII: true).output
    let text = String(decoding: plain, as: UTF8.self)
    let ours = "─│┌┐└┘╭╮╰╯┆╌━┃█░▸▾›‹•…"
    let page = try FileReader.contents(
      of: Repository.pages.appending(FilePath("\(name).json"))
    )
    let document = String(decoding: page, as: UTF8.self)
    for mark in ours where !document.contains(mark) {
      #expect(!text.contains(mark), "\(mark) in \(name)")
    }
  }

  @Test func everyPageHasGoldensAndEveryGoldenAPage() throws {
    #expect(GoldenTests.names.count > 35)
    for folder in ["widgets", "arrangements", "diagnostics", "scenes"] {
      let recorded = try DirectoryListing.names(
        in: Repository.goldens.appending(FilePath(folder))
      )
      let pages = Set(recorded.map { "\(folder)/\($0.printable.prefix { $0 != "." })" })
      #expect(pages == Set(GoldenTests.names.filter { $0.hasPrefix("\(folder)/") }))
    }
  }
}
