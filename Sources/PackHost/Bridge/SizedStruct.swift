/// Structs that begin with their own size, so that they can grow at their end within ABI v1.
enum SizedStruct {
  /// Reads what a pack passed: the parts that it knows, zero for the rest.
  ///
  /// - Returns: nil where the pointer is null or the size can't be one.
  static func read<Value>(_ pointer: UnsafePointer<Value>?, zero: Value) -> Value? {
    guard let pointer = unsafe pointer else { return nil }
    let size = unsafe UnsafeRawPointer(pointer).load(as: UInt32.self)
    guard size >= 4 else { return nil }
    var value = zero
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      let count = min(Int(size), bytes.count)
      unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: count))
    }
    return value
  }

  /// Writes a result into a pack's struct: the parts that it knows, leaving its size.
  ///
  /// - Returns: Whether the pointer was one to a struct with a size.
  static func write<Value>(_ value: Value, to pointer: UnsafeMutablePointer<Value>?) -> Bool {
    guard let pointer = unsafe pointer else { return false }
    let raw = UnsafeMutableRawPointer(pointer)
    let size = unsafe raw.load(as: UInt32.self)
    guard size >= 4 else { return false }
    unsafe withUnsafeBytes(of: value) { bytes in
      let count = min(Int(size), bytes.count)
      let target = unsafe UnsafeMutableRawBufferPointer(start: raw, count: count)
      unsafe target.copyBytes(from: bytes[..<count])
      unsafe raw.storeBytes(of: size, as: UInt32.self)
    }
    return true
  }
}
