internal import CPlatform
internal import Glibc

/// The running process.
package enum ThisProcess {
  /// The arguments after the program's name, as bytes: `CommandLine` repairs what isn't UTF-8.
  package static var arguments: [[UInt8]] {
    let count = Int(CommandLine.argc)
    return (1..<max(count, 1)).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe FilePath(cString: $0).bytes }
    }
  }

  /// The absolute path of the running program's file, nil without `/proc`.
  package static var executable: FilePath? { try? FilePath("/proc/self/exe").linkTarget() }

  /// The user whose rights count.
  package static var effectiveUser: UInt32 { UInt32(geteuid()) }

  /// The user who started the process.
  package static var realUser: UInt32 { UInt32(getuid()) }

  /// The process's number.
  package static var identifier: Int32 { getpid() }

  /// How many processors it may run on, as `taskset` and containers allow.
  package static var processors: Int { Int(platform_processors()) }

  /// Makes a write to a closed pipe an error of that write instead of the process's silent end.
  package static func reportBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Occupies closed standard descriptors, so that no file opened later becomes one of them.
  ///
  /// What stands in refuses the descriptor's use: output to a closed descriptor still fails.
  package static func occupyStandardDescriptors() {
    for (number, flags) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", flags)
    }
  }

  /// Ends the process at once with a status.
  package static func exit(_ status: Int32) -> Never {
    Glibc.exit(status)
  }

  /// Binds this process to its parent: it is killed when that goes, and leaves no core file.
  ///
  /// - Parameter parent: The parent's number.
  /// - Returns: Whether the parent is still there.
  package static func follow(_ parent: Int32) -> Bool { platform_follow(parent) == 0 }

  /// Ends the process at once; nothing that libraries registered for its exit runs.
  package static func end(_ status: Int32) -> Never {
    platform_end(status)
  }

  /// Gives an open file another number of at least `least`; -1 where it isn't open.
  package static func raiseDescriptor(_ number: Int32, above least: Int32) -> Int32 {
    platform_raise_descriptor(number, least)
  }

  /// How many bytes of the heap are in use, of all threads' arenas and large blocks.
  package static var heapBytesInUse: Int { Int(platform_heap_in_use()) }

  /// Sees off what C code has written to its streams.
  package static func flushOutput() { fflush(nil) }
}
