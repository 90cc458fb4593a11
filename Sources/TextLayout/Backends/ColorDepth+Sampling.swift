extension ColorDepth {
  /// The nearest of the basic.
  static func basic(_ rgb: UInt32) -> UInt8 {
    var best = 0
    var least = Int.max
    for (index, color) in Paint.xterm.enumerated() {
      let distance = distance(rgb, color)
      if distance < least {
        least = distance
        best = index
      }
    }
    return UInt8(best)
  }

  /// The nearest of the colour cube and the grey ramp of the 256.
  static func indexed(_ rgb: UInt32) -> UInt8 {
    let red = step(rgb >> 16 & 255)
    let green = step(rgb >> 8 & 255)
    let blue = step(rgb & 255)
    let cube = level(red) << 16 | level(green) << 8 | level(blue)
    let mean = ((rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255)) / 3
    let grey = mean < 8 ? 0 : min(23, (mean - 3) / 10)
    let shade = (8 + grey * 10) * 0x01_0101
    if distance(rgb, shade) < distance(rgb, cube) { return UInt8(232 + grey) }
    return UInt8(16 + 36 * red + 6 * green + blue)
  }

  /// The step of the cube that is nearest to a channel.
  private static func step(_ channel: UInt32) -> UInt32 {
    channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40
  }

  private static func level(_ step: UInt32) -> UInt32 {
    step == 0 ? 0 : 55 + 40 * step
  }

  /// How far apart two colours look: channels weighted as the eye does.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let red = Int(one >> 16 & 255) - Int(other >> 16 & 255)
    let green = Int(one >> 8 & 255) - Int(other >> 8 & 255)
    let blue = Int(one & 255) - Int(other & 255)
    return red * red * 3 + green * green * 6 + blue * blue
  }
}
