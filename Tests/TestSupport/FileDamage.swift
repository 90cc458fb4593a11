/// Good files with something wrong, the same in every run.
package enum FileDamage {
  /// The file cut at each sixteenth of its length, from nothing to all but the last.
  package static func truncations(of bytes: [UInt8]) -> [[UInt8]] {
    (0..<16).map { Array(bytes[..<(bytes.count * $0 / 16)]) }
  }

  /// The file with one to four numbers overwritten within its first bytes, where headers stand.
  ///
  /// - Parameters:
  ///   - bytes: the good file.
  ///   - head: how many bytes the headers take.
  ///   - seed: which mutation.
  /// - Returns: the damaged file.
  package static func mutation(of bytes: [UInt8], head: Int = 1_024, seed: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(seed))
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let size = [1, 2, 4, 8].randomElement(using: &generator) ?? 1
      let start = Int.random(in: 0..<min(head, bytes.count) - size, using: &generator) / size * size
      let isExtreme = Bool.random(using: &generator)
      for place in start..<start + size {
        bytes[place] = isExtreme ? 0xFF : UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }
}
