internal import CPlatform

/// A library loaded into this process, for ever: unloading Swift code crashes later.
@safe package struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  /// How far the library was moved from the addresses in its file.
  package let base: UInt

  /// The loader's own words for a failure; see `PackRefusal` for ours.
  package struct LoadError: Error, Hashable, Sendable {
    /// What `dlerror` said.
    package let message: String
  }

  /// Loads a file with all its symbols bound now and none lent to other libraries.
  ///
  /// - Parameter path: an absolute path; a bare name would be searched for.
  /// - Throws: what the loader said.
  package init(loading path: FilePath) throws(LoadError) {
    precondition(path.isAbsolute, "the loader searches for names without a slash")
    let loaded = try? unsafe path.withCString { unsafe platform_dlopen($0) }
    guard let loaded = unsafe loaded ?? nil else {
      throw LoadError(message: DynamicLibrary.lastMessage)
    }
    unsafe handle = loaded
    unsafe base = platform_library_base(loaded)
  }

  /// The address of an exported symbol, which may lie in a library that this one needs.
  package func symbol(_ name: StaticString) -> UnsafeMutableRawPointer? {
    unsafe platform_dlsym(
      handle,
      UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    )
  }

  /// Where the library's dynamic table lies, before the loader moved it all.
  package var dynamicTable: UInt64 { unsafe UInt64(platform_library_dynamic(handle)) }

  /// Calls `body` with memory of the library.
  ///
  /// - Parameters:
  ///   - address: Where it starts, before the loader moved it; all of it has to be mapped.
  ///   - count: How many bytes it has.
  ///   - body: What looks at it.
  /// - Returns: What `body` returned.
  @unsafe package func withMemory<Result>(
    at address: UInt64,
    count: Int,
    _ body: (RawSpan) -> Result
  ) -> Result {
    let start = unsafe UnsafeRawPointer(bitPattern: base &+ UInt(address))
    return unsafe body(UnsafeRawBufferPointer(start: start, count: count).bytes)
  }

  /// Whether an address lies in this library's own file.
  ///
  /// - Complexity: linear in the libraries that are loaded.
  package func holds(_ address: UnsafeRawPointer) -> Bool {
    unsafe platform_library_holds(handle, address) != 0
  }

  /// Whether a library of this name has been loaded, by anyone.
  package static func isLoaded(_ name: FilePath) -> Bool {
    let found = try? unsafe name.withCString { unsafe platform_dlopen_loaded($0) != nil }
    return found ?? false
  }

  /// The file whose code or data holds an address.
  package static func file(holding address: UnsafeRawPointer) -> FilePath? {
    guard let name = unsafe platform_file_of(address) else { return nil }
    return unsafe FilePath(cString: name)
  }

  private static var lastMessage: String {
    guard let message = unsafe platform_dlerror() else { return "the loader gave no reason" }
    return unsafe String(decoding: FilePath(cString: message).bytes, as: UTF8.self)
  }
}
