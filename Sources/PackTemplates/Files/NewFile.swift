/// A file of a new pack.
package struct NewFile: Hashable, Sendable {
  /// Where it goes in the folder.
  package let path: String
  /// What it holds, in a few words.
  package let purpose: String
  /// Whether it is to be run.
  package let isProgram: Bool
  /// Its text.
  package let text: String
}
