/// Options that belong together, under one heading of the help.
package struct OptionGroup<Target> {
  /// The heading.
  package let title: String
  /// The options, in the order of the help.
  package let options: [CommandOption<Target>]

  /// Puts options under a heading.
  package init(_ title: String, _ options: [CommandOption<Target>]) {
    self.title = title
    self.options = options
  }
}
