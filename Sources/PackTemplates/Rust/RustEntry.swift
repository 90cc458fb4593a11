extension Template {
  /// The entry and the manifest in Rust.
  static let rustEntry = Template(
    "src/lib.rs",
    "the pack's entry and its manifest",
    #"""
    //! The pack's manifest and its entry function.

    mod abi;
    mod checklist;
    mod page;

    /// What tools read without running the pack. Keep it true.
    const MANIFEST: &str = concat!(
        r#"{"id":"@ID@","version":"0.1.0","abi":1,"min_abi":1,"#,
        r#""widgets":[{"type":"@TYPE@","revision":1}]}"#
    );

    #[used]
    #[link_section = ".note.galley"]
    static NOTE: abi::Note<{ abi::Note::<0>::size(MANIFEST) }> = abi::Note::new(MANIFEST);

    /// Registers the pack's widget; the one function that the library exports.
    ///
    /// # Safety
    /// Only the host calls this, with pointers as `galley.h` describes them.
    #[no_mangle]
    pub unsafe extern "C" fn galley_pack_v1(
        host: *const abi::Host,
        registrar: *mut abi::Registrar,
    ) -> i32 {
        page::register::<checklist::Checklist>(host, registrar)
    }

    """#
  )
}
