internal import CPlatform
internal import Glibc

/// Processes that somebody else's code started and left running.
package enum StrayProcesses {
  /// Kills the children of this process.
  ///
  /// - Returns: How many there were that hadn't ended by themselves.
  package static func endChildren() -> Int {
    var count = 0
    while platform_has_children() != 0 {
      let children = all { parent(of: $0) == ThisProcess.identifier }
      if children.isEmpty { break }
      for child in children {
        _ = kill(child, SIGKILL)
        var detail: Int32 = 0
        _ = unsafe platform_wait(child, 1, &detail)
      }
      count += children.count
    }
    return count
  }

  /// Kills all processes in whose environment a variable has a value.
  ///
  /// - Parameter variable: `NAME=value`.
  package static func end(marked variable: String) {
    let mark = [0] + Array(variable.utf8) + [0]
    for _ in 0..<100 {
      let strays = all { environment(of: $0).containsSubsequence(mark) }
      if strays.isEmpty { return }
      for stray in strays { _ = kill(stray, SIGKILL) }
    }
  }

  private static func all(_ isMeant: (Int32) -> Bool) -> [Int32] {
    let names = (try? DirectoryListing.names(in: "/proc")) ?? []
    return names.compactMap { Int32($0.printable) }.filter(isMeant)
  }

  /// The environment that a process began with, with a NUL before each variable; empty for one that
  /// has ended.
  private static func environment(of process: Int32) -> [UInt8] {
    let file = FilePath("/proc/\(process)/environ")
    return [0] + ((try? FileReader.contents(of: file, limit: 1 << 22)) ?? [])
  }

  private static func parent(of process: Int32) -> Int32? {
    let file = FilePath("/proc/\(process)/stat")
    guard let text = try? FileReader.contents(of: file, limit: 4096),
      let end = text.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = text[text.index(after: end)...].split(separator: UInt8(ascii: " "))
    return fields.count > 1 ? Int32(String(decoding: fields[1], as: UTF8.self)) : nil
  }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere among these.
  fileprivate func containsSubsequence(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return true }
    return indices.contains { index in
      self[index] == first && count - index >= other.count
        && self[index..<index + other.count].elementsEqual(other)
    }
  }
}
