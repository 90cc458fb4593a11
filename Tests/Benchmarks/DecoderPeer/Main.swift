import Foundation

/// Foundation's way from a page document to structs: the peer for parsing.
///
/// Usage: decoder-peer FILE [RUNS]; prints `SECONDS WIDGETS`, the best of several runs.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
    var best = Double.infinity
    var widgets = 0
    for _ in 0..<(arguments.count > 2 ? Int(arguments[2]) ?? 3 : 3) {
      let start = DispatchTime.now().uptimeNanoseconds
      let envelope = try JSONDecoder().decode(Envelope.self, from: data)
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
      widgets = envelope.page.sections.reduce(0) { $0 + $1.widgets.count }
    }
    print("\(best) \(widgets)")
  }
}
