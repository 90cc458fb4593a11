/// A value of the fake host's document.
indirect enum FakeNode {
  case null
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([FakeNode])
  case object([(key: String, value: FakeNode)])
}

extension FakeNode {
  /// The words of an atom: its short form, or those under a key.
  func text(_ key: String) -> String? {
    switch self {
    case .string(let text): text
    case .object(let members): members.last { $0.key == key }?.value.text("text")
    default: nil
    }
  }
}

extension FakeNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: FakeNode...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, FakeNode)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}
