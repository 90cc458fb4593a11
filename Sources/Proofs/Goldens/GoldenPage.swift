internal import PackHost
internal import Platform
internal import Playback
internal import TextLayout
internal import Widgets

/// A page, or a scenario that plays on one, with the goldens that it is to have.
package struct GoldenPage: Sendable {
  /// One golden file.
  struct Golden: Hashable, Sendable {
    let file: FilePath
    let format: GoldenFormat
    /// Columns; nil: of all widths.
    let width: Int?
  }

  /// One rendering that goldens are made from.
  struct Rendering: Hashable, Sendable {
    let width: Int
    let format: OutputFormat
  }

  let folder: GoldenFolder
  let file: FilePath
  let kind: GoldenKind
  /// The path below the folder of pages, without its ending.
  let name: FilePath

  /// The widths at which it is looked at: those of the settings, or the one that a scenario has itself.
  var widths: [Int] {
    if case .scenario(let width?) = kind { [width] } else { folder.settings.widths }
  }

  /// The goldens, in the order of widths and formats.
  var goldens: [Golden] {
    let settings = folder.settings
    let drawn = widths.flatMap { width in
      settings.formats.filter { $0 != .diagnostics }.map { golden($0, width) }
    }
    return settings.formats.contains(.diagnostics) ? drawn + [golden(.diagnostics, nil)] : drawn
  }

  /// What has to be rendered for the goldens: at least once at each width.
  var renderings: [Rendering] {
    widths.flatMap { width in
      var formats: [OutputFormat] = []
      for format in folder.settings.formats.compactMap(\.output) where !formats.contains(format) {
        formats.append(format)
      }
      return (formats.isEmpty ? [.plain] : formats).map { Rendering(width: width, format: $0) }
    }
  }

  /// The request of a rendering: a fixed width, carousels in full, nothing from the terminal.
  func request(_ rendering: Rendering, document: [UInt8]) -> RenderRequest {
    var request = RenderRequest(document: document)
    request.width = rendering.width
    request.format = rendering.format
    request.isASCII = folder.settings.isASCII
    return request
  }

  /// How a scenario is looked at for a rendering.
  func settings(_ rendering: Rendering, of scenario: Scenario) -> PlaySession.Settings {
    var settings = PlaySession.Settings().with(scenario)
    settings.view.width = rendering.width
    settings.view.isASCII = folder.settings.isASCII
    return settings
  }

  private func golden(_ format: GoldenFormat, _ width: Int?) -> Golden {
    let middle = width.map { ".\($0)" } ?? ""
    let name = FilePath(bytes: name.bytes + Array("\(middle).\(format.ending)".utf8))
    return Golden(file: GoldenFolder.inner(folder.goldens, name), format: format, width: width)
  }
}
