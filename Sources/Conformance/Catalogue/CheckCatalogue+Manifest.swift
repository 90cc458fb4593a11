extension CheckCatalogue {
  /// What the pack says of itself.
  static let manifest = [
    Check(
      .manifestPresent,
      .lint,
      .file,
      "It has a manifest.",
      why: "Without one, tools must run the pack to know its id and its types.",
      mend: "Write one with GALLEY_MANIFEST."
    ),
    Check(
      .manifestForm,
      .law,
      .file,
      "The manifest is one note of JSON with id, version and abi, each in form.",
      why: "A host refuses a pack whose manifest it can't read.",
      mend: "Use GALLEY_MANIFEST once, with a JSON object; the finding names the field."
    ),
    Check(
      .manifestID,
      .law,
      .file,
      "Its id is a reverse DNS name.",
      why: "Ids of different teams must not meet.",
      mend: "Use a name below a domain of yours, such as com.example.widgets."
    ),
    Check(
      .manifestABI,
      .law,
      .file,
      "min_abi is not above abi.",
      why: "A pack can't need more than it was built against.",
      mend: "Lower min_abi, or build against the header whose revision is needed."
    ),
    Check(
      .manifestHost,
      .law,
      .file,
      "min_abi is not above the revision that this host speaks.",
      why: "Such a host refuses the pack.",
      mend: "Lower min_abi and test for newer functions with GALLEY_HAS, or use a newer galley."
    ),
    Check(
      .manifestRequires,
      .law,
      .file,
      "The extensions under requires are ones that this host has.",
      why: "Such a host refuses the pack.",
      mend: "Ask for the extension at run time and do without, or use a newer galley."
    ),
    Check(
      .manifestTypes,
      .law,
      .file,
      "The manifest names each type once.",
      why: "Of two entries with one type, tools and hosts would believe different ones.",
      mend: "Remove one."
    ),
    Check(
      .manifestOverrides,
      .law,
      .file,
      "What it overrides is among its types.",
      why: "A pack overrides a type by registering it; anything else is a misspelling.",
      mend: "Spell the type under overrides as under widgets, or remove it."
    ),
    Check(
      .manifestAfter,
      .law,
      .file,
      "It doesn't want to come after itself.",
      why: "Such packs can't be put in order, and no pack is loaded.",
      mend: "Name other packs under after."
    ),
    Check(
      .manifestVersion,
      .lint,
      .file,
      "Its version is a semantic version.",
      why: "Others can't tell a fix from a change that breaks them.",
      mend: "Write MAJOR.MINOR.PATCH."
    ),
    Check(
      .manifestKeys,
      .lint,
      .file,
      "The manifest has no unknown keys.",
      why: "A misspelt key is silently nothing.",
      mend: "Correct the spelling; keys of your own belong into a file beside the pack."
    ),
  ]

  /// What a team has decided to live with.
  static let waivers = [
    Check(
      .waiverExpired,
      .law,
      .waivers,
      "No waiver has expired.",
      why: "What was to be mended by that day isn't.",
      mend: "Mend the pack, or decide again and give the waiver a later date."
    ),
    Check(
      .waiverUnused,
      .lint,
      .waivers,
      "Every waiver waives something.",
      why: "A waiver for what is mended would hide it when it comes back.",
      mend: "Remove the waiver."
    ),
  ]
}
