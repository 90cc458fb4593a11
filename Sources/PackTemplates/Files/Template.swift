/// A file of a new pack before its names are filled in; each stands in `@`s, as `@NAME@`.
struct Template: Sendable {
  /// Where it goes in the folder.
  let path: String
  /// What it holds, in a few words.
  let purpose: String
  /// Whether it is to be run.
  var isProgram = false
  /// Its text.
  let text: String

  /// A file that is read or compiled.
  init(_ path: String, _ purpose: String, _ text: String) {
    self.path = path
    self.purpose = purpose
    self.text = text
  }

  /// A file that is run.
  init(program path: String, _ purpose: String, _ text: String) {
    self.init(path, purpose, text)
    isProgram = true
  }

  /// The file with its names filled in.
  func filled(_ names: [(key: String, value: String)]) -> NewFile {
    NewFile(
      path: Template.fill(path, names),
      purpose: purpose,
      isProgram: isProgram,
      text: Template.fill(text, names)
    )
  }

  /// A text with its names filled in.
  static func fill(_ text: String, _ names: [(key: String, value: String)]) -> String {
    let values = Dictionary(uniqueKeysWithValues: names.map { (Substring($0.key), $0.value) })
    let pieces = text.split(separator: "@", omittingEmptySubsequences: false)
    var filled = String(pieces[0])
    var index = 1
    while index < pieces.count {
      if index + 1 < pieces.count, let value = values[pieces[index]] {
        filled += value + pieces[index + 1]
        index += 2
      } else {
        filled += "@" + pieces[index]
        index += 1
      }
    }
    return filled
  }
}
