extension CheckCatalogue {
  /// What shows when the pack is loaded.
  static let load = loading + leavingAlone + registering

  private static let loading = [
    Check(
      .loadEnds,
      .law,
      .load,
      "Loading it ends, and the process is still there.",
      why: "A pack that crashes, exits or hangs while it is loaded takes its host along.",
      mend: "Do nothing in constructors and little in the entry; the finding says what happened."
    ),
    Check(
      .loadOpens,
      .law,
      .load,
      "The loader opens it with all symbols bound (RTLD_NOW).",
      why: "A symbol that is nowhere would end the process when it is first called.",
      mend: "Link with -Wl,-z,defs, which finds such symbols while the pack is built."
    ),
    Check(
      .loadEntryOwn,
      .law,
      .load,
      "Its galley_pack_v1 lies in its own file.",
      why: "Else loading it would run another pack's entry a second time.",
      mend: "Don't link with a pack; move what both need into a library of its own."
    ),
    Check(
      .loadTime,
      .law,
      .load,
      "It is loaded in under 100 milliseconds.",
      why: "Every run of every command that loads it pays for that.",
      mend: "Move work from constructors and the entry to the first call that needs it."
    ),
    Check(
      .loadCalls,
      .law,
      .load,
      "While it is loaded it calls only extension, log and the registrar.",
      why: "All other functions of the host work in callbacks, with a context.",
      mend: "Call them in render, measure or event, on the thread that called the pack."
    ),
    Check(
      .loadWithoutExtensions,
      .law,
      .load,
      "It loads where none of the extensions that it asks for is there.",
      why: "Hosts differ, and most have none.",
      mend: "Test what extension returns for NULL, or name the extension under requires."
    ),
    Check(
      .loadSmallerTable,
      .law,
      .load,
      "It loads with a host table that ends where the first revision's ended.",
      why: "Memory behind an older host's table is not the pack's to read.",
      mend: "Test for functions that came later with GALLEY_HAS, or raise min_abi."
    ),
    Check(
      .loadLargerTable,
      .law,
      .load,
      "It loads with a host table that is larger than it knows.",
      why: "Newer hosts have more functions; a pack that insists on its own size dies with them.",
      mend: "Compare sizes with GALLEY_HAS, never for equality, and don't compare abi either."
    ),
  ]

  private static let leavingAlone = [
    Check(
      .loadSignals,
      .law,
      .load,
      "Loading it leaves signal handlers and masks alone.",
      why: "They belong to the host, which may need them to end in order.",
      mend: "Remove calls of signal, sigaction and sigprocmask."
    ),
    Check(
      .loadLocale,
      .law,
      .load,
      "Loading it leaves the locale alone.",
      why: "Numbers that the host prints would change with it.",
      mend: "Use newlocale and uselocale around what needs another locale."
    ),
    Check(
      .loadUmask,
      .law,
      .load,
      "Loading it leaves the umask alone.",
      why: "Files of the host would get other permissions.",
      mend: "Give the mode when a file is created."
    ),
    Check(
      .loadDirectory,
      .law,
      .load,
      "Loading it leaves the working directory alone.",
      why: "Relative paths of the host would lead elsewhere.",
      mend: "Use absolute paths, or openat."
    ),
    Check(
      .loadEnvironment,
      .law,
      .load,
      "Loading it leaves the environment alone.",
      why: "Other packs and programs that the host starts would see it; setenv isn't thread-safe.",
      mend: "Keep settings in variables of the pack."
    ),
    Check(
      .loadDescriptors,
      .law,
      .load,
      "Loading it opens and closes no descriptors of the process.",
      why: "Closed ones are the host's own; ones left open reach every program that it starts.",
      mend: "Close what is opened, and nothing else; open with O_CLOEXEC."
    ),
    Check(
      .loadOutput,
      .law,
      .load,
      "Loading it writes nothing to standard output and standard error.",
      why: "Standard output is the page; programs that read it would read the pack's words.",
      mend: "Use the host's log."
    ),
    Check(
      .loadThreads,
      .lint,
      .load,
      "Loading it starts no threads.",
      why: "They run in every process that only lists packs, and outlive the pack's turn.",
      mend: "Start a thread when there is work for it, and end it afterwards."
    ),
  ]

  private static let registering = [
    Check(
      .loadRegisters,
      .law,
      .load,
      "Its entry returns GALLEY_OK, and the registrar takes what it registers.",
      why: "A pack whose entry fails is left out as a whole.",
      mend: "Return what add returned; give descriptors a size, a type and render."
    ),
    Check(
      .loadAsDeclared,
      .law,
      .load,
      "It registers the types and revisions that its manifest names, and no others.",
      why: "Tools decide by the manifest what the pack would do.",
      mend: "Write the manifest and the entry from one list."
    ),
    Check(
      .loadCallbacks,
      .law,
      .load,
      "Its callbacks are addresses of code.",
      why: "Calling anything else ends the process.",
      mend: "Set render, measure and event to functions, and zero the rest of the descriptor."
    ),
    Check(
      .loadTypes,
      .lint,
      .load,
      "It registers at least one type.",
      why: "Else loading it does nothing.",
      mend: "Register a type, or don't ship the pack."
    ),
    Check(
      .loadRepeats,
      .lint,
      .load,
      "It registers each type once.",
      why: "Only the last one counts, and nobody says so where it is written.",
      mend: "Remove the others."
    ),
    Check(
      .loadSummary,
      .lint,
      .load,
      "Each type has a summary.",
      why: "Listings show it to people who look for a widget.",
      mend: "Set summary to a sentence about the widget."
    ),
    Check(
      .loadSample,
      .lint,
      .load,
      "Each type has a sample.",
      why: "Checks and galleries have nothing else to draw it with.",
      mend: "Set sample to data that draws well."
    ),
    Check(
      .loadSampleForm,
      .law,
      .load,
      "Samples are JSON.",
      why: "Tools read them.",
      mend: "Mend the sample; it is the JSON text of data."
    ),
    Check(
      .loadProps,
      .law,
      .load,
      "Schemas of data are JSON Schemas of the subset that galley.h names.",
      why: "Tools read them.",
      mend: "Mend props; the finding says where."
    ),
    Check(
      .loadSampleFits,
      .lint,
      .load,
      "Samples fit the schemas of their types.",
      why: "One of the two is wrong, and people copy both.",
      mend: "Mend the sample or the schema; the finding says where they part."
    ),
  ]
}
