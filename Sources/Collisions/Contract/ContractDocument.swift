internal import JSONText
internal import Pages

/// A page on which two renderers of one type are compared.
package struct ContractDocument: Sendable {
  /// What it is called: a file, or whose sample it is and what was changed in it.
  package let name: String
  /// The page document.
  package let bytes: [UInt8]
  /// Whether it is a pack's sample, a page with one widget.
  let isSample: Bool

  /// A page that was given.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    isSample = false
  }

  /// A page with one widget.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - type: The widget's type.
  ///   - data: The widget's data, as JSON.
  package init(name: String, type: String, data: some Sequence<UInt8>) {
    self.name = name
    isSample = true
    var writer = JSONWriter()
    writer.begin(.object)
    writer.key("page")
    writer.begin(.object)
    writer.key("sections")
    writer.begin(.array)
    writer.begin(.object)
    writer.key("widgets")
    writer.begin(.array)
    writer.begin(.object)
    writer.key("type")
    writer.string(type)
    writer.key("id")
    writer.string("sample")
    writer.key("data")
    writer.raw(data)
    writer.end(.object)
    writer.end(.array)
    writer.end(.object)
    writer.end(.array)
    writer.end(.object)
    writer.end(.object)
    bytes = writer.bytes
  }
}
