/// How a probed pack ended its process, or had to be stopped.
package struct ProbeFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, in which phase, and its last words; to follow the pack's name.
  package let description: String
}
