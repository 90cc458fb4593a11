internal import PackFiles
internal import Platform

/// What the watcher tells its worker to do.
enum WorkerOrder {
  case open(Open)
  case render(Render)

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
}

/// What the worker answers.
enum WorkerAnswer {
  case opened([PackReport], [TypeReport])
  /// The packs can't be looked for; the watcher finds out why by itself.
  case searchFailed
  case rendered(RenderResponse)
  /// The document isn't a page; the watcher finds out why by itself.
  case notAPage
  /// A pack did something to the process; a careful worker will know which.
  case needsCare
}
