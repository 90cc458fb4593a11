internal import GalleyPack

extension Canvas {
  /// Draws a row: an icon, a title with a line under it, and something at the end.
  ///
  /// The columns keep to themselves, so that a long title wraps without reaching under the others.
  func row<Failure: Error>(
    icon: Icon? = nil,
    hasEnd: Bool = true,
    middle: () throws(Failure) -> Void,
    end: () -> Void
  ) throws(Failure) {
    switch (icon, hasEnd) {
    case (nil, false):
      try middle()
    case (nil, true):
      try table([.fill, .trailing]) { () throws(Failure) in
        cell()
        try middle()
        cell()
        end()
      }
    case (let icon?, false):
      try table([.hug, .fill], TableLook(gap: 1)) { () throws(Failure) in
        cell()
        put(icon)
        cell()
        try middle()
      }
    case (let icon?, true):
      try table([.hug, .fill, .trailing], TableLook(gap: 1)) { () throws(Failure) in
        cell()
        put(icon)
        cell()
        try middle()
        cell()
        end()
      }
    }
  }

  /// Draws a title and the line under it.
  func titles(_ title: Text, _ subtitle: Text?) {
    line(title, .title)
    if let subtitle { line(subtitle, .subtitle) }
  }
}
