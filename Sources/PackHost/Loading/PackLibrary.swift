package import PackFiles
package import Platform

/// A pack's library, loaded for as long as the process lives.
@safe package struct PackLibrary: Sendable {
  /// What is known of the file.
  package let file: PackFile
  /// The library, for questions about addresses.
  package let library: DynamicLibrary
  private let address: UInt

  /// Loads a file that has been checked: its constructors run now.
  ///
  /// What got loaded is held against what was checked, so that no moment between the two counts.
  /// Where a lock wants every byte to be the same, or memory doesn't tell, the file is looked at once
  /// more before.
  ///
  /// - Throws: why it can't be loaded, whether it is another than was checked, or why its entry isn't
  ///   its own.
  package static func open(_ file: PackFile) throws(PackRefusal) -> PackLibrary {
    if (file.digest != nil || file.imprint == nil) && !file.isUnchanged {
      throw PackRefusal(file.path, .replaced)
    }
    let library: DynamicLibrary
    do throws(DynamicLibrary.LoadError) {
      library = try DynamicLibrary(loading: file.resolvedPath)
    } catch {
      throw PackRefusal(file.path, LoaderMessage(error.message).cause(for: file))
    }
    if let imprint = file.imprint, !library.isKnown(by: imprint) {
      throw PackRefusal(file.path, .replaced)
    }
    guard let entry = unsafe library.symbol("galley_pack_v1") else {
      throw PackRefusal(file.path, .noEntry(others: []))
    }
    let address = UInt(bitPattern: entry)
    if unsafe address != library.base &+ UInt(file.entry) && !library.holds(entry) {
      let holder = unsafe DynamicLibrary.file(holding: entry)
      throw PackRefusal(file.path, .entryElsewhere(holder))
    }
    return PackLibrary(file: file, library: library, address: address)
  }

  /// The address of `galley_pack_v1`, a `galley_pack_fn`.
  @unsafe package var entry: UnsafeRawPointer {
    guard let entry = unsafe UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("a symbol's address is never zero")
    }
    return unsafe entry
  }
}

extension DynamicLibrary {
  /// Whether the library is the one of a file.
  ///
  /// Each comparison makes sure that the memory of the next is mapped: libraries with one place for
  /// their dynamic tables start at one place, and those with the same headers have the same segments.
  fileprivate func isKnown(by imprint: ELFImprint) -> Bool {
    dynamicTable == imprint.dynamicTable && holds(imprint.headers)
      && imprint.buildID.map(holds) != false
  }

  private func holds(_ part: ELFImprint.Part) -> Bool {
    unsafe withMemory(at: part.address, count: part.count) { part.isOf($0) }
  }
}
