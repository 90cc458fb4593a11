internal import CGalley
internal import JSONText
internal import Pages
internal import Widgets

extension galley_color {
  /// No colour.
  static var unset: galley_color { galley_color(argb: 0, is_set: 0) }

  /// A document's colour on the ground in use.
  init(_ atom: ColorAtom?, in document: JSONDocument) {
    guard
      let argb = atom.flatMap({
        unsafe ColorToken.argb($0, in: document, onDark: activeCall.isDark)
      })
    else {
      self = .unset
      return
    }
    self.init(argb: argb, is_set: 1)
  }
}

extension galley_text {
  /// The struct that says nothing.
  static var zero: galley_text {
    var text = unsafe galley_text()
    unsafe text.size = UInt32(MemoryLayout<galley_text>.stride)
    return unsafe text
  }

  /// A decoded text.
  init(_ atom: TextAtom?, in document: JSONDocument) {
    unsafe self = .zero
    guard let atom else { return }
    unsafe text = galley_str(atom.text, in: document)
    unsafe color = galley_color(atom.color, in: document)
    unsafe alignment = UInt32(atom.alignment.rawValue)
    unsafe max_lines = atom.maxLines
    unsafe is_markdown = atom.isMarkdown ? 1 : 0
    unsafe font_size = UInt32(max(0, min(atom.font.size, 10_000)))
    unsafe font_weight = UInt32(atom.font.weight)
    unsafe font_token = galley_str(atom.font.token, in: document)
  }
}

extension galley_image {
  /// A decoded image.
  init(_ atom: ImageAtom, in document: JSONDocument) {
    unsafe self.init()
    unsafe size = UInt32(MemoryLayout<galley_image>.stride)
    unsafe aspect_millionths = atom.aspectMillionths
    unsafe url = galley_str(atom.url, in: document)
    unsafe alt = galley_str(atom.alt, in: document)
    unsafe scale_mode = galley_str(atom.scaleMode, in: document)
  }
}

extension galley_icon {
  /// A decoded icon; one without a symbol for none.
  init(_ atom: IconAtom?, in document: JSONDocument) {
    unsafe self.init()
    unsafe size = UInt32(MemoryLayout<galley_icon>.stride)
    guard let atom else { return }
    unsafe points = UInt32(max(0, min(atom.size, 10_000)))
    unsafe symbol = galley_str(atom.symbol, in: document)
    unsafe color = galley_color(atom.color, in: document)
    unsafe action = Handle.make(atom.action)
  }
}

extension galley_button {
  /// A decoded button.
  init(_ atom: ButtonAtom, in document: JSONDocument) {
    unsafe self.init()
    unsafe size = UInt32(MemoryLayout<galley_button>.stride)
    unsafe style = UInt32(atom.style.rawValue)
    unsafe title = galley_text(atom.title, in: document)
    unsafe background = galley_color(atom.background, in: document)
    unsafe icon = galley_icon(atom.icon, in: document)
    unsafe full_width = atom.fillsWidth ? 1 : 0
    unsafe disabled = atom.isDisabled ? 1 : 0
    unsafe action = Handle.make(atom.action)
  }
}

extension galley_tag {
  /// A decoded tag.
  init(_ atom: TagAtom, in document: JSONDocument) {
    unsafe self.init()
    unsafe size = UInt32(MemoryLayout<galley_tag>.stride)
    unsafe text = galley_text(atom.text, in: document)
    unsafe background = galley_color(atom.background, in: document)
    unsafe border = galley_color(atom.borderColor, in: document)
    unsafe icon = galley_icon(atom.icon, in: document)
    unsafe action = Handle.make(atom.action)
  }
}
