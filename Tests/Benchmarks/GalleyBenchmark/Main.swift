import Platform

/// Times one part of Galley on a file and prints the best of several runs.
///
/// Usage: galley-benchmark parse|page|wrap|width|wrap-once FILE [RUNS]
@main
enum Main {
  static func main() {
    let arguments = ThisProcess.arguments.map { FilePath(bytes: $0) }
    guard arguments.count >= 2, let input = try? FileReader.contents(of: arguments[1]) else {
      print("usage: galley-benchmark parse|page|wrap|width|wrap-once FILE [RUNS]")
      ThisProcess.exit(2)
    }
    let runs = arguments.count > 2 ? Int(arguments[2].printable) ?? 9 : 9
    let stopwatch = Stopwatch(runs: runs)
    switch arguments[0].printable {
    case "parse": stopwatch.report { Parsing.run(input) }
    case "page": PageDrawing(input).map { drawing in stopwatch.report { drawing.run() } }
    case "wrap": stopwatch.report(Wrapping(input)) { $0.wrap(width: 80) }
    case "width": stopwatch.report(Wrapping(input)) { $0.measure() }
    case "wrap-once": print(Wrapping(input).wrap(width: 80))
    default: ThisProcess.exit(2)
    }
  }
}
