internal import JSONText

/// The subset of JSON Schema in which packs describe their data: `type`, `properties`, `required`,
/// `items` and `enum`; other keywords are left alone.
struct PropsSchema {
  private let root: JSONTree

  /// Reads a schema.
  ///
  /// - Returns: nil where it isn't JSON.
  init?(_ json: [UInt8]) {
    guard let root = JSONTree(parsing: json) else { return nil }
    self.root = root
  }

  /// The first thing that is wrong with the schema itself, and where.
  var flaw: String? { PropsSchema.flaw(of: root, at: "props") }

  /// The first thing in which a value doesn't fit, and where.
  func misfit(of value: JSONTree) -> String? {
    PropsSchema.misfit(of: value, root, at: "data")
  }

  private static let types = [
    "null", "boolean", "number", "integer", "string", "array", "object",
  ]

  private static func flaw(of schema: JSONTree, at path: String) -> String? {
    guard case .object(let members) = schema else { return "\(path) is no object" }
    for member in members {
      let place = "\(path).\(member.key)"
      switch member.key {
      case "type" where member.value.names.isEmpty:
        return "\(place) is neither a type's name nor a list of these"
      case "type":
        if let name = member.value.names.first(where: { !types.contains($0) }) {
          return
            "\(place) is \(JSONWriter.quoted(name)), expected one of \(types.joined(separator: ", "))"
        }
      case "required" where !member.value.isListOfStrings: return "\(place) is no list of strings"
      case "enum":
        guard case .array = member.value else { return "\(place) is no list" }
      case "items":
        if let flaw = flaw(of: member.value, at: place) { return flaw }
      case "properties":
        guard case .object(let properties) = member.value else { return "\(place) is no object" }
        for property in properties {
          if let flaw = flaw(of: property.value, at: "\(place).\(property.key)") { return flaw }
        }
      default: break
      }
    }
    return nil
  }

  private static func misfit(
    of value: JSONTree,
    _ schema: JSONTree,
    at path: String
  ) -> String? {
    let names = schema["type"]?.names ?? []
    if !names.isEmpty, !names.contains(where: { value.isOfType($0) }) {
      return "\(path) is no \(names.joined(separator: " or "))"
    }
    if case .array(let values)? = schema["enum"], !values.contains(value) {
      return "\(path) is none of the values that enum lists"
    }
    switch value {
    case .object(let members):
      for key in schema["required"]?.names ?? [] where value[key] == nil {
        return "\(path).\(key) is missing"
      }
      for member in members {
        guard let inner = schema["properties"]?[member.key] else { continue }
        if let misfit = misfit(of: member.value, inner, at: "\(path).\(member.key)") {
          return misfit
        }
      }
    case .array(let elements):
      guard let items = schema["items"] else { return nil }
      for (index, element) in elements.enumerated() {
        if let misfit = misfit(of: element, items, at: "\(path).\(index)") { return misfit }
      }
    default: break
    }
    return nil
  }
}

extension JSONTree {
  /// An object's member.
  subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// A string, or the strings of a list.
  fileprivate var names: [String] {
    switch self {
    case .string(let name): [name]
    case .array(let elements):
      elements.compactMap { element in
        if case .string(let name) = element { name } else { nil }
      }
    default: []
    }
  }

  fileprivate var isListOfStrings: Bool {
    guard case .array(let elements) = self else { return false }
    return names.count == elements.count
  }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch (self, name) {
    case (.null, "null"), (.boolean, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let text), "integer"):
      !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 32 == UInt8(ascii: "e") }
    default: false
    }
  }
}
