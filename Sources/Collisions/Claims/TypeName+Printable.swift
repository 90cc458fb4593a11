internal import Pages
package import Widgets

extension TypeName {
  /// The name, fit for a message.
  package var printable: String {
    QuotedText.escaped(String(decoding: utf8, as: UTF8.self))
  }
}
