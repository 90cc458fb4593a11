import CGalley

/// A host written from galley.h alone: it answers from a small document and records every call.
@safe final class FakeHost {
  /// What the pack has done, in order.
  var calls: [String] = []

  /// The state slots, and what an event callback has set.
  var slots: [String: FakeNode] = [:]

  /// Calls that fail with a status, by name.
  var failures: [String: Int32] = [:]

  /// Whether there is a renderer beneath.
  var hasBase = true

  private(set) var nodes: [FakeNode] = []
  private var strings: [UnsafeMutablePointer<CChar>] = unsafe []

  init(_ data: FakeNode = .null) {
    nodes = [data]
  }

  deinit {
    for index in unsafe strings.indices { unsafe strings[index].deallocate() }
  }

  /// The context that the host hands to callbacks.
  var context: OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passUnretained(self).toOpaque())
  }

  static func at(_ context: OpaquePointer?) -> FakeHost {
    guard let context = unsafe context else { fatalError("a call came without its context") }
    return unsafe Unmanaged<FakeHost>.fromOpaque(UnsafeRawPointer(context)).takeUnretainedValue()
  }

  func node(_ handle: UInt64) -> FakeNode? {
    handle == 0 || handle > nodes.count ? nil : nodes[Int(handle) - 1]
  }

  func handle(_ node: FakeNode) -> UInt64 {
    nodes.append(node)
    return UInt64(nodes.count)
  }

  /// A member, or the value itself where the key is empty; nil where it is absent or null.
  func value(_ parent: UInt64, _ key: galley_str) -> FakeNode? {
    let name = unsafe key.swift
    let found: FakeNode?
    if name.isEmpty {
      found = node(parent)
    } else if case .object(let members)? = node(parent) {
      found = members.last { $0.key == name }?.value
    } else {
      found = nil
    }
    if case .null? = found { return nil }
    return found
  }

  /// A string that lives as long as the host.
  func kept(_ text: String) -> galley_str {
    let bytes = Array(text.utf8)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: max(bytes.count, 1))
    for (index, byte) in bytes.enumerated() { unsafe copy[index] = CChar(bitPattern: byte) }
    unsafe strings.append(copy)
    return unsafe galley_str(ptr: copy, len: bytes.count)
  }

  /// Records a call and answers its status.
  func record(_ name: String, _ detail: String = "") -> Int32 {
    calls.append(detail.isEmpty ? name : "\(name) \(detail)")
    return failures[name] ?? GALLEY_OK
  }
}

extension galley_str {
  var swift: String {
    unsafe UnsafeRawBufferPointer(start: ptr, count: len).withMemoryRebound(to: UInt8.self) {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }
}
