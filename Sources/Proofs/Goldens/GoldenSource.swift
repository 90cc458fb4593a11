internal import PackHost
internal import Platform
internal import Playback

/// A page or a scenario that was read.
struct GoldenSource {
  private enum Content {
    case page([UInt8])
    case scenario(Scenario)
    case unreadable(String)
  }

  let page: GoldenPage
  private let content: Content

  /// Reads a page's file.
  init(reading page: GoldenPage) {
    self.page = page
    do throws(FileError) {
      let bytes = try FileReader.contents(of: page.file)
      content = page.kind == .page ? .page(bytes) : Self.scenario(bytes, of: page.file)
    } catch {
      content = .unreadable(FileErrorText(error).description)
    }
  }

  private static func scenario(_ bytes: [UInt8], of file: FilePath) -> Content {
    do throws(ScenarioError) {
      return .scenario(try ScenarioReader.read(bytes, in: file.parent))
    } catch {
      return .unreadable("\(file.printable):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// Why there is nothing to be drawn; nil: there is.
  var fault: String? {
    if case .unreadable(let fault) = content { fault } else { nil }
  }

  /// What is to be rendered for a page's goldens; nothing for a scenario.
  var requests: [RenderRequest] {
    guard case .page(let document) = content else { return [] }
    return page.renderings.map { page.request($0, document: document) }
  }

  /// What it gives, by the responses to its requests.
  func yields(
    _ responses: some Sequence<RenderResponse>,
    _ session: inout any LivePackSession
  ) -> [GoldenYield] {
    let isStrict = page.folder.settings.isStrict
    guard case .scenario(let scenario) = content else {
      return responses.map { GoldenYield($0, isStrict: isStrict) }
    }
    return page.renderings.map { rendering in
      let run = ScenarioRun(
        scenario,
        named: page.file.lastName.printable,
        packs: session,
        settings: page.settings(rendering, of: scenario),
        format: rendering.format
      )
      return GoldenYield(run, isStrict: isStrict)
    }
  }

  /// What it gives now.
  func yields(_ session: inout any LivePackSession) -> [GoldenYield] {
    yields(requests.map { session.render($0) }, &session)
  }
}
