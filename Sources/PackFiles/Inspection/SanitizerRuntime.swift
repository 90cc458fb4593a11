/// The run-time support of sanitizers, by the beginnings of its names.
enum SanitizerRuntime {
  private static let known: [(prefix: StaticString, name: String)] = [
    ("__asan_", "address"), ("__hwasan_", "hwaddress"), ("__tsan_", "thread"),
    ("__msan_", "memory"), ("__ubsan_", "undefined"), ("__dfsan_", "dataflow"),
  ]

  /// The sanitizers that a library was built with: it calls their functions, or brings them along.
  static func wanted(_ bytes: RawSpan, _ file: ELFFile) -> [String] {
    guard let symbols = file.symbols else { return [] }
    return known.filter { symbols.contains(prefix: $0.prefix, in: bytes) }.map(\.name)
  }
}
