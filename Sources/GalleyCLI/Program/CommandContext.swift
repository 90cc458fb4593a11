package import PackHost

/// What a command works with: where it writes, what surrounds it, and how it gets at packs.
package struct CommandContext: ~Copyable {
  /// Opens a session with the packs of a selection.
  package typealias Opener = (PackSelection) throws(CommandError) -> any LivePackSession

  /// Where output and messages go.
  package var console: Console
  /// Terminals and colour.
  package let surroundings: Surroundings
  /// Loads packs.
  package let open: Opener

  /// Puts together what a command works with.
  package init(
    console: consuming Console,
    surroundings: Surroundings,
    open: @escaping Opener
  ) {
    self.console = console
    self.surroundings = surroundings
    self.open = open
  }
}
