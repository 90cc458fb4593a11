/// Reads a document once, from first byte to last, and records its nodes in document order.
///
/// Nesting is kept in the open containers' own records, so depth costs no stack. The parser itself
/// never changes: what moves is a `Place`, which stays in registers.
@safe struct JSONParser {
  /// Where parsing stopped: after the document, or at the byte that doesn't fit.
  struct Stop {
    var offset: Int
    var recordCount: Int
    /// What would have fitted; absent if the whole document did.
    var expected: JSONError.Expectation?
  }

  /// Where parsing is.
  struct Place {
    var offset: Int
    var recordCount = 0
    var depth = 0
    /// The innermost open container.
    var parent = JSONRecord.noParent
    /// How many elements or members of that container are complete.
    var children: UInt32 = 0
    var inObject = false
  }

  let input: JSONInput
  let depthLimit: Int
  let records: UnsafeMutablePointer<JSONRecord>
  let capacity: Int

  /// Creates a parser that writes records to uninitialised memory.
  init(input: JSONInput, depthLimit: Int, records: UnsafeMutableBufferPointer<JSONRecord>) {
    guard let base = records.baseAddress else { preconditionFailure("no room for a node") }
    self.input = input
    self.depthLimit = depthLimit
    unsafe self.records = unsafe base
    capacity = records.count
  }

  /// Parses the document that starts at an offset.
  func parse(from start: Int, into extras: inout JSONExtras) -> Stop {
    var place = Place(offset: input.skipSpace(from: start))
    while true {
      precondition(place.recordCount &+ 2 <= capacity, "more nodes than separators")
      if place.inObject, let expected = readKey(&place, &extras) {
        return stop(at: place, expected)
      }
      let opened = input[place.offset] | 0x20 == UInt8(ascii: "{")
      if opened {
        guard place.depth < depthLimit else { return stop(at: place, .shallowerNesting) }
        open(&place)
        if input[place.offset] != closingByte(place) { continue }
      } else {
        if let expected = readScalar(&place, &extras) { return stop(at: place, expected) }
        place.children &+= 1
      }
      if let expected = readEnds(&place, &extras) { return stop(at: place, expected) }
      if place.parent == JSONRecord.noParent {
        place.offset = input.skipSpace(from: place.offset)
        return stop(at: place, place.offset == input.end ? nil : .endOfDocument)
      }
    }
  }

  private func stop(at place: Place, _ expected: JSONError.Expectation?) -> Stop {
    Stop(offset: place.offset, recordCount: place.recordCount, expected: expected)
  }

  /// Reads a member's key and colon.
  @inline(always)
  private func readKey(_ place: inout Place, _ extras: inout JSONExtras) -> JSONError.Expectation? {
    guard input[place.offset] == UInt8(ascii: "\"") else {
      return place.children == 0 ? .keyOrEndOfObject : .key
    }
    let scan = input.scanString(from: place.offset &+ 1)
    guard !scan.failed else { return fail(&place, at: scan.offset, .string) }
    append(extras.keyRecord(input, start: place.offset, scan), &place)
    place.offset = input.skipSpace(from: scan.offset &+ 1)
    guard input[place.offset] == UInt8(ascii: ":") else { return .colon }
    place.offset = input.skipSpace(from: place.offset &+ 1)
    return nil
  }

  /// Reads a value that is no container.
  @inline(always)
  private func readScalar(
    _ place: inout Place,
    _ extras: inout JSONExtras
  ) -> JSONError.Expectation? {
    let start = place.offset
    switch input[start] {
    case UInt8(ascii: "\""):
      let scan = input.scanString(from: start &+ 1)
      guard !scan.failed else { return fail(&place, at: scan.offset, .string) }
      append(extras.stringRecord(input, start: start, scan), &place)
      place.offset = scan.offset &+ 1
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let scan = input.scanNumber(from: start)
      guard !scan.failed else { return fail(&place, at: scan.offset, .digit) }
      append(
        JSONRecord(start, scan.offset, .number, flagged: scan.hasFractionOrExponent),
        &place
      )
      place.offset = scan.offset
    default:
      guard let literal = literalRecord(at: start) else { return place.expectedValue }
      append(literal, &place)
      place.offset = Int(literal.end)
    }
    return nil
  }

  /// A record for `true`, `false` or `null`, if one is there.
  @inline(always)
  private func literalRecord(at start: Int) -> JSONRecord? {
    switch input[start] {
    case UInt8(ascii: "t"):
      guard input.fourBytes(at: start) == 0x6575_7274 else { return nil }
      return JSONRecord(start, start &+ 4, .boolean, flagged: true)
    case UInt8(ascii: "f"):
      guard input.fourBytes(at: start &+ 1) == 0x6573_6C61 else { return nil }
      return JSONRecord(start, start &+ 5, .boolean)
    case UInt8(ascii: "n"):
      guard input.fourBytes(at: start) == 0x6C6C_756E else { return nil }
      return JSONRecord(start, start &+ 4, .null)
    default: return nil
    }
  }

  /// Opens a container, and goes to its first element or key.
  @inline(always)
  private func open(_ place: inout Place) {
    if place.parent != JSONRecord.noParent {
      unsafe records[Int(place.parent)].count = place.children
    }
    place.inObject = input[place.offset] == UInt8(ascii: "{")
    let kind: JSONKind = place.inObject ? .object : .array
    var record = JSONRecord(place.offset, 0, kind)
    record.link = place.parent
    place.parent = UInt32(truncatingIfNeeded: place.recordCount)
    append(record, &place)
    place.children = 0
    place.depth &+= 1
    place.offset = input.skipSpace(from: place.offset &+ 1)
  }

  /// After a value: closes the containers that end here, and goes to the next element or key.
  @inline(always)
  private func readEnds(
    _ place: inout Place,
    _ extras: inout JSONExtras
  ) -> JSONError.Expectation? {
    while place.parent != JSONRecord.noParent {
      place.offset = input.skipSpace(from: place.offset)
      let byte = input[place.offset]
      if byte == UInt8(ascii: ","), place.children > 0 {
        place.offset = input.skipSpace(from: place.offset &+ 1)
        return nil
      }
      guard byte == closingByte(place) else {
        return place.inObject ? .commaOrEndOfObject : .commaOrEndOfArray
      }
      close(&place, &extras)
    }
    return nil
  }

  @inline(always)
  private func close(_ place: inout Place, _ extras: inout JSONExtras) {
    let closed = unsafe records + Int(place.parent)
    let outer = unsafe closed.pointee.link
    place.offset &+= 1
    unsafe closed.pointee.count = place.children
    unsafe closed.pointee.end = UInt32(truncatingIfNeeded: place.offset)
    unsafe closed.pointee.link = UInt32(truncatingIfNeeded: place.recordCount)
    if place.inObject, place.children > 1 {
      noteDuplicates(of: Int(place.parent), upTo: place.recordCount, &extras)
    }
    place.parent = outer
    place.depth &-= 1
    guard outer != JSONRecord.noParent else {
      place.inObject = false
      return
    }
    place.children = unsafe records[Int(outer)].count &+ 1
    place.inObject = unsafe records[Int(outer)].kindBits == UInt32(JSONKind.object.rawValue)
  }

  @inline(always)
  private func closingByte(_ place: Place) -> UInt8 {
    place.inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  @inline(always)
  private func append(_ record: JSONRecord, _ place: inout Place) {
    unsafe (records + place.recordCount).initialize(to: record)
    place.recordCount &+= 1
  }

  @inline(always)
  private func fail(
    _ place: inout Place,
    at offset: Int,
    _ expected: JSONError.Expectation
  ) -> JSONError.Expectation {
    place.offset = offset
    return expected
  }
}

extension JSONParser.Place {
  /// What a value's place may hold.
  var expectedValue: JSONError.Expectation {
    children == 0 && !inObject && parent != JSONRecord.noParent ? .valueOrEndOfArray : .value
  }
}
