import Foundation
import Glibc
import Testing

/// Makes pseudo terminals (pty(7)), whose functions the Glibc module doesn't import.
enum PseudoTerminal {
  /// Our end, and the end that a program writes to.
  static func open() throws -> (FileHandle, FileHandle) {
    let ours = unsafe Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(ours >= 0)
    let path = try unlockedName(of: ours)
    let line = unsafe Glibc.open(path, O_RDWR | O_NOCTTY)
    try #require(line >= 0)
    return (
      FileHandle(fileDescriptor: ours, closeOnDealloc: true),
      FileHandle(fileDescriptor: line, closeOnDealloc: true)
    )
  }

  private typealias Unlock = @convention(c) (Int32) -> Int32
  private typealias Name = @convention(c) (Int32, UnsafeMutablePointer<CChar>, Int) -> Int32

  /// The path of the other end, made ready to be opened.
  private static func unlockedName(of terminal: Int32) throws -> String {
    let unlock = unsafe dlsym(nil, "unlockpt").map { unsafe unsafeBitCast($0, to: Unlock.self) }
    let name = unsafe dlsym(nil, "ptsname_r").map { unsafe unsafeBitCast($0, to: Name.self) }
    try #require(unlock?(terminal) == 0)
    var path = [CChar](repeating: 0, count: 64)
    let status = unsafe name?(terminal, &path, path.count)
    try #require(status == 0)
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
