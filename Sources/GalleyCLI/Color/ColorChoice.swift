/// What `--color` says.
package enum ColorChoice: String, OptionChoice {
  case auto
  case always
  case never

  /// What a command line says on colour, also one that can't be followed: messages about it obey it.
  package static func said(in arguments: [[UInt8]]) -> ColorChoice {
    var choice = ColorChoice.auto
    var isValue = false
    for argument in arguments {
      if isValue, let said = try? parse(argument) { choice = said }
      isValue = false
      switch ArgumentKind(argument) {
      case .end: return choice
      case .long(let name, let value) where name.elementsEqual("color".utf8):
        if let value, let said = try? parse(Array(value)) { choice = said }
        isValue = value == nil
      default: break
      }
    }
    return choice
  }
}
