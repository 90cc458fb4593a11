import JSONText
import Pages
import Synchronization
import TextLayout
import Widgets

/// A shown page with renderers of a test's making, each of whose calls is counted.
final class LiveFixture: Sendable {
  private let calls = Mutex<[String]>([])

  /// The widgets whose renderers were called since this was asked last.
  func takeCalls() -> [String] {
    calls.withLock { calls in
      defer { calls = [] }
      return calls
    }
  }

  private func note(_ context: RenderContext) {
    calls.withLock { $0.append(context.frame?.widget.id ?? "") }
  }

  private func registration(
    _ type: String,
    answer: (@Sendable (WidgetEvent, RenderContext) -> RenderStatus)? = nil,
    size: (@Sendable (RenderContext, Int) -> WidgetSize?)? = nil,
    _ draw: @escaping @Sendable (RenderContext) -> RenderStatus
  ) -> Registration {
    let renderer = ClosureRenderer(answering: answer, telling: size) { [self] context in
      note(context)
      return draw(context)
    }
    return Registration(type: TypeName(type), renderer: renderer)
  }

  /// The renderers: `counter` shows its count, `wide` its width, `flaky` fails at odd counts, `told`
  /// says that it is as high as its count, `card` draws its `items`, and `frame` too, after their
  /// sizes; an override of `counter` from a second pack, `decorated`, types a line before its base.
  var registry: WidgetRegistry {
    get throws {
      var registry = WidgetRegistry()
      try registry.add(
        Pack(order: 1, id: "pack"),
        [
          registration("counter", answer: LiveFixture.count) { context in
            context.beginRegion(action: nil, event: "add", label: LiveFixture.label.span)
            context.flow.run("\(context.id) \(context.count)")
            context.endRegion()
            context.flow.newline()
            return .done
          },
          registration("wide") { context in
            context.record(.width)
            context.flow.run("\(context.flow.availableWidth) cells")
            return .done
          },
          registration("flaky") { context in
            context.flow.run("even \(context.count)")
            return context.count.isMultiple(of: 2) ? .done : .malformed
          },
          registration("tall") { context in
            for line in 0..<max(context.count, 1) { context.flow.run("line \(line)\n") }
            return .done
          },
          registration("told", size: LiveFixture.tellSize) { context in
            context.flow.run("drawn\n")
            return .done
          },
          registration("decorated") { context in
            context.flow.run("count \(context.count)\n")
            return .done
          },
          registration("card") { context in
            context.flow.beginBox(Box(border: Border(.line)), title: context.id)
            for item in context.items { context.drawChild(at: item, in: nil) }
            context.flow.endBox()
            return .done
          },
          registration("frame") { context in
            for item in context.items {
              let size = context.sizeOfChild(at: item, width: 20)
              context.flow.run("\(size?.height ?? -1) high\n")
              context.drawChild(at: item, in: Box(padding: Insets(left: 2)))
            }
            return .done
          },
        ]
      )
      try registry.add(
        Pack(order: 2, id: "decorator"),
        [
          registration("decorated") { context in
            context.flow.run("above\n")
            return context.drawBase() ?? .done
          }
        ]
      )
      return registry
    }
  }

  private static let label = Array("Add".utf8)

  private static func tellSize(_ context: RenderContext, _ width: Int) -> WidgetSize? {
    WidgetSize(minWidth: 1, width: width, height: context.count)
  }

  private static func count(_ event: WidgetEvent, _ context: RenderContext) -> RenderStatus {
    if event.name == "refuse" { return .failed(-2) }
    _ = context.state("step")
    context.setState("other", to: .boolean(true))
    context.setState("count", to: .integer(Int64(context.count + 1)))
    return .done
  }
}

extension RenderContext {
  fileprivate var id: String { frame?.widget.id ?? "" }

  fileprivate var count: Int {
    if case .integer(let count) = state("count") { Int(count) } else { 0 }
  }

  fileprivate var items: [JSONNode] {
    guard let widget = frame?.widget, let data = widget.data,
      let items = widget.document.member(data, "items")
    else { return [] }
    return Array(widget.document.children(of: items))
  }
}

/// A live page, and the same page drawn at once.
struct LivePair {
  let fixture = LiveFixture()
  let page: LivePage
  var scene: PageScene
  /// The lines that a reader of the changes has.
  private(set) var lines: [String] = []

  init(_ document: String) throws {
    page = LivePage(try fixture.registry)
    scene = PageScene(
      PageContent(try PageDecoder.decode(Array(document.utf8)).page),
      view: PageView(width: 40)
    )
    show()
  }

  /// Shows the scene, and takes in what has changed.
  @discardableResult
  mutating func show() -> FrameChange {
    let change = page.show(scene)
    let now = text
    for replaced in change.replaced.reversed() {
      lines.replaceSubrange(replaced.old, with: now[replaced.new])
    }
    return change
  }

  /// Counts up, and shows what comes of it.
  mutating func count(_ widget: String) -> FrameChange {
    let old = scene.states.value(of: "count", in: widget)
    var count: Int64 = 0
    if case .integer(let number) = old { count = number }
    scene.states.set("count", in: widget, to: .integer(count + 1))
    _ = fixture.takeCalls()
    return show()
  }

  /// The lines as they are shown.
  var text: [String] { page.drawn().map { LivePair.lines($0.text) } ?? [] }

  /// The lines of the same scene drawn at once.
  var whole: [String] {
    get throws {
      var options = RenderOptions()
      options.width = scene.view.width
      let flow = TextFlow(width: options.width)
      let context = RenderContext(
        registry: try LiveFixture().registry,
        states: scene.states,
        flow: flow,
        options: options
      )
      PageRenderer(scene.content.page, in: context).draw()
      return LivePair.lines(flow.finish())
    }
  }

  private static func lines(_ page: TextPage) -> [String] {
    var output: [UInt8] = []
    PlainBackend.write(page, to: &output)
    return String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

extension LivePair {
  /// A change of the page.
  enum Change {
    case append
    case replace(String)
  }

  /// Changes the page.
  mutating func mutate(_ change: Change, _ text: String) throws {
    let document = try JSONDocument(parsing: Array(text.utf8))
    let part = DocumentPart(document: document, node: .root, path: "mutation")
    let mutation =
      switch change {
      case .append: PageMutation.appendSections(part)
      case .replace(let id): PageMutation.replaceWidget(id: id, part)
      }
    let draft = MutationDraft(of: [mutation], to: scene.content.page)
    if let page = draft.page { scene.content = PageContent(page) }
  }
}

/// A number that goes up with each call.
final class CallCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
