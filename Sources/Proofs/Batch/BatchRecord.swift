internal import JSONText
internal import PackHost
internal import Pages
internal import Platform

/// The result of one line of a batch, as one line of JSON.
struct BatchRecord {
  private let line: BatchLine
  private var writer = JSONWriter()

  init(_ line: BatchLine) {
    self.line = line
  }

  /// The record of a page, or of what isn't one.
  consuming func bytes(
    _ response: RenderResponse,
    _ status: PageStatus,
    _ options: BatchOptions
  )
    -> [UInt8]
  {
    begin(status)
    if let failure = response.failure {
      write([failure.diagnostic])
    } else {
      write(response.output, as: options.request.format)
      if options.listsDiagnostics { write(response.diagnostics) }
    }
    return end()
  }

  /// The record of a line that was too long to be read.
  consuming func bytesOfTooLongLine() -> [UInt8] {
    begin(.notAPage)
    let message = "the line is longer than \(BatchInput.longestLine) bytes"
    write([Diagnostic(.limitExceeded, message: message)])
    return end()
  }

  private mutating func begin(_ status: PageStatus) {
    writer.begin(.object)
    writer.member("index", line.index)
    if let file = line.file {
      writer.member("file", file.text)
      writer.member("line", line.number)
    }
    writer.member("status", status.rawValue)
  }

  private consuming func end() -> [UInt8] {
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  private mutating func write(_ output: [UInt8], as format: OutputFormat) {
    writer.key("output")
    if format == .json {
      writer.raw(output.dropLast())
    } else {
      writer.string(output.span)
    }
  }

  private mutating func write(_ diagnostics: [Diagnostic]) {
    writer.key("diagnostics")
    writer.begin(.array)
    for diagnostic in diagnostics { DiagnosticJSON.write(diagnostic, to: &writer) }
    writer.end(.array)
  }
}
