extension Paint {
  /// The sixteen as xterm draws them, for where no terminal chooses.
  static let xterm: [UInt32] = [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ]

  /// The exact colour, the terminal's own looked up; nil for nothing.
  package var approximate: UInt32? {
    rgb ?? paletteIndex.map { Paint.xterm[Int($0)] }
  }

  /// A colour with alpha over an opaque ground, each channel rounded.
  static func blend(argb: UInt32, over ground: UInt32) -> UInt32 {
    let alpha = argb >> 24
    if alpha == 255 { return argb & 0xFF_FFFF }
    return mix(ground, argb, part: alpha, of: 255)
  }

  /// The colour at `part` of the way from one to another.
  static func mix(_ from: UInt32, _ to: UInt32, part: UInt32, of whole: UInt32) -> UInt32 {
    var mixed: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] {
      let start = from >> shift & 255
      let end = to >> shift & 255
      mixed |= ((start * (whole - part) + end * part + whole / 2) / whole) << shift
    }
    return mixed
  }

  /// Black or white, whichever reads better on a ground (relative luminance of WCAG 2, squared
  /// instead of the exact curve).
  static func readable(on ground: UInt32) -> Paint {
    let red = ground >> 16 & 255
    let green = ground >> 8 & 255
    let blue = ground & 255
    let luminance = red * red * 21 + green * green * 72 + blue * blue * 7
    return Paint(rgb: luminance > 255 * 255 * 21 ? 0 : 0xFF_FFFF)
  }
}
