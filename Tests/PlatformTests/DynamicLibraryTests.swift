import Foundation
import Platform
import TestSupport
import Testing

@Suite struct DynamicLibraryTests {
  @Test func reportsTheLoadersWords() throws {
    let scratch = Scratch()
    let file = try scratch.file("noise.so", "noise")
    let error = #expect(throws: DynamicLibrary.LoadError.self) {
      _ = try DynamicLibrary(loading: file)
    }
    #expect(error?.message.contains("noise.so") == true)
  }

  @Test func knowsWhichLibraryHoldsAnAddress() throws {
    let file = try #require(libraryOfC())
    let library = try DynamicLibrary(loading: file)
    let holdsOwn = unsafe library.symbol("strlen").map { unsafe library.holds($0) }
    #expect(holdsOwn == true)
    let elsewhere = unsafe dlsym(nil, "swift_retain").map { unsafe library.holds($0) }
    #expect(elsewhere == false)
    let absent = unsafe library.symbol("there_is_no_such_symbol") == nil
    #expect(absent)
  }

  @Test func knowsWhatIsLoaded() {
    #expect(DynamicLibrary.isLoaded("libc.so.6"))
    #expect(!DynamicLibrary.isLoaded("libthere-is-none.so"))
  }

  /// The file of the C library, found through a function of it.
  private func libraryOfC() -> FilePath? {
    guard let address = unsafe dlsym(nil, "strlen") else { return nil }
    return unsafe DynamicLibrary.file(holding: address)
  }
}
