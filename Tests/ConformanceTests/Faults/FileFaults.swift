import Conformance
import PackFiles
import Platform
import TestSupport

/// Faults that show without running a pack.
enum FileFaults {
  static let all = file + linkage + manifest

  private static let file = [
    Fault(check: .fileReadable) { file, scratch in
      try scratch.delete("faulty.so")
      _ = scratch.fifo("faulty.so")
    },
    Fault(check: .filePermissions) { _, scratch in scratch.setPermissions(0o666, of: "faulty.so") },
    Fault(check: .elfForm) { file, _ in
      try FaultyPack.patch(file) { $0.removeLast($0.count / 2) }
    },
    Fault(check: .elfPlatform) { file, _ in try FaultyPack.patch(file) { $0[18] = 8 } },
    Fault(check: .elfKind) { file, _ in try FaultyPack.patch(file) { $0[16] = 1 } },
  ]

  private static let linkage = [
    Fault(check: .elfEntry, macros: ["NO_ENTRY"]),
    Fault(check: .elfEntryCode, macros: ["FAULT_DATA_ENTRY"]),
    Fault(check: .elfStack, options: ["-Wl,-z,execstack"]),
    Fault(
      check: .elfTextRelocations,
      macros: ["FAULT_TEXT_RELOCATION"],
      options: ["-Wl,-z,notext"]
    ),
    Fault(check: .elfWritableCode) { file, _ in
      try FaultyPack.patch(file) { bytes in makeCodeWritable(&bytes) }
    },
    Fault(
      check: .elfStaticThreadStorage,
      macros: ["FAULT_STATIC_TLS"],
      options: ["-ftls-model=initial-exec"]
    ),
    Fault(check: .elfLibraries) { _, scratch in
      _ = try FaultyPack.needingNeighbour("int neighbour(void) { return 1; }", in: scratch)
      try scratch.delete("libneighbour.so")
    },
    Fault(check: .elfNeedsPack) { _, scratch in
      _ = try FaultyPack.needingNeighbour(
        "int neighbour(void) { return 1; } int galley_pack_v1(void *h, void *r) { return 0; }",
        in: scratch
      )
    },
    Fault(check: .elfSanitizer, macros: ["FAULT_SANITIZER"]),
    Fault(check: .elfExports, macros: ["FAULT_EXPORTS"]),
    Fault(check: .elfUniqueSymbols, macros: ["FAULT_UNIQUE"]),
    Fault(check: .elfRunPath, options: ["-Wl,-rpath,/home/someone/lib"]),
    Fault(check: .elfRelativePath, options: ["-Wl,-rpath,deps"]),
    Fault(check: .elfOldRunPath, options: ["-Wl,--disable-new-dtags,-rpath,$ORIGIN"]),
    Fault(check: .elfBuildID, options: ["-Wl,--build-id=none"]),
  ]

  private static let manifest = [
    Fault(check: .manifestPresent, macros: ["NO_MANIFEST"]),
    Fault(.manifestForm, manifest: #"{"id":"com.example.faulty","abi":1}"#),
    Fault(.manifestID, manifest: text(id: "faulty")),
    Fault(.manifestABI, manifest: text(#","min_abi":2"#), hostABI: 2),
    Fault(.manifestHost, manifest: text(abi: 99, #","min_abi":99"#)),
    Fault(.manifestRequires, manifest: text(#","requires":["galley.none/1"]"#)),
    Fault(.manifestTypes, manifest: text(types: [type, type])),
    Fault(.manifestOverrides, manifest: text(#","overrides":["faultty"]"#)),
    Fault(.manifestAfter, manifest: text(#","after":["com.example.faulty"]"#)),
    Fault(.manifestVersion, manifest: text(version: "one")),
    Fault(.manifestKeys, manifest: text(#","overides":[]"#)),
  ]

  private static let type = #"{"type":"faulty","revision":1}"#

  private static func text(
    id: String = "com.example.faulty",
    version: String = "1.0.0",
    abi: Int = 1,
    types: [String] = [type],
    _ rest: String = ""
  ) -> String {
    #"{"id":"\#(id)","version":"\#(version)","abi":\#(abi),"widgets":["#
      + types.joined(separator: ",") + "]\(rest)}"
  }

  /// Sets the flag in the program header of the segment that holds code (System V ABI, figure 5-1).
  private static func makeCodeWritable(_ bytes: inout [UInt8]) {
    for header in stride(from: 64, to: 64 + 56 * Int(bytes[56]), by: 56)
    where bytes[header] == 1 && bytes[header + 4] & 1 != 0 {
      bytes[header + 4] |= 2
    }
  }
}
