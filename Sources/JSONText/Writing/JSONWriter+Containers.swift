extension JSONWriter {
  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin(.object)
    body(&self)
    end(.object)
  }

  /// Writes a key and its object.
  package mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes a key and its array, whose elements `body` writes.
  package mutating func list(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    begin(.array)
    body(&self)
    end(.array)
  }
}
