internal import JSONText

extension JSONWriter {
  /// Writes a member with a string.
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }
}
