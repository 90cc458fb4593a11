internal import CPlatform
internal import Glibc

/// A running program that this process started; killed and waited for when the value ends, and with
/// it the process group that it leads, if it does.
///
/// A signal that ends this process ends the child first.
package struct ChildProcess: ~Copyable {
  /// The child's number.
  package let identifier: Int32
  private let leadsGroup: Bool
  private var ending: ProcessEnding?

  /// Starts a program with given descriptors as its 0, 1, 2 and so on, and no others.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: All arguments, the program's name first.
  ///   - variables: What is added to this process's environment, each as `NAME=value`.
  ///   - descriptors: Each with a number above their count.
  ///   - leadsGroup: Whether it gets a process group of its own.
  /// - Throws: why the program can't be started.
  package init(
    _ program: FilePath,
    arguments: [String],
    variables: [String],
    descriptors: [Int32],
    leadsGroup: Bool = false
  ) throws(SystemError) {
    _ = signal(SIGCHLD, SIG_DFL)
    let list = unsafe ArgumentList(arguments, after: nil)
    let environment = unsafe ArgumentList(variables, after: platform_environment())
    var child: Int32 = 0
    let error = try unsafe program.withCString { path in
      unsafe platform_spawn(
        path,
        list.start,
        environment.start,
        descriptors,
        Int32(descriptors.count),
        leadsGroup ? 1 : 0,
        &child
      )
    }
    if error != 0 { throw SystemError(code: error) }
    identifier = child
    self.leadsGroup = leadsGroup
    platform_bind(child)
  }

  deinit {
    if ending != nil { return }
    killGroup()
    _ = Glibc.kill(identifier, SIGKILL)
    var detail: Int32 = 0
    _ = unsafe platform_wait(identifier, 1, &detail)
  }

  /// Kills the child and learns how it ended, which may have been before.
  package mutating func stop() -> ProcessEnding {
    if ending == nil {
      killGroup()
      _ = Glibc.kill(identifier, SIGKILL)
    }
    return end(hanging: true) ?? .killed(signal: SIGKILL)
  }

  private func killGroup() {
    if leadsGroup { _ = Glibc.kill(-identifier, SIGKILL) }
  }

  /// Waits until the child has ended, however long that takes.
  package mutating func wait() -> ProcessEnding {
    end(hanging: true) ?? .killed(signal: SIGKILL)
  }

  /// How the child ended; nil while it runs.
  package mutating func poll() -> ProcessEnding? { end(hanging: false) }

  private mutating func end(hanging: Bool) -> ProcessEnding? {
    if let ending { return ending }
    var detail: Int32 = 0
    switch unsafe platform_wait(identifier, hanging ? 1 : 0, &detail) {
    case PLATFORM_RUNNING: return nil
    case PLATFORM_EXITED: ending = .exited(status: detail)
    case PLATFORM_KILLED: ending = .killed(signal: detail)
    default: ending = .killed(signal: SIGKILL)
    }
    killGroup()
    return ending
  }

  /// The bytes of memory that the child has in use; 0 where that can't be found out.
  package var residentBytes: Int {
    let file = FilePath("/proc/\(identifier)/statm")
    guard let text = try? FileReader.contents(of: file, limit: 4096) else { return 0 }
    let pages = text.split(separator: UInt8(ascii: " ")).dropFirst().first ?? []
    return pages.reduce(0) { $0 * 10 + Int($1 & 0x0F) } * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// A list of C strings that ends with a null pointer.
@safe private final class ArgumentList {
  let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let owned: Range<Int>

  /// A list of the strings of another list and then of ours.
  @unsafe init(
    _ strings: [String],
    after other: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) {
    var borrowed = 0
    while let list = unsafe other, unsafe list[borrowed] != nil { borrowed += 1 }
    owned = borrowed..<(borrowed + strings.count)
    unsafe start = .allocate(capacity: owned.upperBound + 1)
    for index in 0..<borrowed { unsafe (start + index).initialize(to: other?[index]) }
    for (index, string) in zip(owned, strings) {
      unsafe (start + index).initialize(to: strdup(string))
    }
    unsafe (start + owned.upperBound).initialize(to: nil)
  }

  deinit {
    for index in owned { unsafe free(start[index]) }
    unsafe start.deallocate()
  }
}
