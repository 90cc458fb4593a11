extension FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Whether the path starts at the root.
  package var isAbsolute: Bool { bytes.first == FilePath.slash }

  /// The part after the last slash; slashes at the end don't count.
  package var lastName: FilePath {
    let end = endWithoutSlashes
    let start = bytes[..<end].lastIndex(of: FilePath.slash).map { $0 + 1 } ?? 0
    return FilePath(bytes: Array(bytes[start..<end]))
  }

  /// The path of the directory that holds this entry: "." for a bare name, "/" for the root.
  package var parent: FilePath {
    guard let slash = bytes[..<endWithoutSlashes].lastIndex(of: FilePath.slash) else {
      return isAbsolute ? "/" : "."
    }
    let end = bytes[..<slash].lastIndex { $0 != FilePath.slash }
    return end.map { FilePath(bytes: Array(bytes[...$0])) } ?? "/"
  }

  /// This directory's entry of the given name; an absolute name stays as it is.
  package func appending(_ name: FilePath) -> FilePath {
    if name.isAbsolute || bytes.isEmpty { return name }
    return unsafe name.bytes.withUnsafeBufferPointer { unsafe appending($0) }
  }

  /// This directory's entry of a name that is neither empty nor absolute.
  func appending(_ name: UnsafeBufferPointer<UInt8>) -> FilePath {
    let head = bytes.count + (bytes.last == FilePath.slash ? 0 : 1)
    let joined = unsafe [UInt8](unsafeUninitializedCapacity: head + name.count) { joined, count in
      let raw = UnsafeMutableRawBufferPointer(joined)
      unsafe bytes.withUnsafeBytes { unsafe raw.copyMemory(from: $0) }
      unsafe joined[head - 1] = FilePath.slash
      unsafe UnsafeMutableRawBufferPointer(rebasing: raw[head...])
        .copyMemory(from: UnsafeRawBufferPointer(name))
      count = head + name.count
    }
    return FilePath(bytes: joined)
  }

  /// Whether the last bytes are those of `suffix`.
  package func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { bytes in unsafe self.bytes.suffix(bytes.count).elementsEqual(bytes) }
  }

  /// The path's pieces between `separator`s, empty ones left out.
  package func split(at separator: UInt8) -> [FilePath] {
    bytes.split(separator: separator).map { FilePath(bytes: Array($0)) }
  }

  private var endWithoutSlashes: Int {
    bytes.lastIndex { $0 != FilePath.slash }.map { $0 + 1 } ?? 0
  }
}
