import CardComparison
import SourceText
import Standards

/// What differs between two versions of cards as one page, with the drawings of both one above the other.
///
/// It needs no other file, and is light or dark as the reader wants it. Without its script the drawings stand side by side.
struct ComparisonPage {
  private let report: ComparisonReport

  /// More environments of one card are not shown: a page of thousands of drawings opens for nobody.
  private static let mostPictures = 48

  init(_ report: ComparisonReport) { self.report = report }

  var bytes: [UInt8] {
    let title = "Cards: \(Self.escaped(report.old)) → \(Self.escaped(report.new))"
    var bytes = Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(HTMLReport.colors)
      \(Self.style)
      </style>
      </head>
      <body data-view="side">
      <header>
      <h1>\(title)</h1>
      <p>\(Self.escaped(report.summary))</p>
      \(Self.tools)
      </header>
      <div class="page">
      \(contents)
      <main>

      """.utf8)
    for (index, file) in report.files.enumerated() { append(file, index, to: &bytes) }
    return bytes + Array("</main>\n</div>\n<script>\n\(Self.script)\n</script>\n</body>\n</html>\n".utf8)
  }

  /// What leads to each of the files, where there are several.
  private var contents: String {
    guard report.files.count > 1 else { return "" }
    let items = report.files.enumerated().map { index, file in
      "<li><a href=\"#f\(index)\">\(Self.breakable(file.path))</a> \(Self.badge(file))</li>"
    }
    return "<nav aria-label=\"Cards\"><ol>\n\(items.joined(separator: "\n"))\n</ol></nav>"
  }

  private func append(_ file: ComparedFile, _ index: Int, to bytes: inout [UInt8]) {
    bytes += "<section id=\"f\(index)\" tabindex=\"-1\" aria-labelledby=\"h\(index)\">\n".utf8
    bytes += "<h2 id=\"h\(index)\">\(Self.breakable(file.path)) \(Self.badge(file))</h2>\n".utf8
    if let old = file.oldPath { bytes += "<p class=\"quiet\">was \(Self.breakable(old))</p>\n".utf8 }
    for note in file.notes { bytes += "<p class=\"note\">\(Self.escaped(note))</p>\n".utf8 }
    if let emptiness = file.emptiness { bytes += "<p class=\"quiet\">\(emptiness)</p>\n".utf8 }
    bytes += "<div class=\"parts\">\n".utf8
    let items = items(file)
    if !items.isEmpty { bytes += "<ul class=\"changes\">\n\(items)</ul>\n".utf8 }
    if !file.pictures.isEmpty {
      bytes += "<div class=\"pictures\">\n".utf8
      for picture in file.pictures.prefix(Self.mostPictures) { append(picture, to: &bytes) }
      let more = file.pictures.count - Self.mostPictures
      if more > 0 { bytes += "<p class=\"quiet\">and drawn otherwise in \(more) more environments</p>\n".utf8 }
      bytes += "</div>\n".utf8
    }
    bytes += "</div>\n</section>\n".utf8
  }

  // MARK: Words

  private func items(_ file: ComparedFile) -> String {
    var items = file.changes.prefix(ComparisonReport.mostChanges).reduce(into: "") { items, change in
      items += Self.item(change.kind.rawValue, change.mark, change.sentence, change.path)
    }
    if let more = ComparisonReport.more(file) { items += Self.item("more", "…", more, nil) }
    for finding in file.gained { items += item("gained", "!", "new finding", finding, "line \(finding.line), ") }
    for finding in file.lost { items += item("lost", "✓", "finding gone", finding, "") }
    return items
  }

  private static func item(_ kind: String, _ mark: String, _ words: String, _ place: String?) -> String {
    let place = place.map { "<span class=\"place\">\(breakable($0))</span>" } ?? ""
    return """
      <li class="\(kind)"><span class="mark" aria-hidden="true">\(mark)</span><span>\(escaped(words))\(place)</span></li>

      """
  }

  private func item(
    _ kind: String, _ mark: String, _ lead: String, _ finding: ComparedFile.Finding, _ place: String
  ) -> String {
    let (code, severity) = (finding.diagnostic.kind.code, finding.diagnostic.severity.reportName)
    let rule = report.options.page(for: code).map { "<a href=\"\(Self.escaped($0))\">\(code)</a>" } ?? code
    return """
      <li class="\(kind)"><span class="mark" aria-hidden="true">\(mark)</span><span><b>\(lead)</b>, \(severity): \
      \(Self.escaped(finding.diagnostic.message))<span class="place">\(place)\(rule)</span></span></li>

      """
  }

  private static func badge(_ file: ComparedFile) -> String {
    let word = file.status == .added ? "new" : file.status == .removed ? "gone" : file.status.rawValue
    return "<span class=\"badge \(file.status.rawValue)\">\(word)</span>"
  }

  // MARK: Drawings

  private func append(_ picture: ComparedFile.Picture, to bytes: inout [UInt8]) {
    let caption = Self.escaped(picture.caption)
    guard let drawings = picture.drawings else { return }
    let isPair = drawings.before != nil && drawings.after != nil
    func image(_ attributes: String, _ svg: [UInt8]) {
      bytes += "<img \(attributes) src=\"data:image/svg+xml;base64,".utf8
      bytes += Base64.encoded(svg)
      bytes += "\">".utf8
    }
    let width = Int(picture.size.width.rounded(.up))
    bytes += "<figure class=\"\(isPair ? "pair" : "single")\" style=\"--width: \(width)px\">\n".utf8
    bytes += "<figcaption>\(caption)</figcaption>\n<div class=\"stage\">\n".utf8
    for (name, svg) in [("before", drawings.before), ("after", drawings.after)] {
      guard let svg else { continue }
      bytes += "<div class=\"pane \(name)\"><span class=\"tag\">\(name)</span><div class=\"sheet\">".utf8
      image("alt=\"\(caption), \(name)\"", svg)
      if isPair { image("class=\"marks\" alt=\"\"", drawings.marks(before: name == "before")) }
      bytes += "</div></div>\n".utf8
    }
    if isPair {
      bytes +=
        """
        <div class="divider" aria-hidden="true"></div>
        </div>
        <label class="cut"><span>before</span><input type="range" min="0" max="100" value="50" \
        aria-label="\(caption): from before to after"><span>after</span></label>
        </figure>

        """.utf8
    } else {
      bytes += "</div>\n</figure>\n".utf8
    }
  }

  // MARK: Escaping

  private static func escaped(_ text: String) -> String { XMLEscape.anywhere.escaped(text) }

  /// `path` with places between its parts where a line may end.
  private static func breakable(_ path: String) -> String {
    escaped(path).split(separator: "/", omittingEmptySubsequences: false).joined(separator: "/<wbr>")
  }
}
