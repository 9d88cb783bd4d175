import SourceText
import Standards

/// The findings as one page, for people: a section a file, with the lines that are meant and the card drawn where it fails.
///
/// It needs no other file and no script, and is light or dark as the reader wants it.
struct HTMLReport {
  private let file: CheckedFile
  private let options: ReportOptions
  private let lines: LineTable

  init(_ file: CheckedFile, _ options: ReportOptions) {
    (self.file, self.options) = (file, options)
    lines = LineTable(file.text)
  }

  /// The colours of pages, light and dark.
  static let colors = """
    :root { --ground: #f5f6f7; --card: #fff; --text: #1d2d3e; --quiet: #556b82; --line: #d9dee3;
      --error: #aa0808; --warning: #a45d00; --info: #0064d9; --hint: #556b82; }
    @media (prefers-color-scheme: dark) { :root { --ground: #12171c; --card: #1d232a; --text: #eaecee; --quiet: #a9b4be;
      --line: #3a4552; --error: #ff8888; --warning: #ffc05c; --info: #7fbaff; --hint: #a9b4be; } }
    """

  static let opening = Array(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Cardwright: findings</title>
    <style>
    \(colors)
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 24px 16px; max-width: 1100px; background: var(--ground); color: var(--text);
      font: 15px/1.45 system-ui, sans-serif; }
    h1 { font-size: 24px; margin: 0 0 16px; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 16px; }
    h2 { font-size: 17px; margin: 0 0 8px; overflow-wrap: anywhere; }
    .parts { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
    ol { list-style: none; margin: 0; padding: 0; flex: 1 1 360px; min-width: 0; }
    li { border-top: 1px solid var(--line); padding: 10px 0; }
    li:first-child { border-top: 0; padding-top: 0; }
    .severity { font-weight: 600; }
    .error { color: var(--error); } .warning { color: var(--warning); } .info { color: var(--info); }
    .hint { color: var(--hint); }
    .place { color: var(--quiet); font-size: 13px; }
    a { color: var(--info); }
    pre { margin: 6px 0 0; padding: 8px; overflow-x: auto; background: var(--ground); border-radius: 6px;
      font: 13px/1.4 ui-monospace, monospace; }
    figure { margin: 0; }
    figure img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
    figcaption { color: var(--quiet); font-size: 13px; margin: 6px 0 16px; }
    footer { color: var(--quiet); }
    </style>
    </head>
    <body>
    <main>
    <h1>Findings in cards</h1>

    """.utf8)

  static func closing(_ summary: ReportSummary) -> [UInt8] {
    let unread = summary.unread.map { "<li>\(escaped($0.reason))</li>\n" }.joined()
    let section = unread.isEmpty ? "" : "<section>\n<h2>Not checked</h2>\n<ol>\n\(unread)</ol>\n</section>\n"
    return Array(
      "\(section)</main>\n<footer>\(XMLEscape.anywhere.escaped(summary.sentence))</footer>\n</body>\n</html>\n".utf8)
  }

  var bytes: [UInt8] {
    var bytes = Array("<section>\n<h2>\(Self.escaped(file.path))</h2>\n<div class=\"parts\">\n<ol>\n".utf8)
    for diagnostic in file.diagnostics { bytes += item(diagnostic).utf8 }
    bytes += "</ol>\n".utf8
    if !file.pictures.isEmpty {
      bytes += "<div>\n".utf8
      for picture in file.pictures {
        let caption = Self.escaped(picture.caption)
        bytes += "<figure><img alt=\"The card \(caption)\" src=\"data:image/svg+xml;base64,".utf8
        bytes += Base64.encoded(picture.svg)
        bytes += "\"><figcaption>\(caption)</figcaption></figure>\n".utf8
      }
      bytes += "</div>\n".utf8
    }
    return bytes + Array("</div>\n</section>\n".utf8)
  }

  private func item(_ diagnostic: Diagnostic) -> String {
    let position = lines.position(of: diagnostic.range.start, in: .utf32)
    let code = diagnostic.kind.code
    let severity = diagnostic.severity.reportName
    let rule = options.page(for: code).map { "<a href=\"\(Self.escaped($0))\">\(code)</a>" } ?? code
    let excerpt = SourceExcerpt(
      file.text, line: lines.range(ofLine: lines.line(at: diagnostic.range.start)), marked: diagnostic.range)
    return """
      <li><span class="severity \(severity)">\(severity)</span> \(Self.escaped(diagnostic.message))
      <div class="place">line \(position.line + 1), column \(position.character + 1) · \(rule)</div>
      <pre>\(Self.escaped(excerpt.text))\n\(Self.escaped(excerpt.indent + excerpt.mark))</pre></li>

      """
  }

  private static func escaped(_ text: String) -> String { XMLEscape.anywhere.escaped(text) }
}
