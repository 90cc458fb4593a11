import Foundation

extension FakeNode {
  /// Reads JSON text with a parser that has nothing to do with the host's.
  init(json text: String) throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8),
      options: .fragmentsAllowed
    )
    self.init(foundation: value)
  }

  private init(foundation value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let elements as [Any]: self = .array(elements.map { FakeNode(foundation: $0) })
    case let members as [String: Any]:
      self = .object(members.map { (key: $0.key, value: FakeNode(foundation: $0.value)) })
    case let number as NSNumber: self = FakeNode(number: number)
    default: self = .null
    }
  }

  private init(number: NSNumber) {
    if unsafe String(cString: number.objCType) == "c" {
      self = .boolean(number.boolValue)
    } else if number.doubleValue == number.doubleValue.rounded() {
      self = .integer(number.int64Value)
    } else {
      self = .number(number.doubleValue)
    }
  }
}
