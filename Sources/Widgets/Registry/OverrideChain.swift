/// Everybody who registered one type, oldest first; the newest draws it.
package struct OverrideChain: Sendable {
  /// A registration: which one it is of which pack.
  package struct Link: Sendable {
    private let packIndex: UInt32
    private let claimIndex: UInt32

    /// The pack's index in the registry.
    package var pack: Int { Int(packIndex) }
    /// The claim's index among those of its pack.
    var claim: Int { Int(claimIndex) }

    init(pack: Int, claim: Int) {
      packIndex = UInt32(pack)
      claimIndex = UInt32(claim)
    }
  }

  /// The links of a chain, oldest first; never empty.
  ///
  /// Nearly every type has one link, for which no memory of its own is needed.
  package struct Links: RandomAccessCollection, Sendable {
    private(set) var oldest: Link
    private var newer: [Link] = []

    init(_ oldest: Link) { self.oldest = oldest }

    /// The index of the oldest link.
    package var startIndex: Int { 0 }
    /// The index after that of the newest link.
    package var endIndex: Int { newer.count + 1 }
    /// The newest link.
    var newest: Link { newer.last ?? oldest }

    /// A link by its index.
    package subscript(index: Int) -> Link { index == 0 ? oldest : newer[index - 1] }

    mutating func append(_ link: Link) { newer.append(link) }

    mutating func replaceNewest(with link: Link) {
      if newer.isEmpty { oldest = link } else { newer[newer.count - 1] = link }
    }
  }

  /// The links, oldest first; never empty.
  package internal(set) var links: Links

  init(_ link: Link) { links = Links(link) }

  /// The index of the link that draws the type.
  package var winner: Int { links.count - 1 }

  /// The link under another, which is what its `base` draws.
  ///
  /// - Parameter index: A link's index.
  /// - Returns: The index of the link below, or nil at the end of the chain.
  package func base(below index: Int) -> Int? {
    index > 0 ? index - 1 : nil
  }
}
