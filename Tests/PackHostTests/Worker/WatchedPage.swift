import PackFiles
import Pages
import Platform
import TestSupport
import Widgets

@testable import PackHost

/// A page shown by the built `galley` as a worker of these tests, with packs that commit faults.
final class WatchedPage {
  let session: WatchedSession
  var scene: PageScene
  private let scratch = TestSupport.Scratch()
  /// The workers so far, by number.
  private(set) var workers: Set<Int32> = []

  /// Opens a session with copies of the faulty pack, and shows a page.
  init(
    _ page: String,
    packs: [String] = ["bad.so", "good.so"],
    limits: WatchLimits = WatchLimits(call: .seconds(60))
  ) throws {
    let folder = scratch.folder("packs")
    let bytes = try FileReader.contents(of: PackFixtures.product("TestPackFaults"))
    for name in packs { _ = try scratch.file(FilePath("packs/\(name)"), bytes: bytes) }
    session = try WatchedSession.open(
      PackSearch(directories: [folder], allowsWritableByOthers: true),
      limits: limits,
      program: (ThisProcess.executable ?? "").parent.appending("galley")
    )
    let decoded = try PageDecoder.decode(Array(page.utf8))
    scene = PageScene(PageContent(decoded.page))
    show()
  }

  /// Shows the page with its state as it is now.
  @discardableResult
  func show() -> FrameChange {
    defer { noteWorker() }
    return session.show(scene, on: .page)
  }

  /// Sends an event, and commits what it sets.
  func send(_ event: PageEvent) -> EventAnswer {
    noteWorker()
    let answer = session.send(event, to: scene, on: .page)
    noteWorker()
    scene.states.commit(answer.writes)
    return answer
  }

  /// The page as plain text.
  var text: String {
    String(decoding: session.output(OutputRequest(), of: .page), as: UTF8.self)
  }

  private func noteWorker() {
    if let number = session.workerIdentifier { workers.insert(number) }
  }
}
