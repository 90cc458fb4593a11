internal import JSONText
package import Platform

/// What a folder's `galley-test.json` says of its pages and goldens.
package struct GoldenSettings: Equatable, Sendable {
  /// The name of the file.
  package static let fileName: FilePath = "galley-test.json"

  /// The widths that a page can have.
  static let widthRange: ClosedRange<Int64> = 1...10_000

  /// The folder of the pages, in the folder of the settings.
  package var pages: FilePath = "."
  /// The folder of the goldens.
  package var goldens: FilePath = "goldens"
  /// Files and folders below the folder of the pages that hold no pages, but what scenarios answer.
  package var skipped: [FilePath] = []
  /// The widths at which each page is rendered.
  package var widths = [80]
  /// What is kept of each page.
  package var formats: [GoldenFormat] = [.plain, .styles, .diagnostics]
  /// Whether marks keep to ASCII.
  package var isASCII = false
  /// Whether warnings make a page's status 1.
  package var isStrict = false

  /// The settings of a folder without a file.
  package init() {}

  /// Reads a file's content.
  ///
  /// - Throws: `ProofError` that says what was expected and where.
  package init(_ bytes: [UInt8], of file: FilePath) throws(ProofError) {
    self.init()
    let document: JSONDocument
    do throws(JSONError) { document = try JSONDocument(parsing: bytes) } catch {
      throw .settings(file, "line \(error.line), column \(error.column): \(error.message)")
    }
    guard document.kind(.root) == .object else { throw .settings(file, "expected an object") }
    for member in document.members(of: .root) {
      let name = document.string(member.key) ?? ""
      if let fault = set(name, member.value, document) {
        throw .settings(file, "line \(document.position(member.key).line): \(fault)")
      }
    }
  }

  /// Takes a member; what is wrong with it, if anything.
  private mutating func set(_ name: String, _ node: JSONNode, _ document: JSONDocument) -> String? {
    switch name {
    case "pages": return setFolder(\.pages, name, node, document)
    case "goldens": return setFolder(\.goldens, name, node, document)
    case "skip":
      let names = document.children(of: node).compactMap { document.string($0) }
      skipped = names.map { FilePath($0) }
      let isRight = names.count == document.count(node) && document.kind(node) == .array
      return isRight ? nil : "\"skip\" takes a list of paths below the folder of the pages"
    case "widths":
      let numbers = document.children(of: node).compactMap { document.int64($0) }
      widths = numbers.filter(Self.widthRange.contains).map(Int.init)
      let isRight = widths.count == document.count(node) && Set(widths).count == widths.count
      return isRight && !widths.isEmpty ? nil : "\"widths\" takes different numbers from 1 to 10000"
    case "formats":
      let names = document.children(of: node).map { document.string($0) ?? "" }
      formats = names.compactMap(GoldenFormat.init)
      let isRight = formats.count == names.count && Set(formats).count == names.count
      let all = GoldenFormat.allCases.map(\.rawValue).joined(separator: ", ")
      return isRight && !names.isEmpty ? nil : "\"formats\" takes different ones of \(all)"
    case "ascii": return setFlag(\.isASCII, name, node, document)
    case "strict": return setFlag(\.isStrict, name, node, document)
    default:
      return "\(JSONWriter.quoted(name)) is no setting: there are pages, goldens, skip, widths, "
        + "formats, ascii and strict"
    }
  }

  private mutating func setFolder(
    _ path: WritableKeyPath<GoldenSettings, FilePath>,
    _ name: String,
    _ node: JSONNode,
    _ document: JSONDocument
  ) -> String? {
    guard let text = document.string(node), !text.isEmpty, !text.hasPrefix("/") else {
      return "\"\(name)\" takes a folder relative to this file"
    }
    let folder = FilePath(text)
    if path == \.goldens, folder.split(at: UInt8(ascii: "/")).contains("..") {
      return "\"goldens\" takes a folder below this file's, so that no two pages have one golden"
    }
    self[keyPath: path] = folder
    return nil
  }

  private mutating func setFlag(
    _ path: WritableKeyPath<GoldenSettings, Bool>,
    _ name: String,
    _ node: JSONNode,
    _ document: JSONDocument
  ) -> String? {
    guard let value = document.boolean(node) else { return "\"\(name)\" takes true or false" }
    self[keyPath: path] = value
    return nil
  }
}
