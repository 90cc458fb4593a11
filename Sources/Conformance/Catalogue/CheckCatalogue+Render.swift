extension CheckCatalogue {
  /// What shows when the pack draws.
  static let render = drawing + manners

  private static let drawing = [
    Check(
      .renderSample,
      .law,
      .render,
      "Each type draws its own sample.",
      why: "If the data that its author chose can't be drawn, none can.",
      mend: "Mend render or the sample; the finding has the host's words."
    ),
    Check(
      .renderRepeats,
      .law,
      .render,
      "The same data is drawn as the same bytes, each time and in each process.",
      why: "Goldens, caches and reviews compare pages byte by byte.",
      mend: "Draw from data, state and width alone: no clock, no random numbers, no addresses."
    ),
    Check(
      .renderWidths,
      .law,
      .render,
      "It draws at every width from 0 to 500.",
      why: "Terminals are narrow, boxes in boxes are narrower.",
      mend: "Don't subtract from a width without looking; let the host wrap and clip."
    ),
    Check(
      .renderMeasure,
      .law,
      .render,
      "What measure tells is what render takes.",
      why: "Rows and grids reserve what is told; the rest is cut or left empty.",
      mend: "Compute both from one place, or leave measure out: the host then draws to find out."
    ),
    Check(
      .renderEvents,
      .law,
      .render,
      "It survives any event, with any value.",
      why: "Scenarios and older pages send events that a newer widget doesn't know.",
      mend: "Compare the event's name, and read only the member that the value's type names."
    ),
    Check(
      .renderEmpty,
      .law,
      .render,
      "It survives empty data, and none.",
      why: "Servers send {} when they have nothing.",
      mend: "Read with the checked reads and return their status."
    ),
    Check(
      .renderNull,
      .law,
      .render,
      "It survives null for data.",
      why: "Servers send null when they have nothing.",
      mend: "Read with the checked reads; a handle of null reads as absent."
    ),
    Check(
      .renderWrongTypes,
      .law,
      .render,
      "It survives a value of another type at every key that it reads.",
      why: "Contracts drift; one bad field must cost one placeholder.",
      mend: "Return the status of checked reads; test what quiet reads return."
    ),
    Check(
      .renderHostFailures,
      .law,
      .render,
      "It survives the failure of any one call to the host.",
      why: "Limits are reached and memory runs out, somewhere, once.",
      mend: "Test scratch for NULL and statuses for GALLEY_OK before using what they gave."
    ),
    Check(
      .renderFuzz,
      .law,
      .render,
      "It survives random data: deep, huge, with emoji, bidirectional text and NUL.",
      why: "Data comes from outside.",
      mend: "Use lengths, never NUL, to end strings; bound recursion and arrays of your own."
    ),
    Check(
      .renderGrowth,
      .law,
      .render,
      "A thousand drawings take no more memory than a hundred.",
      why: "A host that stays open draws for days.",
      mend: "Free what render allocates, or take it from scratch."
    ),
    Check(
      .renderTime,
      .law,
      .render,
      "Drawing its sample takes under 100 milliseconds.",
      why: "A page has a hundred widgets.",
      mend: "Do the work once and keep it, or do less of it."
    ),
  ]

  private static let manners = [
    Check(
      .renderControls,
      .law,
      .render,
      "It writes no control characters of its own.",
      why: "The host shows them as pictures; styles and boxes are calls, not escape sequences.",
      mend: "Use a galley_style for colour, newline for lines, boxes and tables for columns."
    ),
    Check(
      .renderPhase,
      .law,
      .render,
      "It calls the host's functions in their phase, with the context of the call under way.",
      why: "Such calls do nothing.",
      mend: "Draw in render only, set state in event only, and keep no context or handle."
    ),
    Check(
      .renderThread,
      .law,
      .render,
      "It calls the host on the thread that called it.",
      why: "Such calls do nothing; only log may be called from any thread.",
      mend: "Let other threads compute, and the thread that was called draw."
    ),
    Check(
      .renderBalanced,
      .law,
      .render,
      "It closes the boxes, tables and tappable regions that it opens, and no others.",
      why: "What was drawn is thrown away otherwise.",
      mend: "Pair each begin with its end on every path through render."
    ),
    Check(
      .renderArguments,
      .law,
      .render,
      "It passes the host arguments that galley.h allows.",
      why: "Such calls do nothing.",
      mend: "Set the size of every struct (GALLEY_INIT), and pass results that exist."
    ),
    Check(
      .renderInputs,
      .law,
      .render,
      "It leaves what it reads as it is.",
      why: "Strings of the host lie in the page document; other widgets read them too.",
      mend: "Copy a string before changing it."
    ),
    Check(
      .renderOutput,
      .law,
      .render,
      "Drawing writes nothing to standard output and standard error.",
      why: "Standard output is the page.",
      mend: "Use the host's log, or note for what people should know about the data."
    ),
    Check(
      .renderProcess,
      .law,
      .render,
      "Drawing leaves signals, locale, umask, directory, environment, descriptors and threads alone.",
      why: "They belong to the host and to all packs.",
      mend: "As for the same while loading: galley check --explain load-signals and so on."
    ),
  ]
}
