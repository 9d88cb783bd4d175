import Markdown
import Standards

/// Markdown as a terminal shows it: paragraphs wrapped, headings and marked words set off by colour where that is wanted.
///
/// It knows headings of plain text, paragraphs, lists with `-`, fenced code and, in paragraphs and lists, every
/// ``MarkdownSpan``.
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
    var (line, width) = ("", 0)
    for word in words(fragments(MarkdownSpan.spans(of: text))) {
      if width > 0, width + 1 + word.width > columns {
        lines.append(line)
        (line, width) = (indent + word.text, indent.count + word.width)
      } else {
        line += (width == 0 ? "" : " ") + word.text
        width += (width == 0 ? 0 : 1) + word.width
      }
    }
    return lines + [line]
  }

  /// A stretch of text, and how a terminal shows it (ECMA-48, SGR); empty for as it is.
  private typealias Fragment = (text: String, rendition: String)

  /// `spans` with colours, or else with their marks.
  private func fragments(_ spans: [MarkdownSpan], _ rendition: String = "") -> [Fragment] {
    func marked(_ fragments: [Fragment], _ mark: String) -> [Fragment] {
      isColored ? fragments : [(mark, "")] + fragments + [(mark, "")]
    }
    return spans.flatMap { span -> [Fragment] in
      switch span {
      case .text(let text): [(text, rendition)]
      case .code(let code): marked([(code, "36")], "`")
      case .emphasis(let spans): marked(fragments(spans, "3"), "*")
      case .strong(let spans): marked(fragments(spans, "1"), "**")
      case .link(let label, let target):
        label == [.text(target)]
          ? [("<\(target)>", rendition)]
          : fragments(label, rendition) + (target.contains("://") ? [(" <\(target)>", rendition)] : [])
      }
    }
  }

  /// What stands between the spaces of `fragments`, with the columns that it takes.
  private func words(_ fragments: [Fragment]) -> [(text: String, width: Int)] {
    var words: [(text: String, width: Int)] = [("", 0)]
    for fragment in fragments {
      for (number, part) in fragment.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if number > 0 { words.append(("", 0)) }
        guard !part.isEmpty else { continue }
        words[words.count - 1].text +=
          fragment.rendition.isEmpty ? String(part) : style(String(part), fragment.rendition)
        words[words.count - 1].width += part.count
      }
    }
    return words.filter { $0.width > 0 }
  }

  private func style(_ text: String, _ rendition: String) -> String {
    isColored ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }
}
