internal import Pages
internal import Platform

/// Reads what a command line names.
enum InputFile {
  /// What messages call a file.
  static func name(_ path: FilePath) -> String { path == "-" ? "<stdin>" : path.printable }

  /// The bytes of a file, or of standard input for `-`.
  static func read(_ path: FilePath) throws(CommandError) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.contents(of: path)
    } catch {
      throw .input(error)
    }
  }

  /// The widget state that a file holds; none without a file.
  static func state(_ path: FilePath?) throws(CommandError) -> WidgetStateStore {
    guard let path else { return WidgetStateStore() }
    let bytes = try read(path)
    do throws(StateSnapshotError) {
      return try WidgetStateStore(snapshot: bytes)
    } catch {
      throw .state(path, error)
    }
  }
}
