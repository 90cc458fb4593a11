internal import TextLayout

struct HTMLBackend {
  func write(_ p: TextPage, to o: inout [UInt8]) { PlainBackend.write(p, to: &o) }
}
