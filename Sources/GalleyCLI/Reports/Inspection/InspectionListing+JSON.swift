internal import JSONText
internal import PackFiles
internal import Platform

extension InspectionListing {
  /// The files as `{"files": […]}`, in the order of the command line, on one line.
  ///
  /// Each file: `file`, `status` (`loadable`, `refused` or `unreadable`), `reason`; where it is an
  /// ELF file `resolved_file`, `size`, `elf`, `libraries` and `exports`; and `manifest` where it
  /// has one in form.
  static func json(_ files: [InspectedFile]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.list("files") { writer in
        for file in files { writer.inspected(file) }
      }
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func inspected(_ file: InspectedFile) {
    object {
      $0.member("file", file.path.text)
      $0.member("status", file.word)
      if let refusal = file.refusal {
        $0.member("reason", PackRefusalText(refusal).cause)
      }
      if case .success(let inspection) = file.outcome { $0.inspection(inspection) }
    }
  }

  private mutating func inspection(_ inspection: PackInspection) {
    member("resolved_file", inspection.resolvedPath.text)
    member("size", inspection.size)
    object("elf") { $0.elf(inspection) }
    list("libraries") { writer in
      for library in inspection.libraries { writer.library(library) }
    }
    member("exports", inspection.exports.map { String(decoding: $0.name, as: UTF8.self) })
    if let manifest = inspection.manifest { object("manifest") { $0.manifest(manifest) } }
  }

  private mutating func elf(_ inspection: PackInspection) {
    let traits = inspection.traits
    member("machine", inspection.elf.header.platform.name)
    member("shared_object", inspection.elf.header.kind == .sharedObject)
    if let name = inspection.elf.linkage.ownName { member("soname", name.text) }
    if !traits.buildID.isEmpty { member("build_id", LinkFacts.buildID(traits.buildID)) }
    member("runpath", inspection.elf.linkage.runPaths.map(\.text))
    member("rpath", inspection.elf.linkage.runPathsOfAll.map(\.text))
    member("executable_stack", traits.wantsExecutableStack)
    member("thread_storage", Int(clamping: traits.threadStorage))
    member("static_thread_storage", traits.isThreadStorageStatic)
    member("text_relocations", traits.hasTextRelocations)
    member("writable_code", traits.hasWritableCode)
    member("sanitizers", traits.sanitizers)
  }

  private mutating func library(_ library: PackInspection.Library) {
    object {
      $0.member("name", library.name.text)
      switch library.outcome {
      case .loaded: $0.member("status", "loaded")
      case .found(let path):
        $0.member("status", "found")
        $0.member("file", path.text)
      case .missing(let searched):
        $0.member("status", "missing")
        $0.member("searched", searched.map(\.text))
      }
    }
  }

  private mutating func manifest(_ manifest: PackManifest) {
    member("id", manifest.id)
    member("version", manifest.version)
    member("abi", Int(manifest.abi))
    member("min_abi", Int(manifest.leastABI))
    list("widgets") { writer in
      for widget in manifest.widgets {
        writer.object {
          $0.member("type", widget.type)
          $0.member("revision", Int(widget.revision))
        }
      }
    }
    member("overrides", manifest.overrides)
    member("after", manifest.after)
    member("requires", manifest.requires)
    if let license = manifest.license { member("license", license) }
    if let url = manifest.url { member("url", url) }
  }
}
