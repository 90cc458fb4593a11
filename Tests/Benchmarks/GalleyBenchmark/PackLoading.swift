import PackFiles
import PackHost
import Platform

/// Loading a directory of packs, once: a library stays loaded.
enum PackLoading {
  /// The nanoseconds that it took, and how many types there are; nil where it can't be done.
  static func run(_ directory: FilePath) -> (nanoseconds: UInt64, types: Int)? {
    let start = MonotonicClock.now
    let search = PackSearch(directories: [directory])
    guard let session = try? InProcessSession.open(search) else { return nil }
    return (MonotonicClock.now - start, session.types.count)
  }
}
