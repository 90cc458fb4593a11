/// The hash function SHA-256 of FIPS 180-4.
package enum SHA256 {
  /// 64 bytes as sixteen words.
  private typealias Block = InlineArray<16, UInt32>

  /// The digest of some bytes.
  ///
  /// - Complexity: linear, without memory of its own.
  package static func digest(of bytes: RawSpan) -> SHA256Digest {
    var state = initial
    var offset = 0
    while bytes.byteCount - offset >= 64 {
      compress(
        Block { bytes.number(UInt32.self, at: UInt64(offset + $0 * 4)).byteSwapped },
        into: &state
      )
      offset += 64
    }
    let end = padding(bytes, after: offset)
    for offset in stride(from: 0, to: end.count, by: 64) {
      compress(Block { word(of: end, at: offset + $0 * 4) }, into: &state)
    }
    return SHA256Digest(words: state)
  }

  /// The bytes after the last whole block, with what closes them (section 5.1.1).
  private static func padding(_ bytes: RawSpan, after offset: Int) -> [UInt8] {
    var end = bytes.copy(UInt64(offset), 63)
    end.append(0x80)
    while end.count % 64 != 56 { end.append(0) }
    let bits = UInt64(bytes.byteCount) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return end
  }

  private static func word(of bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Takes a block into the state (section 6.2.2).
  private static func compress(_ block: Block, into state: inout SIMD8<UInt32>) {
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for index in 0..<16 { schedule[index] = block[index] }
    for index in 16..<64 {
      schedule[index] =
        lesserSigma(schedule[index - 2], 17, 19, 10) &+ schedule[index - 7]
        &+ lesserSigma(schedule[index - 15], 7, 18, 3) &+ schedule[index - 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first =
        h &+ greaterSigma(e, 6, 11, 25) &+ choice &+ constants[index] &+ schedule[index]
      let second = greaterSigma(a, 2, 13, 22) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func greaterSigma(
    _ word: UInt32,
    _ first: UInt32,
    _ second: UInt32,
    _ third: UInt32
  ) -> UInt32 {
    rotate(word, first) ^ rotate(word, second) ^ rotate(word, third)
  }

  @inline(__always)
  private static func lesserSigma(
    _ word: UInt32,
    _ first: UInt32,
    _ second: UInt32,
    _ shift: UInt32
  ) -> UInt32 {
    rotate(word, first) ^ rotate(word, second) ^ (word &>> shift)
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// Section 5.3.3: the fractions of the square roots of the first eight primes.
  private static let initial = SIMD8<UInt32>(
    0x6a09_e667,
    0xbb67_ae85,
    0x3c6e_f372,
    0xa54f_f53a,
    0x510e_527f,
    0x9b05_688c,
    0x1f83_d9ab,
    0x5be0_cd19
  )

  /// Section 4.2.2: the fractions of the cube roots of the first 64 primes.
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
