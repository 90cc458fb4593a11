/// The style sheet of a page in HTML.
enum HTMLStyleSheet {
  private static let dark = [
    "1e1e1e", "f2777a", "8fc98f", "e6c06c", "7aa6e8", "c792d6", "66c2c2", "d6d6d6",
    "8a8a8a", "ff9a9c", "aee0ae", "ffd98a", "9dc1f5", "dcb0e8", "8adada", "ffffff",
  ]
  private static let light = [
    "1a1a1a", "b3261e", "1b6e2d", "7a5900", "1f4fa3", "7b3190", "00696e", "5c5c5c",
    "767676", "d0342c", "2a8a40", "946c00", "2f66c4", "9440ab", "00828a", "000000",
  ]

  static func text(isDark: Bool) -> String {
    let ground = isDark ? "#1e1e1e" : "#ffffff"
    let ink = isDark ? "#e6e6e6" : "#1a1a1a"
    var palette = ""
    for (index, color) in (isDark ? dark : light).enumerated() {
      palette += "--c\(index):#\(color);"
    }
    return """
      <style>
      .galley{--ground:\(ground);--ink:\(ink);\(palette)
      background:var(--ground);color:var(--ink);margin:0;padding:1em;overflow-x:auto;
      font:14px/16px ui-monospace,"DejaVu Sans Mono","Noto Sans Mono",Menlo,Consolas,monospace;
      font-variant-ligatures:none;tab-size:8}
      .galley .w{display:inline-block;vertical-align:top;overflow:hidden;height:16px}
      .galley a{color:inherit}
      .galley mark{background:none;color:inherit}
      .galley code{font:inherit}
      </style>

      """
  }
}
