/// Markdown as a terminal shows it: paragraphs wrapped, headings and code set off by colour where that is wanted.
///
/// Understands what explanations use: headings, paragraphs, lists with `-`, code spans, emphasis and fenced code.
package struct TerminalMarkdown: Sendable {
  private let isColored: Bool
  private let columns: Int

  /// Lines of `columns` characters at most where words allow it.
  package init(isColored: Bool, columns: Int = 80) {
    self.isColored = isColored
    self.columns = columns
  }

  /// The Markdown in `source` as lines, the last with a line end.
  package func rendered(_ source: String) -> String {
    var result: [String] = []
    var paragraph: [Substring] = []
    var isCode = false
    func endParagraph() {
      if !paragraph.isEmpty { result += wrapped(paragraph.joined(separator: " ")) }
      paragraph = []
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        endParagraph()
        isCode.toggle()
      } else if isCode {
        result.append("    " + line)
      } else if line.hasPrefix("#") {
        endParagraph()
        result.append(style(String(line.drop { $0 == "#" || $0 == " " }), "1"))
      } else if line.allSatisfy(\.isWhitespace) {
        endParagraph()
        if result.last?.isEmpty == false { result.append("") }
      } else {
        if line.hasPrefix("- ") { endParagraph() }
        paragraph.append(line)
      }
    }
    endParagraph()
    return result.joined(separator: "\n") + "\n"
  }

  private func wrapped(_ text: String) -> [String] {
    let indent = text.hasPrefix("- ") ? "  " : ""
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = indent + word
      } else {
        line += (line.isEmpty || line == indent ? "" : " ") + word
      }
    }
    return (lines + [line]).map(spans)
  }

  /// `line` with code spans coloured and the marks of emphasis taken away; without colour, it stays as it is.
  private func spans(_ line: String) -> String {
    guard isColored else { return line }
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count % 2 == 1 else { return line }
    return parts.enumerated().map { index, part in index % 2 == 1 ? style(String(part), "36") : String(part) }.joined()
  }

  private func style(_ text: String, _ rendition: String) -> String {
    isColored ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }
}
