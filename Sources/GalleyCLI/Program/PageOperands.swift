internal import PackHost
internal import Pages
internal import Platform
internal import Proofs

/// The pages that a command line names: files, and folders of them.
enum PageOperands {
  /// A page document and its name.
  struct Document {
    let file: FilePath
    let bytes: [UInt8]
  }

  /// The files of some operands; a folder stands for all pages in it and below, bytewise.
  ///
  /// - Throws: which folder can't be read, or has no page in it.
  static func expand(_ operands: [FilePath]) throws(CommandError) -> [FilePath] {
    var files: [FilePath] = []
    for operand in operands {
      if operand != "-", (try? FileFacts(of: operand))?.type == .directory {
        let pages = try pages(in: operand)
        if pages.isEmpty { throw .noPages(operand) }
        files += pages
      } else {
        files.append(operand)
      }
    }
    return files
  }

  private static func pages(in folder: FilePath) throws(CommandError) -> [FilePath] {
    do throws(ProofError) { return try PageFiles.all(in: folder) } catch { throw .proof(error) }
  }

  /// The documents of some files.
  ///
  /// - Throws: which file can't be read.
  static func read(_ files: [FilePath]) throws(CommandError) -> [Document] {
    var documents: [Document] = []
    for file in files { documents.append(Document(file: file, bytes: try InputFile.read(file))) }
    return documents
  }
}

extension PageOperands.Document {
  /// A drawn page.
  struct Drawn {
    let trace: PageTrace
    let diagnostics: [Diagnostic]
    let hasPackFault: Bool
  }

  /// Draws the page and says who drew what.
  ///
  /// - Throws: why the document isn't a page.
  func trace(
    _ session: inout any PackSession,
    width: Int?
  ) throws(CommandError) -> Drawn {
    var request = RenderRequest(document: bytes)
    request.width = width ?? 80
    request.isTraced = true
    let response = session.render(request)
    if let failure = response.failure { throw .page(file, failure) }
    return Drawn(
      trace: response.trace ?? PageTrace(),
      diagnostics: response.diagnostics,
      hasPackFault: response.hasPackFault
    )
  }
}
