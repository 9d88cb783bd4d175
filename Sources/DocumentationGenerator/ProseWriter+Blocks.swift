import Standards

extension ProseWriter {
  /// Markdown as HTML: headings, paragraphs, lists, tables, quotations and listings.
  func block(_ text: some StringProtocol) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    var html = ""
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.allSatisfy({ $0 == " " }) {
        index += 1
      } else if line.hasPrefix("```") {
        html += listing(lines, &index)
      } else if let level = Self.headingLevel(line) {
        let title = line.drop { $0 == "#" }.drop { $0 == " " }
        html += "<h\(level) id=\"\(Self.anchor(title))\">\(inline(title))</h\(level)>\n"
        index += 1
      } else if Self.itemStart(line) != nil {
        html += list(lines, &index)
      } else if line.hasPrefix("|") {
        html += table(lines, &index)
      } else if line.hasPrefix(">") {
        let quoted = Self.run(lines, &index) { $0.hasPrefix(">") }
        html += "<blockquote>" + block(quoted.map { $0.dropFirst().drop { $0 == " " } }.joined(separator: "\n"))
        html += "</blockquote>\n"
      } else {
        let paragraph = Self.run(lines, &index) { !$0.allSatisfy { $0 == " " } && !$0.hasPrefix("```") }
        html += "<p>" + inline(paragraph.joined(separator: "\n")) + "</p>\n"
      }
    }
    return html
  }

  /// The lines from `index` on that `belongs` holds for; the first one always does.
  private static func run(
    _ lines: [Substring], _ index: inout Int, while belongs: (Substring) -> Bool
  ) -> [Substring] {
    let start = index
    repeat { index += 1 } while index < lines.count && belongs(lines[index])
    return Array(lines[start..<index])
  }

  private static func headingLevel(_ line: Substring) -> Int? {
    let marks = line.prefix { $0 == "#" }.count
    return (1...6).contains(marks) && line.dropFirst(marks).first == " " ? marks : nil
  }

  /// The anchor of a heading: its letters and digits in lower case, hyphens between the words.
  static func anchor(_ title: some StringProtocol) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// A listing between two fences; XML is marked.
  private func listing(_ lines: [Substring], _ index: inout Int) -> String {
    let language = lines[index].dropFirst(3)
    index += 1
    var code: [Substring] = []
    while index < lines.count, !lines[index].hasPrefix("```") {
      code.append(lines[index])
      index += 1
    }
    index += 1
    let text = code.joined(separator: "\n")
    let marked = language == "xml" ? source(text) : XMLEscape.anywhere.escaped(text)
    return "<div class=\"listing\"><pre tabindex=\"0\"><code>\(marked)</code></pre></div>\n"
  }

  /// How far an item's text is indented, and whether its list is numbered; nil when no item begins here.
  private static func itemStart(_ line: Substring) -> (indent: Int, isNumbered: Bool)? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return (2, false) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }.count
    return digits > 0 && line.dropFirst(digits).hasPrefix(". ") ? (digits + 2, true) : nil
  }

  private func list(_ lines: [Substring], _ index: inout Int) -> String {
    let isNumbered = Self.itemStart(lines[index])?.isNumbered ?? false
    var html = isNumbered ? "<ol>\n" : "<ul>\n"
    while index < lines.count, let start = Self.itemStart(lines[index]), start.isNumbered == isNumbered {
      var item = [lines[index].dropFirst(start.indent)]
      index += 1
      let indent = String(repeating: " ", count: start.indent)
      while index < lines.count {
        let line = lines[index]
        let endsBlock = line.isEmpty && !(index + 1 < lines.count && lines[index + 1].hasPrefix(indent))
        if endsBlock || !line.isEmpty && !line.hasPrefix(indent) { break }
        item.append(line.hasPrefix(indent) ? line.dropFirst(start.indent) : line)
        index += 1
      }
      html += "<li>" + tight(block(item.joined(separator: "\n"))) + "</li>\n"
      if index + 1 < lines.count, lines[index].isEmpty, Self.itemStart(lines[index + 1]) != nil { index += 1 }
    }
    return html + (isNumbered ? "</ol>\n" : "</ul>\n")
  }

  /// An item of one paragraph without the paragraph's tags.
  private func tight(_ html: String) -> String {
    guard html.hasPrefix("<p>"), html.hasSuffix("</p>\n") else { return html }
    let inside = html.dropFirst(3).dropLast(5)
    return inside.contains("<p>") || inside.contains("</p>") ? html : String(inside)
  }

  private func table(_ lines: [Substring], _ index: inout Int) -> String {
    let rows = Self.run(lines, &index) { $0.hasPrefix("|") }
    func cells(_ row: Substring) -> [Substring] {
      row.dropFirst().split(separator: "|").map { cell in
        let start = cell.drop { $0 == " " }
        return start[..<(start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.startIndex)]
      }
    }
    var html = "<div class=\"table\"><table>\n<thead><tr>"
    for cell in cells(rows[0]) { html += "<th scope=\"col\">\(inline(cell))</th>" }
    html += "</tr></thead>\n<tbody>\n"
    for row in rows.dropFirst(2) {
      html += "<tr>" + cells(row).map { "<td>\(inline($0))</td>" }.joined() + "</tr>\n"
    }
    return html + "</tbody></table></div>\n"
  }
}
