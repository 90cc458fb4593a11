/// A colour as the page means it: for a light and for a dark ground, alpha first.
package struct Color: Hashable, Sendable {
  /// 0xAARRGGBB on a light ground.
  package var light: UInt32
  /// 0xAARRGGBB on a dark ground.
  package var dark: UInt32
  package var isSet: Bool

  /// No colour: what is underneath shows.
  package static let unset = Color()

  private init() {
    light = 0
    dark = 0
    isSet = false
  }

  /// A colour for both grounds.
  package init(argb: UInt32) {
    self.init(light: argb, dark: argb)
  }

  package init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
    isSet = true
  }
}
