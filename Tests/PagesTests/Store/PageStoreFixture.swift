import JSONText
import Pages
import Testing

/// A page store over a scripted loader, for tests.
@MainActor struct PageStoreFixture {
  let loader: ScriptedLoader
  let store: PageStore<String>

  init(ignoresCancellation: Bool = false, states: WidgetStateStore = WidgetStateStore()) {
    loader = ScriptedLoader(ignoresCancellation: ignoresCancellation)
    store = PageStore(pageID: "p", loader: loader, registry: "starter", states: states)
  }

  /// A fixture whose page has been loaded.
  static func loaded(
    _ text: String = Answers.page("first"),
    ignoresCancellation: Bool = false
  ) async -> PageStoreFixture {
    let fixture = PageStoreFixture(ignoresCancellation: ignoresCancellation)
    fixture.store.loadInitial()
    await fixture.answer(0, with: text)
    return fixture
  }

  /// Answers a request once it has come, and waits until nothing is under way.
  func answer(_ number: Int, with text: String) async {
    await loader.requests(atLeast: number + 1)
    loader.release(number, with: text)
    await store.settled()
  }

  /// Lets a request fail once it has come, and waits until nothing is under way.
  func fail(_ number: Int, with message: String = "no luck") async {
    await loader.requests(atLeast: number + 1)
    loader.fail(number, with: PageLoadError(message))
    await store.settled()
  }

  /// The ids of the widgets on screen.
  var ids: [String] { store.page?.allWidgets.map(\.id) ?? [] }

  var findings: [String] {
    store.diagnostics.map { "\($0.kind.rawValue) \($0.path ?? "-")" }
  }
}

/// A page of widgets, for tests.
func pageText(_ widgets: String..., pagination: String = "{}") -> String {
  #"{"page":{"sections":[{"widgets":[\#(widgets.joined(separator: ","))]}],"#
    + #""pagination":\#(pagination)}}"#
}

/// Waits for something that other tasks bring about.
func eventually(_ condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}
