extension Template {
  /// What the linker lets out.
  static let exports = Template(
    "entry.map",
    "what the library exports",
    #"""
    # What the library exports: its entry. All else stays inside, so that packs never meet by name.
    {
      global: galley_pack_v1;
      local: *;
    };

    """#
  )
}
