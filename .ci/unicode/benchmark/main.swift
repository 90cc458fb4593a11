// Wraps or measures one long line; compiled together with TextLayout's Unicode sources.
//
// benchmark cost KIND BYTES     wraps once, for counting instructions
// benchmark time                prints a row for each kind: name, MB/s

internal import Glibc

/// Texts that are repeated to the size asked for, each without a line feed.
let kinds: [(name: String, text: String)] = [
  (
    "ascii",
    "A proof is pulled before the press runs; errors (there are some) cost least at that point. "
  ),
  (
    "mixed",
    "Plain words of a proof. Größe und Übermut, naïve café. 春眠暁を覚えず、処処啼鳥を聞く。 👩🏽‍🚀 🎉 ❤️ 🇩🇪 flags. "
  ),
  ("ideographs", "春眠暁を覚えず、処処啼鳥を聞く。夜来風雨の声、花落つること知る多少。"),
  ("unbroken", "word"),
  ("marks", "e\u{301}\u{302} "),
]

func text(_ piece: String, _ size: Int) -> [UInt8] {
  let bytes = Array(piece.utf8)
  var text: [UInt8] = []
  text.reserveCapacity(size + bytes.count)
  while text.count < size { text += bytes }
  return text
}

func wrap(_ text: [UInt8]) -> Int {
  var wrapper = LineWrapper(0..<text.count)
  var lines = 0
  while wrapper.next(in: text.span, width: 80) != nil { lines += 1 }
  return lines
}

func seconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The best speed of some runs, in MB/s.
func speed(of text: [UInt8], _ body: ([UInt8]) -> Int) -> Int {
  var best = Double.infinity
  var sum = 0
  for _ in 0..<20 {
    let start = seconds()
    sum += body(text)
    best = min(best, seconds() - start)
  }
  precondition(sum > 0)
  return Int(Double(text.count) / best / 1e6)
}

let arguments = CommandLine.arguments
if arguments.count == 4, let kind = kinds.first(where: { $0.name == arguments[2] }) {
  print(wrap(text(kind.text, Int(arguments[3]) ?? 0)))
} else {
  for kind in kinds.prefix(2) {
    let text = text(kind.text, 1 << 20)
    print("width", kind.name, speed(of: text) { TextWidth.width(of: $0.span) })
    print("wrap", kind.name, speed(of: text, wrap))
  }
}
