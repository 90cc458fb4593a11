internal import PackFiles
internal import Platform

extension PackSearch: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(starter)
    wire.put(searchPath)
    wire.put(directories)
    wire.put(files)
    wire.put(allowsWritableByOthers)
    wire.put(locking)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      starter: try wire.take(),
      searchPath: try wire.take(),
      directories: try wire.take(),
      files: try wire.take(),
      allowsWritableByOthers: try wire.take()
    )
    locking = try wire.take()
  }
}

extension PackLocking: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(folder)
    wire.put(expected)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(folder: try wire.take(), expected: try wire.take())
  }
}

extension PackLock: WireValue {
  func write(to wire: inout WireWriter) { wire.bytes(text) }

  init(from wire: inout WireReader) throws(WireError) {
    guard let lock = try? PackLock(reading: try wire.bytes()) else { throw WireError() }
    self = lock
  }
}

extension PackFingerprint: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(file)
    wire.put(digest.description)
  }

  init(from wire: inout WireReader) throws(WireError) {
    let file: String = try wire.take()
    guard let digest = SHA256Digest(try wire.take()) else { throw WireError() }
    self.init(file: file, digest: digest)
  }
}
