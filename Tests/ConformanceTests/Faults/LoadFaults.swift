import Conformance

/// Faults that show when a pack is loaded.
enum LoadFaults {
  static let all = loading + leavingAlone + registering

  private static let loading = [
    Fault(check: .loadEnds, macros: ["CONSTRUCTOR=abort()"]),
    Fault(check: .loadOpens, macros: ["FAULT_UNDEFINED"]),
    Fault(check: .loadEntryOwn, macros: ["FAULT_FOREIGN_ENTRY"]),
    Fault(check: .loadTime, macros: ["CONSTRUCTOR=usleep(150000)"]),
    Fault(check: .loadCalls, macros: ["ENTRY=sink = (int)host->width(NULL)"]),
    Fault(
      check: .loadWithoutExtensions,
      macros: [
        #"ENTRY=if (host->extension(GALLEY_STR("galley.none/1")) == NULL) return GALLEY_FAILED"#
      ]
    ),
    Fault(
      check: .loadSmallerTable,
      macros: ["ENTRY=sink = ((const volatile int *)(&host->note + 1))[0]"]
    ),
    Fault(
      check: .loadLargerTable,
      macros: ["ENTRY=if (host->size > sizeof *host) return GALLEY_FAILED"]
    ),
  ]

  private static let leavingAlone = [
    Fault(check: .loadSignals, macros: ["CONSTRUCTOR=signal(SIGINT, SIG_IGN)"]),
    Fault(check: .loadLocale, macros: [#"CONSTRUCTOR=setlocale(LC_ALL, "C.UTF-8")"#]),
    Fault(check: .loadUmask, macros: ["ENTRY=umask(0)"]),
    Fault(check: .loadDirectory, macros: [#"ENTRY=sink = chdir("/")"#]),
    Fault(check: .loadEnvironment, macros: [#"ENTRY=setenv("PACK_SETTING", "1", 1)"#]),
    Fault(check: .loadDescriptors, macros: [#"ENTRY=sink = open("/dev/null", O_RDONLY)"#]),
    Fault(check: .loadOutput, macros: [#"ENTRY=sink = (int)write(1, "hello\n", 6)"#]),
    Fault(check: .loadThreads, macros: ["ENTRY=start_thread()"]),
  ]

  private static let registering = [
    Fault(check: .loadRegisters, macros: ["ENTRY=return GALLEY_FAILED"]),
    Fault(check: .loadAsDeclared, macros: ["REVISION=2"]),
    Fault(check: .loadCallbacks, macros: ["FAULT_CALLBACK"]),
    Fault(
      check: .loadTypes,
      macros: [
        "ENTRY=return GALLEY_OK",
        "MANIFEST=" + FaultyPack.literal(#"{"id":"com.example.faulty","version":"1.0.0","abi":1}"#),
      ]
    ),
    Fault(
      check: .loadRepeats,
      macros: ["ENTRY=registrar->add(host, registrar, GALLEY_INIT(&widget))"]
    ),
    Fault(check: .loadSummary, macros: [#"SUMMARY="""#]),
    Fault(check: .loadSample, macros: [#"SAMPLE="""#]),
    Fault(check: .loadSampleForm, macros: [#"SAMPLE="{""#]),
    Fault(check: .loadProps, macros: ["PROPS=" + FaultyPack.literal(#"{"type":"objekt"}"#)]),
    Fault(
      check: .loadSampleFits,
      macros: ["PROPS=" + FaultyPack.literal(#"{"required":["title"]}"#)]
    ),
  ]
}
