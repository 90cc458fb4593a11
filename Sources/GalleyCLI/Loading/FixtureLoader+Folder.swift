package import Pages
package import Platform

extension FixtureLoader {
  /// A loader over a folder of the file system.
  ///
  /// - Parameters:
  ///   - folder: Where the files are.
  ///   - limit: More bytes in one file than this are an error.
  package init(folder: FilePath, limit: Int = ShellCommand.Limits.ofLoaders.output) {
    self.init { name in
      do throws(FileError) {
        return try FileReader.contents(of: folder.appending(FilePath(name)), limit: limit)
      } catch {
        if error.cause == .absent { return nil }
        throw PageLoadError("\(FileErrorText(error))")
      }
    }
  }
}
