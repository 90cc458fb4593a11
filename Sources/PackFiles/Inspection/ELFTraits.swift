/// What a library asks of the loader and the processor beyond being mapped.
package struct ELFTraits: Hashable, Sendable {
  /// Whether its code may run on the stack: it says so, or doesn't say that it need not.
  package let wantsExecutableStack: Bool
  /// Bytes of thread-local variables in every thread.
  package let threadStorage: UInt64
  /// Whether these want a place in the fixed part of a thread's memory, which is small.
  package let isThreadStorageStatic: Bool
  /// Whether the loader has to write into code.
  package let hasTextRelocations: Bool
  /// Whether a part of it can be written and run at the same time.
  package let hasWritableCode: Bool
  /// The build's own number, empty where it has none.
  package let buildID: [UInt8]
  /// The sanitizers whose run-time support it wants, such as `address`.
  package let sanitizers: [String]

  /// Reads the traits of a file.
  ///
  /// - Complexity: linear in segments, notes and the names of symbols.
  package init(_ bytes: RawSpan, _ file: ELFFile) {
    let stack = file.segments.first { $0.kind == .stack }
    wantsExecutableStack = stack?.isExecutable ?? true
    threadStorage = file.segments.first { $0.kind == .threadLocal }?.memorySize ?? 0
    isThreadStorageStatic = file.dynamic?.wantsStaticThreadStorage == true
    hasTextRelocations = file.dynamic?.hasTextRelocations == true
    hasWritableCode = file.segments.contains {
      $0.kind == .load && $0.isExecutable && $0.isWritable
    }
    let note = ELFNotes.find(bytes, file, .buildID).first
    buildID = note.map { bytes.copy($0.start, $0.count) } ?? []
    sanitizers = SanitizerRuntime.wanted(bytes, file)
  }
}
