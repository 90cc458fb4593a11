// Made by .ci/unicode/generate.py from Unicode 18.0.0. Do not edit.
// swift-format-ignore-file

/// The version of the Unicode data behind widths, clusters and line breaks.
package enum UnicodeVersion {
  /// The version as `major.minor.update`.
  package static let text = "18.0.0"
}
