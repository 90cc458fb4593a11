internal import JSONText
internal import PackHost
internal import Pages

/// Writes what was noticed to standard error, in the form that was asked for.
struct DiagnosticReport {
  /// The form.
  let form: DiagnosticsChoice
  /// What the document is called.
  let file: String
  /// What standard error bears.
  let color: ColorSetting

  /// Writes the refusals of packs, then the page's diagnostics, in document order.
  func tell(_ refusals: [PackComplaint], _ diagnostics: [Diagnostic], on console: inout Console) {
    switch form {
    case .none: return
    case .json:
      console.tell(DiagnosticJSON.lines(refusals.map(\.diagnostic) + diagnostics))
    case .text:
      for refusal in refusals { console.tell(Message.text([refusal.sentence], color)) }
      console.tell(text(diagnostics))
    }
  }

  /// A line for each warning and error; remarks of less weight are for programs.
  private func text(_ diagnostics: [Diagnostic]) -> String {
    let printer = DiagnosticText(file: file)
    return diagnostics.filter { $0.severity >= .warning }.map { printer.line($0) + "\n" }.joined()
  }
}
