import Foundation
import PackFiles
import Platform
import TestSupport
import Testing

/// Files whose headers and tables have random bytes.
@Suite struct MutatedFileTests {
  /// A good pack with one to four numbers of its headers or dynamic table overwritten.
  private static func mutant(of bytes: [UInt8], seed: Int) throws -> ELFImage {
    var generator = SeededGenerator(seed: UInt64(seed))
    var image = ELFImage(bytes: bytes)
    let file = try image.parse()
    let dynamic = file.segments.first { $0.kind == .dynamic }
    let ranges = [0..<64, 64..<64 + 56 * file.segments.count].map { $0 }
    let table = dynamic.map { Int($0.offset)..<Int($0.offset + $0.fileSize) }
    for _ in 0...Int.random(in: 0..<4, using: &generator) {
      let range = (ranges + (table.map { [$0] } ?? [])).randomElement(using: &generator) ?? 0..<64
      overwrite(&image, at: Int.random(in: range, using: &generator), &generator)
    }
    return image
  }

  private static func overwrite(
    _ image: inout ELFImage,
    at offset: Int,
    _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: image.patch(UInt8.random(in: 0...255, using: &generator), at: offset)
    case 1: image.patch(UInt16.max, at: offset & ~1)
    case 2: image.patch(UInt32.random(in: 0...UInt32.max, using: &generator), at: offset & ~3)
    default: image.patch(UInt64.random(in: 0...UInt64.max, using: &generator), at: offset & ~7)
    }
  }

  @Test(arguments: 0..<10) func areReadWithoutATrapAndJudgedTheSame(_ block: Int) throws {
    let plain = try PackFixtures.plainBytes()
    let scratch = Scratch()
    for seed in block * 100..<(block + 1) * 100 {
      let image = try MutatedFileTests.mutant(of: plain, seed: seed)
      let file = try scratch.file("mutant.so", bytes: image.bytes)
      let first = refusal(of: file)
      #expect(first == refusal(of: file))
      _ = try? image.exports()
      _ = try? image.sectionNames()
    }
  }

  @Test(.enabled(if: PackCompiler.found != nil)) func loadWithoutASignalWhereAccepted() throws {
    let plain = try PackFixtures.plainBytes()
    let scratch = Scratch()
    let loader = try buildLoader(in: scratch)
    var accepted = 0
    for seed in 0..<200 {
      let image = try MutatedFileTests.mutant(of: plain, seed: seed)
      let file = try scratch.file("mutant.so", bytes: image.bytes)
      if refusal(of: file) != nil { continue }
      accepted += 1
      let status = try loader(file)
      #expect(status == 0 || status == 1, "seed \(seed)")
    }
    #expect(accepted > 0 && accepted < 200)
  }

  private func refusal(of file: FilePath) -> PackRefusal? {
    do throws(PackRefusal) {
      _ = try PackFileCheck().check(file)
      return nil
    } catch {
      return error
    }
  }

  /// A program that loads a file as the host does, in a process of its own.
  private func buildLoader(in scratch: Scratch) throws -> (FilePath) throws -> Int32 {
    let compiler = try #require(PackCompiler.found)
    let source = """
      #include <dlfcn.h>
      int main(int count, char **arguments) {
        void *library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
        return library && dlsym(library, "galley_pack_v1") ? 0 : 1;
      }
      """
    let program = try compiler.build("loader", from: source, in: scratch, ["-ldl"])
    return { try compiler.run(program.printable, [$0.printable]) }
  }
}
