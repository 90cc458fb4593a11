public import CGalley

/// The host's table, as the entry function gets it.
public typealias PackHostRef = UnsafePointer<galley_host>

/// The host's registrar, as the entry function gets it.
public typealias PackRegistrarRef = UnsafeMutablePointer<galley_registrar>

extension UnsafePointer where Pointee == galley_host {
  /// Whether the table has every function of the ABI's first revision.
  ///
  /// Nothing beyond the size that the table states is read. What came later may be missing.
  var isComplete: Bool {
    let names = unsafe 2 * MemoryLayout<galley_str>.size
    return unsafe UnsafeRawPointer(self).isTable(
      of: MemoryLayout<galley_host>.offset(of: \.respond) ?? 0,
      functionsFrom: 2 * MemoryLayout<UInt32>.size + names
    )
  }
}

extension UnsafePointer where Pointee == galley_host {
  /// Whether actions can come to a response.
  @usableFromInline var canRespond: Bool {
    unsafe pointee.size >= UInt32(MemoryLayout<galley_host>.size)
  }
}

extension UnsafeMutablePointer where Pointee == galley_registrar {
  /// Whether handlers of actions can be registered.
  var takesActions: Bool {
    unsafe pointee.size >= UInt32(MemoryLayout<galley_registrar>.size)
  }

  /// Whether the registrar has every function of the ABI's first revision.
  var isComplete: Bool {
    unsafe UnsafeRawPointer(self).isTable(
      of: MemoryLayout<galley_registrar>.offset(of: \.add_action) ?? 0,
      functionsFrom: 2 * MemoryLayout<UInt32>.size
    )
  }
}

extension UnsafeRawPointer {
  fileprivate func isTable(of size: Int, functionsFrom first: Int) -> Bool {
    guard unsafe loadUnaligned(as: UInt32.self) >= size else { return false }
    for offset in stride(from: first, to: size, by: MemoryLayout<UInt>.size)
    where unsafe loadUnaligned(fromByteOffset: offset, as: UInt.self) == 0 {
      return false
    }
    return true
  }
}
