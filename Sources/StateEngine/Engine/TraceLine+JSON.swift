extension TraceLine {
  /// The line as one JSON object, without a line end.
  ///
  /// The members are `action`, `number`, `cause`, `version`, `changed`, `effects` and `rendered`, in
  /// this order. Each effect is an object with `id`, `token`, `fate` and `work`.
  public var json: String {
    let members = [
      "\"action\":\(quoted(action))",
      "\"number\":\(number)",
      "\"cause\":\(quoted(cause.map(\.description) ?? ""))",
      "\"version\":\(version.number)",
      "\"changed\":[\(changed.map(quoted).joined(separator: ","))]",
      "\"effects\":[\(effects.map(\.json).joined(separator: ","))]",
      "\"rendered\":[\(rendered.map(quoted).joined(separator: ","))]",
    ]
    return "{\(members.joined(separator: ","))}"
  }
}

extension TraceLine.EffectNote {
  fileprivate var json: String {
    let number = token.map { "\($0.number)" } ?? "null"
    return "{\"id\":\(quoted(id.name)),\"token\":\(number),"
      + "\"fate\":\(quoted(fate.rawValue)),\"work\":\(quoted(work))}"
  }
}

/// A JSON string (RFC 8259, section 7).
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}": result += "\\u" + hex(scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

private func hex(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16)
  return String(repeating: "0", count: 4 - digits.utf8.count) + digits
}
