internal import Platform

extension PackRefusalText {
  func unreadable(_ cause: FileError.Cause) -> String {
    switch cause {
    case .absent: "it does not exist; check the name"
    case .danglingLink(let target):
      "it is a symbolic link to \(target.printable), which does not exist"
    case .wrongType(let type): "it is \(type.phrase), not a regular file"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .system(let error): "it can't be read: \(error)"
    }
  }

  func writable(_ path: FilePath, _ type: FileType, _ writers: PackWriters) -> String {
    "\(PackRefusalText.what(path, type)) can be changed by \(writers);"
      + " run: chmod \(writers.remedy) \(path.printable)"
  }

  func foreign(_ path: FilePath, _ type: FileType, _ owner: UInt32) -> String {
    let what = "\(PackRefusalText.what(path, type)) belongs to user \(owner)"
    if Environment.isPrivileged {
      return what + ", and a program with more rights than its user loads nothing of theirs;"
        + " run it without set-user-id and file capabilities"
    }
    return what + ", neither you nor root; copy the pack to a directory of your own"
  }

  private static func what(_ path: FilePath, _ type: FileType) -> String {
    type == .directory ? "its directory \(path.printable)" : "it"
  }

  static func notALibrary(_ kind: ELFHeader.Kind) -> String {
    switch kind {
    case .relocatable: "an object file, not a shared library: link with -shared"
    case .executable: "a program, not a shared library: link with -shared"
    case .core: "a core dump, not a shared library"
    case .sharedObject: "a program, not a shared library: link with -shared, without -pie"
    case .other(let number): "an ELF file of type \(number), not a shared library"
    }
  }

  /// The start of a file, as far as it can be shown.
  static func quote(_ start: [UInt8]) -> String {
    let text = start.prefix(while: { (0x20..<0x7F).contains($0) }).prefix(16)
    if !text.isEmpty { return "\"\(String(decoding: text, as: UTF8.self))\"" }
    let bytes = start.prefix(4).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    return "the bytes \(bytes.joined(separator: " "))"
  }

  static func missing(
    _ name: FilePath,
    _ dependent: FilePath?,
    _ searched: [FilePath]
  ) -> String {
    let needs = dependent.map { "its library \($0.printable) needs" } ?? "needs"
    let places = searched.map(\.printable).joined(separator: ", ")
    return "\(needs) \(name.printable), not found\(places.isEmpty ? "" : " in \(places)");"
      + " install it, or link with -Wl,-rpath,'$ORIGIN' and put it beside the pack"
  }

  static func name(_ part: ELFFault.Part) -> String {
    switch part {
    case .header: "the header"
    case .programHeaders: "the table of segments"
    case .sectionHeaders: "the table of sections"
    case .segment(let index): "segment \(index)"
    }
  }

  static func name(_ flaw: ELFFault.Flaw) -> String {
    switch flaw {
    case .version: "its format is of another version"
    case .programHeaders: "its table of segments is impossible"
    case .loadOrder(let index): "segment \(index) overlaps the one before it"
    case .segmentForm(let index): "the sizes of segment \(index) are impossible"
    case .segmentOutside(let index): "segment \(index) lies outside of what is loaded"
    case .noDynamicSegment: "it has no dynamic segment"
    case .dynamicEnd: "its dynamic table has no end"
    case .tableOutside(let name): "\(name) lies outside of what is loaded"
    case .tableForm(let name): "\(name) is impossible"
    }
  }
}
