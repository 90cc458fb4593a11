internal import JSONText
internal import Pages

/// A JSON value that can be changed, for documents that are made to be wrong.
indirect enum JSONTree: Equatable {
  case null
  case boolean(Bool)
  /// The number's text.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([(key: String, value: JSONTree)])

  /// Reads JSON text; nil for anything else.
  init?(parsing json: [UInt8]) {
    guard let document = try? JSONDocument(parsing: json) else { return nil }
    self.init(document, document.root)
  }

  private init(_ document: JSONDocument, _ node: JSONNode) {
    switch document.kind(node) {
    case .null: self = .null
    case .boolean: self = .boolean(document.boolean(node) == true)
    case .number: self = .number(String(decoding: document.raw(node), as: UTF8.self))
    case .string: self = .string(document.string(node) ?? "")
    case .array: self = .array(document.children(of: node).map { JSONTree(document, $0) })
    case .object:
      self = .object(
        document.members(of: node).map {
          (document.string($0.key) ?? "", JSONTree(document, $0.value))
        }
      )
    }
  }

  static func == (left: JSONTree, right: JSONTree) -> Bool { left.text == right.text }

  /// The value as JSON text.
  var text: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// The beginning of the value's text, for messages.
  var shown: String { QuotedText.shortened(String(decoding: text, as: UTF8.self), to: 200) }

  /// Appends the value to JSON text.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .number(let text): writer.raw(text.utf8)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.begin(.array)
      for element in elements { element.write(to: &writer) }
      writer.end(.array)
    case .object(let members):
      writer.object {
        for member in members {
          $0.key(of: member.key)
          member.value.write(to: &$0)
        }
      }
    }
  }
}

extension JSONTree {
  /// The value with another one at a path; a key that an object lacks is added.
  ///
  /// - Returns: nil where the path leads nowhere.
  func replacing(_ steps: ArraySlice<JSONPath.Step>, with value: JSONTree) -> JSONTree? {
    guard let step = steps.first else { return value }
    switch (self, step) {
    case (.array(var elements), .index(let index)) where elements.indices.contains(index):
      guard let inner = elements[index].replacing(steps.dropFirst(), with: value) else {
        return nil
      }
      elements[index] = inner
      return .array(elements)
    case (.object(var members), .key(let key)):
      if let place = members.lastIndex(where: { $0.key == key }) {
        guard let inner = members[place].value.replacing(steps.dropFirst(), with: value) else {
          return nil
        }
        members[place].value = inner
      } else if steps.count == 1 {
        members.append((key, value))
      } else {
        return nil
      }
      return .object(members)
    default: return nil
    }
  }

  /// The paths of all values inside, outermost first.
  var paths: [[JSONPath.Step]] {
    switch self {
    case .array(let elements):
      elements.enumerated().flatMap { index, element in
        [[.index(index)]] + element.paths.map { [.index(index)] + $0 }
      }
    case .object(let members):
      members.flatMap { member in
        [[.key(member.key)]] + member.value.paths.map { [.key(member.key)] + $0 }
      }
    default: []
    }
  }
}
