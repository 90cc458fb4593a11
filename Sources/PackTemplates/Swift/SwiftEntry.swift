extension Template {
  /// The entry in Swift.
  static let swiftEntry = Template(
    "Sources/@MODULE@/Entry.swift",
    "the pack's entry",
    #"""
    import GalleyPack

    /// Registers the pack's widget; the one function that the library exports.
    ///
    /// It has to be `public`, or an optimised build drops it.
    @c(galley_pack_v1)
    public func register(_ host: PackHostRef, _ registrar: PackRegistrarRef) -> Int32 {
      Pack(id: "@ID@", version: "0.1.0").register(host, registrar) { pack in
        pack.add(Checklist.self)
      }
    }

    """#
  )

  /// The manifest of a pack in Swift.
  static let swiftNote = Template(
    "Sources/@MODULE@Manifest/manifest.c",
    "the pack's manifest",
    #"""
    /* What tools read without running the pack; keep it true. It is in C, as Swift puts no text
     * into a section of its own. */
    #include <galley.h>

    GALLEY_MANIFEST("{\"id\":\"@ID@\",\"version\":\"0.1.0\","
                    "\"abi\":1,\"min_abi\":1,"
                    "\"widgets\":[{\"type\":\"@TYPE@\",\"revision\":1}]}")

    """#
  )
}
