/// Writes XML 1.0 (W3C, fifth edition) of elements, attributes and text.
///
/// Any string goes in: characters that XML can't hold become pictures of themselves.
struct XMLWriter {
  /// An attribute's name and value.
  typealias Attribute = (name: String, value: String)

  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// Opens an element on a line of its own.
  mutating func begin(_ element: StaticString, _ attributes: [Attribute]) {
    indent()
    tag(element, attributes)
    bytes += ">\n".utf8
    depth += 1
  }

  /// Closes an element that was opened.
  mutating func end(_ element: StaticString) {
    depth -= 1
    indent()
    bytes += "</\(element)>\n".utf8
  }

  /// Writes an element without contents.
  mutating func empty(_ element: StaticString, _ attributes: [Attribute]) {
    indent()
    tag(element, attributes)
    bytes += "/>\n".utf8
  }

  /// Writes an element that holds text.
  mutating func text(_ element: StaticString, _ attributes: [Attribute], _ text: String) {
    indent()
    tag(element, attributes)
    bytes += ">".utf8
    append(text, inAttribute: false)
    bytes += "</\(element)>\n".utf8
  }

  private mutating func indent() {
    bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }

  private mutating func tag(_ element: StaticString, _ attributes: [Attribute]) {
    bytes += "<\(element)".utf8
    for attribute in attributes {
      bytes += " \(attribute.name)=\"".utf8
      append(attribute.value, inAttribute: true)
      bytes += "\"".utf8
    }
  }

  /// Readers turn line ends in attributes into blanks unless they are written as references.
  private mutating func append(_ text: String, inAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "&": bytes += "&amp;".utf8
      case "\"" where inAttribute: bytes += "&quot;".utf8
      case "\n" where !inAttribute, "\t" where !inAttribute: bytes.append(UInt8(ascii: scalar))
      case "\n", "\t", "\r": bytes += "&#\(scalar.value);".utf8
      default:
        bytes += (ControlPicture.text(of: scalar) ?? String(Character(scalar))).utf8
      }
    }
  }
}
