internal import PackFiles
internal import Pages
internal import Platform
internal import Widgets

/// What the watcher tells its worker to do.
enum WorkerOrder {
  case open(Open)
  case render(Render)
  case show(Show)
  case hide(Surface)
  case event(PageEvent, Surface)
  case perform(Perform)
  case output(OutputRequest, Surface)
  case regions(Surface)
  case spans(Range<Int>, Surface)
  case stories(line: Int, Surface)
  case audit(Surface)
  case probe(ProbeOrder)

  /// To load packs.
  struct Open {
    var search: PackSearch
    /// Packs that failed while they were loaded before, and how.
    var refused: [FilePath: String] = [:]
    /// Why no pack is loaded at all; nil: they are.
    var refusesAll: String?
    /// Looks at the process after each call into a pack.
    var isCareful = false
  }

  /// To render a page.
  struct Render {
    var request: RenderRequest
    var aside = PutAside()
  }

  /// To bring a surface up to date.
  struct Show {
    var surface: Surface
    var page: PageParcel
    var states: StateParcel
    var view: PageView
    var aside = PutAside()
    /// The widgets that are called nevertheless, by id.
    var retried: [[UInt8]] = []
  }

  /// To perform an action.
  struct Perform {
    var call: ActionParcel
    var states: WidgetStateStore
  }
}

/// What the worker answers.
enum WorkerAnswer {
  case opened([PackReport])
  /// The packs can't be looked for; the watcher finds out why by itself.
  case searchFailed
  case rendered(RenderResponse)
  /// The document isn't a page; the watcher finds out why by itself.
  case notAPage
  /// A pack did something to the process; a careful worker will know which.
  case needsCare
  case shown(FrameChange)
  case answered(EventAnswer, [ActionReference])
  case performed(ActionOutcome)
  case wrote([UInt8])
  case regions([TapRegion])
  case spans([RegionSpan])
  case stories([LineStory])
  case audited([Diagnostic])
  /// What was asked for is done.
  case done
  /// The worker doesn't know what was spoken of.
  case unknown
  case probed(ProbeAnswer)
}
