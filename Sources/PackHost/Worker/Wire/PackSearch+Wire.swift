internal import PackFiles
internal import Platform

extension PackSearch: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(starter)
    wire.put(searchPath)
    wire.put(directories)
    wire.put(files)
    wire.put(allowsWritableByOthers)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      starter: try wire.take(),
      searchPath: try wire.take(),
      directories: try wire.take(),
      files: try wire.take(),
      allowsWritableByOthers: try wire.take()
    )
  }
}
