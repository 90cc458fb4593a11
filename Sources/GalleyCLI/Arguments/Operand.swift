/// An argument that isn't an option, as the help shows it.
package struct Operand {
  /// The placeholder, in brackets when it can be left out.
  package let placeholder: String
  /// What it stands for.
  package let help: String

  /// Describes an operand.
  package init(_ placeholder: String, _ help: String) {
    self.placeholder = placeholder
    self.help = help
  }
}
