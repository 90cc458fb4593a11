internal import CGalley
internal import JSONText
internal import TextLayout
internal import Widgets

extension HostTable {
  /// Text, lines and fills.
  @unsafe
  static func installOutput(_ table: inout galley_host) {
    unsafe table.run = { context, text, style in
      unsafe during(.drawing, context) { rendering in
        unsafe HostTable.spelling(text, style, in: rendering) { flow, bytes, style in
          flow.run(bytes, style: style)
        }
      }
    }
    unsafe table.newline = { context in
      unsafe during(.drawing, context) { rendering in
        rendering.flow.newline()
        return GALLEY_OK
      }
    }
    unsafe table.paragraph = { context, paragraph in
      unsafe during(.drawing, context) { rendering in
        unsafe rendering.flow.paragraph(Paragraph(paragraph))
        return GALLEY_OK
      }
    }
    unsafe table.fill = { context, pattern, style in
      unsafe during(.drawing, context) { rendering in
        unsafe HostTable.spelling(pattern, style, in: rendering) { flow, bytes, style in
          unsafe bytes.withUnsafeBufferPointer { unsafe flow.fill($0, style: style) }
        }
      }
    }
  }

  /// Hands on a text, its marks spelt in ASCII where the pack says that it consists of marks.
  @unsafe
  @inline(__always)
  private static func spelling(
    _ text: galley_str,
    _ style: UnsafePointer<galley_style>?,
    in rendering: RenderContext,
    _ type: (TextFlow, Span<UInt8>, Style) -> Void
  ) -> Int32 {
    let passed = unsafe SizedStruct.read(style, zero: galley_style())
    let isMarks = passed.map { $0.attributes & GALLEY_MARKS != 0 } ?? false
    if isMarks, rendering.flow.marks.charset == .ascii {
      type(rendering.flow, ASCIISpelling.spell(unsafe text.bytes.span).span, Style(passed))
    } else {
      type(rendering.flow, unsafe text.bytes.span, Style(passed))
    }
    return GALLEY_OK
  }

  /// How wide texts are.
  @unsafe
  static func installMetrics(_ table: inout galley_host) {
    unsafe table.text_width = { context, text in
      guard unsafe isActive(context) else { return 0 }
      return unsafe UInt32(clamping: OneLine.width(of: text.bytes.span))
    }
    unsafe table.wrap = { context, text, width, lines, capacity in
      guard unsafe isActive(context) else { return 0 }
      return unsafe HostTable.wrap(text, width: Int(width), lines, capacity)
    }
    unsafe table.width = { context in
      guard unsafe isActive(context),
        let rendering = unsafe activeCall.context?.takeUnretainedValue()
      else { return 0 }
      rendering.record(.width)
      return UInt32(rendering.flow.availableWidth)
    }
  }

  /// Breaks a text as the host would.
  @unsafe
  private static func wrap(
    _ text: galley_str,
    width: Int,
    _ lines: UnsafeMutablePointer<galley_span>?,
    _ capacity: Int
  ) -> Int {
    var cleaned: [UInt8] = []
    var origins: [TextOrigin] = []
    TextCleaner.append(unsafe text.bytes.span, to: &cleaned, origins: &origins)
    var wrapper = LineWrapper(0..<cleaned.count)
    var count = 0
    while let line = wrapper.next(in: cleaned.span, width: width) {
      if count < capacity, let lines = unsafe lines {
        let start = TextOrigin.raw(of: line.range.lowerBound, in: origins)
        let end = TextOrigin.raw(of: line.range.upperBound, in: origins)
        unsafe lines[count] = galley_span(
          offset: start,
          length: end - start,
          width: UInt32(line.width),
          reserved: 0
        )
      }
      count += 1
    }
    return count
  }
}

extension Style {
  /// What a pack passed; the enclosing box's style where it passed nothing.
  init(_ pointer: UnsafePointer<galley_style>?) {
    self.init(unsafe SizedStruct.read(pointer, zero: galley_style()))
  }

  /// What a pack passed inside of another struct.
  init(_ style: galley_style?) {
    guard let style else {
      self = .inherited
      return
    }
    self.init(
      role: Role(rawValue: UInt8(clamping: style.role)) ?? .none,
      attributes: Attributes(rawValue: UInt8(truncatingIfNeeded: style.attributes & 63)),
      foreground: Color(style.foreground),
      background: Color(style.background)
    )
  }
}

extension Color {
  /// What a pack passed.
  init(_ color: galley_color) {
    self = color.is_set == 0 ? .unset : Color(argb: color.argb)
  }
}

extension Paragraph {
  /// What a pack passed; the standard one where it passed nothing.
  init(_ pointer: UnsafePointer<galley_paragraph>?) {
    guard let passed = unsafe SizedStruct.read(pointer, zero: galley_paragraph()) else {
      self = .standard
      return
    }
    self.init(
      alignment: Alignment(abi: passed.alignment),
      wrap: passed.wrap == UInt32(GALLEY_WRAP_NONE) ? .none : .word,
      maxLines: Int(passed.max_lines),
      firstIndent: Int(passed.first_indent),
      restIndent: Int(passed.rest_indent)
    )
  }
}

extension Alignment {
  /// What a pack passed; leading for a number that this host doesn't know.
  init(abi number: UInt32) {
    self = Alignment(rawValue: UInt8(clamping: number)) ?? .leading
  }
}
