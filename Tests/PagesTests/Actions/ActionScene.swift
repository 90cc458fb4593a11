import JSONText
import Pages

/// A loaded page with a dispatcher, and what was shown around it.
@MainActor final class ActionScene {
  let fixture: PageStoreFixture
  private(set) var dispatcher: ActionDispatcher
  var log: [String] = []

  /// Makes a scene on a page that has been loaded.
  init(_ text: String = Answers.page("first"), ignoresCancellation: Bool = false) async {
    fixture = await .loaded(text, ignoresCancellation: ignoresCancellation)
    let log = SceneLog()
    dispatcher = ActionDispatcher(for: fixture.store) { log.note($0) }
    log.scene = self
  }

  /// An action that stands in no page.
  static func call(_ text: String) throws -> ActionCall {
    let document = try JSONDocument(parsing: Array(text.utf8))
    let action = try ActionNode.decode(at: .root, in: document)
    return ActionCall(action, in: document, path: "action")
  }

  /// The kinds of requests since the page was loaded.
  var requests: [String] { fixture.loader.requests.dropFirst().map(\.kind.name) }

  /// What was found, with its message.
  var findings: [String] {
    fixture.store.diagnostics.map { "\($0.kind.rawValue) \($0.path ?? "-"): \($0.message)" }
  }
}

/// Notes what is shown, once there is a scene to note it in.
@MainActor private final class SceneLog {
  weak var scene: ActionScene?

  func note(_ request: SessionRequest) {
    switch request {
    case .toast(let message, _): scene?.log.append("toast \(message)")
    case .dismiss: scene?.log.append("dismiss")
    case .open(let sheet):
      scene?.log.append("sheet \(sheet.id) \(sheet.header?.widgets.map(\.id) ?? [])")
    }
  }
}
