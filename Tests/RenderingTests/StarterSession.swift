import PackFiles
import PackHost
import Pages
import Platform

/// Pages drawn by the starter pack and others, in the test's own process.
enum StarterSession {
  /// A session with the starter pack alone, shared by all tests: a pack is loaded once.
  static let shared = try? open([])

  /// A session with the starter pack and others after it, by the names of their products.
  static func open(_ packs: [String]) throws -> InProcessSession {
    let files = packs.map { Repository.products.appending(FilePath("lib\($0).so")) }
    return try InProcessSession.open(
      PackSearch(
        starter: Repository.products.appending("libStarterWidgets.so"),
        files: files,
        allowsWritableByOthers: true
      )
    )
  }
}

extension InProcessSession {
  /// Renders a document of the fixtures.
  func render(
    page name: String,
    width: Int = 80,
    format: OutputFormat = .plain,
    isASCII: Bool = false
  ) throws -> RenderResponse {
    let file = Repository.pages.appending(FilePath("\(name).json"))
    var request = RenderRequest(document: try FileReader.contents(of: file))
    request.width = width
    request.format = format
    request.isASCII = isASCII
    return render(request)
  }
}
