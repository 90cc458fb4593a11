import Conformance

/// Faults that show when a widget is drawn.
enum RenderFaults {
  static let all = drawing + manners

  private static let drawing = [
    Fault(
      check: .renderSample,
      macros: ["SAMPLE=" + FaultyPack.literal(#"{"nome":"world"}"#), #"PROPS="{}""#]
    ),
    before(
      .renderRepeats,
      "static char mark = 'a'; galley_str text = {&mark, 1};"
        + " host->run(context, text, NULL); mark++"
    ),
    before(.renderWidths, "if (host->width(context) == 13) abort()"),
    Fault(check: .renderMeasure, macros: ["FAULT_MEASURE"]),
    Fault(check: .renderEvents, macros: ["FAULT_EVENT"]),
    before(
      .renderEmpty,
      "if (host->kind(context, host->data(context)) == GALLEY_KIND_OBJECT"
        + " && host->count(context, host->data(context)) == 0) abort()"
    ),
    before(
      .renderNull,
      "if (host->kind(context, host->data(context)) == GALLEY_KIND_NULL) abort()"
    ),
    before(
      .renderWrongTypes,
      "if (kind_of_name(host, context) == GALLEY_KIND_ARRAY) abort()"
    ),
    before(.renderHostFailures, "*(volatile char *)host->scratch(context, 16, 8) = 1"),
    before(.renderFuzz, "if (name_of(host, context).len > 500000) abort()"),
    before(.renderGrowth, "kept_memory = malloc(100)"),
    before(.renderTime, "static int calls; if (calls++ < 5) usleep(150000)"),
  ]

  private static let manners = [
    before(.renderControls, #"host->run(context, GALLEY_STR("\033[31m"), NULL)"#),
    before(
      .renderPhase,
      "galley_value value = GALLEY_ZERO;"
        + #" host->set_state(context, GALLEY_STR("seen"), GALLEY_INIT(&value))"#
    ),
    before(.renderThread, "call_elsewhere(host, context)"),
    before(
      .renderBalanced,
      "galley_box box = GALLEY_ZERO; host->box_begin(context, GALLEY_INIT(&box))"
    ),
    before(.renderArguments, "host->string(context, host->data(context), NULL)"),
    before(
      .renderInputs,
      "galley_str text = name_of(host, context); if (text.len > 0) *(char *)text.ptr = 'X'"
    ),
    before(.renderOutput, #"sink = (int)write(1, "hello\n", 6)"#),
    before(.renderProcess, "umask(0)"),
  ]

  private static func before(_ check: CheckID, _ statement: String) -> Fault {
    Fault(check: check, macros: ["BEFORE=\(statement)"])
  }
}
