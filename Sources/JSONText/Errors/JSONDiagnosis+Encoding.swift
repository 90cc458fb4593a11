extension JSONDiagnosis {
  /// The encoding of a document that is not in UTF-8 but would be JSON otherwise.
  ///
  /// Told by its byte order mark, or by where the zeros are in its first four bytes, because the
  /// first two characters of a JSON text are nearly always ASCII.
  var foreignEncoding: JSONError.Encoding? {
    let first = (0..<4).map { input[$0] }
    let length = input.end
    if length >= 4, length % 4 == 0 {
      if first == [0xFF, 0xFE, 0, 0] { return .utf32LittleEndian }
      if first == [0, 0, 0xFE, 0xFF] { return .utf32BigEndian }
      if first[0] != 0, first[1...] == [0, 0, 0] { return .utf32LittleEndian }
      if first[3] != 0, first[..<3] == [0, 0, 0] { return .utf32BigEndian }
    }
    if length >= 2, first[0] == 0xFF, first[1] == 0xFE { return .utf16LittleEndian }
    if length >= 2, first[0] == 0xFE, first[1] == 0xFF { return .utf16BigEndian }
    guard length >= 4, length % 2 == 0 else { return nil }
    if first[0] != 0, first[1] == 0, first[2] != 0, first[3] == 0 { return .utf16LittleEndian }
    if first[0] == 0, first[1] != 0, first[2] == 0, first[3] != 0 { return .utf16BigEndian }
    return nil
  }
}
