import JSONText

/// Writes random documents: the same for the same seed.
struct RandomJSON {
  private var generator: SeededGenerator
  private var writer = JSONWriter()

  /// A random document's bytes.
  static func bytes(seed: UInt64) -> [UInt8] {
    var random = Self(generator: SeededGenerator(seed: seed))
    random.write(depth: 0)
    return random.writer.bytes
  }

  private init(generator: SeededGenerator) {
    self.generator = generator
  }

  private mutating func write(depth: Int) {
    switch Int.random(in: 0..<(depth < 6 ? 9 : 6), using: &generator) {
    case 0: writer.null()
    case 1: writer.boolean(Bool.random(using: &generator))
    case 2: writer.integer(Int64.random(in: .min ... .max, using: &generator))
    case 3: writer.double(Double(bitPattern: generator.next()))
    case 4, 5: writer.string(text())
    case 6:
      writer.begin(.array)
      for _ in 0..<Int.random(in: 0..<6, using: &generator) { write(depth: depth + 1) }
      writer.end(.array)
    default:
      writer.begin(.object)
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        writer.key(of: text())
        write(depth: depth + 1)
      }
      writer.end(.object)
    }
  }

  /// Mostly short ASCII, sometimes anything.
  private mutating func text() -> String {
    var scalars = String.UnicodeScalarView()
    let isPlain = Int.random(in: 0..<3, using: &generator) > 0
    for _ in 0..<Int.random(in: 0..<20, using: &generator) {
      let range: Range<UInt32> = isPlain ? 0x20..<0x7F : 0..<0x11_0000
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
