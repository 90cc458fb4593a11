internal import CGalley

extension PackManifest {
  /// Finds and reads the manifest in a pack's bytes.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: what was read of its headers.
  /// - Returns: nil where there is none.
  /// - Throws: a fault of the manifest.
  package static func find(
    in bytes: RawSpan,
    _ file: ELFFile
  ) throws(PackRefusal.Cause) -> PackManifest? {
    do throws(PackManifestError) {
      let notes = notes(bytes, file)
      guard let note = notes.first else { return nil }
      if notes.count > 1 { throw PackManifestError.several(notes.count) }
      if let fields = PlainManifestReader.fields(bytes, in: note) {
        return try PackManifest(fields)
      }
      guard let text = bytes.name(at: note.start, before: note.start + note.count) else {
        throw PackManifestError.notEnded
      }
      return try PackManifest(parsing: text)
    } catch {
      throw .manifest(error)
    }
  }

  private static func notes(_ bytes: RawSpan, _ file: ELFFile) -> ELFNotes.Found {
    ELFNotes.find(
      bytes,
      file,
      ELFNotes.Kind(owner: "GLLY", type: UInt32(GALLEY_NOTE_TYPE))
    )
  }
}
