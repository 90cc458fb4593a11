/// A mistake of the calling program that must stop it, because going on would lose a write.
enum Trap {
  case writeInside(String, Site, String, Site, String)

  /// What happened, where, and what to do about it.
  var message: String {
    switch self {
    case .writeInside(let inner, let innerSite, let outer, let outerSite, let advice):
      "\(inner) \(innerSite) inside \(outer) \(outerSite). \(advice)"
    }
  }

  /// Stops the program; the message is printed in release builds too.
  func fire() -> Never {
    let message = message
    fatalError(message)
  }
}
