/// A value that a reader has read and that is another one now.
struct Finding: Sendable {
  let node: ReadNode

  /// What the reader read.
  let old: any StateValue

  /// What it would read.
  let new: any StateValue

  /// The commit that made the newer state.
  let version: Version
  let site: Site
}

/// Why a reader ran: a value that it had read, and what it became.
public struct ReadChange: Hashable, Sendable {
  /// The store's label and the path of the value in its state.
  public let path: String

  /// The value that the reader had read, as text.
  public let old: String

  /// The value that it reads now, as text.
  public let new: String

  /// The version of the store that the reader saw change.
  public let version: Version

  /// The last commit before the reader looked.
  public let site: Site

  init(_ finding: Finding) {
    path = finding.node.path
    old = String(reflecting: finding.old)
    new = String(reflecting: finding.new)
    version = finding.version
    site = finding.site
  }
}

extension ReadChange: CustomStringConvertible {
  /// The path, the values and the commit.
  public var description: String {
    "\(path): \(old) → \(new), version \(version.number), \(site)"
  }
}
