/// What an argument is by its spelling alone.
enum ArgumentKind: Equatable {
  /// `--`: operands only from here.
  case end
  /// Anything that isn't an option, and `-` alone.
  case operand
  /// `-h` and the like; 0 stands for several letters, which nothing here takes.
  case short(UInt8)
  /// `--name` or `--name=value`.
  case long(ArraySlice<UInt8>, value: ArraySlice<UInt8>?)

  /// Tells the kind of an argument.
  init(_ argument: [UInt8]) {
    let dash = UInt8(ascii: "-")
    guard argument.count > 1, argument[0] == dash else {
      self = .operand
      return
    }
    guard argument[1] == dash else {
      self = .short(argument.count == 2 ? argument[1] : 0)
      return
    }
    self = argument.count == 2 ? .end : Self.long(argument[2...])
  }

  private static func long(_ text: ArraySlice<UInt8>) -> ArgumentKind {
    guard let sign = text.firstIndex(of: UInt8(ascii: "=")) else {
      return .long(text, value: nil)
    }
    return .long(text[..<sign], value: text[(sign + 1)...])
  }

  /// Whether an unknown option was more likely meant as a file: it has an ending or a directory.
  static func isFileLike(_ argument: [UInt8]) -> Bool {
    let name = argument.prefix { $0 != UInt8(ascii: "=") }
    return name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "/"))
  }
}
