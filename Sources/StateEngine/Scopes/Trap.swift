/// A mistake of the calling program that must stop it, because going on would lose a write.
enum Trap {
  case writeInside(String, Site, String, Site, String)
  case readAfterRun(Site)
  case twoProtocols(String, String)
  case storeGone(Site)

  /// What happened, where, and what to do about it.
  var message: String {
    switch self {
    case .writeInside(let inner, let innerSite, let outer, let outerSite, let advice):
      "\(inner) \(innerSite) inside \(outer) \(outerSite). \(advice)"
    case .readAfterRun(let site):
      "a view was read after its run of reader \(site). Read the store again in each run."
    case .twoProtocols(let type, let path):
      "\(path) of \(type) is read as a leaf and by part. A type conforms to TrackedLeaf or Trackable."
    case .storeGone(let site):
      "reading \(site) is used after its store was released. Hold the store, or read it strongly."
    }
  }

  /// Stops the program; the message is printed in release builds too.
  func fire() -> Never {
    let message = message
    fatalError(message)
  }
}
