/// What stands for a widget that no pack draws or whose payload is malformed.
package enum UnknownPolicy: UInt8, Sendable {
  /// One labelled box.
  case placeholder
  /// Nothing at all.
  case skip
}
