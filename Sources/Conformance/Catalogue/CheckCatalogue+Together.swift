extension CheckCatalogue {
  /// What shows when packs come together.
  static let together = [
    Check(
      .setID,
      .law,
      .set,
      "No two packs have one id.",
      why: "State, order and waivers go by the id.",
      mend: "Give one of them another id, or load only one."
    ),
    Check(
      .setOrder,
      .law,
      .set,
      "The packs can be put in an order that keeps what they say under after.",
      why: "No pack is loaded otherwise.",
      mend: "Remove one of the entries."
    ),
    Check(
      .setAfter,
      .lint,
      .set,
      "The packs that a pack comes after are there.",
      why: "An id that is misspelt, or gone, orders nothing.",
      mend: "Check the pack together with those it comes after, or correct the id."
    ),
    Check(
      .setUndeclaredOverride,
      .law,
      .set,
      "A pack that draws what another one draws says so.",
      why: "Two teams chose one name, and one of them disappears from the page.",
      mend: "Name the type under overrides if that is meant, or rename it."
    ),
    Check(
      .setOverrideOfNothing,
      .law,
      .set,
      "What a pack overrides is drawn by a pack before it.",
      why: "The type that was to be changed is misspelt, gone, or loaded later.",
      mend: "Correct the type, or name the other pack under after."
    ),
    Check(
      .setPolicy,
      .law,
      .set,
      "The policies of all types are met.",
      why: "A pack whose policy isn't met is left out as a whole.",
      mend: "Load the packs in another order, or change the policy."
    ),
    Check(
      .setSharedLibrary,
      .law,
      .set,
      "Packs that need libraries of one name mean one file.",
      why: "The loader gives the second pack the first one's library, of whatever version.",
      mend: "Link the library in, or give it a name of the pack's own."
    ),
    Check(
      .setPageOrder,
      .lint,
      .set,
      "Pages look the same in whatever order packs are loaded that don't name one.",
      why: "The order is that of file names, which change for other reasons.",
      mend: "Name one of the packs under the other's after."
    ),
  ]
}
