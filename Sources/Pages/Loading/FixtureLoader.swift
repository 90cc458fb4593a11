internal import JSONText

/// Loads from a folder of files, whose names say what they answer.
///
/// | request | files tried, in order |
/// |---|---|
/// | `initial` | `PAGE.json` |
/// | `refresh` | `PAGE.refresh.json`, `PAGE.json` |
/// | `next_page` | `PAGE.next-POSTBACK.json`, `PAGE.next.json` |
/// | `action` | `PAGE.action-ENDPOINT.json`, `PAGE.action.json` |
///
/// In names, every byte but ASCII letters, digits, `_` and `-` is written as `%` and two hexadecimal
/// digits, so no page can leave the folder. A postback is written as it stands in the document, and
/// a string without its quotes.
package struct FixtureLoader: PageLoader {
  /// Reads a file of the folder; nil where there is none.
  package typealias Read = @Sendable (_ name: String) throws -> [UInt8]?

  private let read: Read

  /// Makes a loader over a folder.
  package init(_ read: @escaping Read) {
    self.read = read
  }

  @concurrent package func loadPage(_ request: PageRequest) async throws -> [UInt8] {
    let names = Self.names(for: request)
    for name in names {
      if let bytes = try read(name) { return bytes }
    }
    let list = names.joined(separator: " nor ")
    throw PageLoadError("no fixture answers \(request.kind.name): found neither \(list)")
  }

  /// The names of the files that can answer a request, the best one first.
  package static func names(for request: PageRequest) -> [String] {
    let page = escaped(request.pageID.utf8)
    switch request.kind {
    case .initial: return ["\(page).json"]
    case .refresh: return ["\(page).refresh.json", "\(page).json"]
    case .nextPage(let postback):
      return ["\(page).next-\(escaped(bare(postback))).json", "\(page).next.json"]
    case .action(let payload):
      let special = payload.endpoint.map { ["\(page).action-\(escaped($0.utf8)).json"] } ?? []
      return special + ["\(page).action.json"]
    }
  }

  private static func bare(_ postback: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument(parsing: postback) else { return postback }
    return document.string(.root).map { Array($0.utf8) } ?? postback
  }

  private static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    var name = ""
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x5f:
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        name += (byte < 16 ? "%0" : "%") + digits
      }
    }
    return name
  }
}
