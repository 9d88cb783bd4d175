import Markdown
import Standards

/// Writes an explanation in both forms at once, paragraph by paragraph; texts are Markdown as ``MarkdownSpan`` has it.
struct ExplanationWriter {
  private var markdown: [String] = []
  private var plain: [String] = []

  var text: MarkupText {
    MarkupText(markdown: markdown.joined(separator: "\n\n"), plainText: plain.joined(separator: "\n\n"))
  }

  /// A name, such as `<Title>`, and what it is.
  mutating func heading(_ code: String, _ rest: String = "") {
    let rest = rest.isEmpty ? [] : [.text(" — ")] + MarkdownSpan.spans(of: rest)
    markdown.append(Self.markdown([.code(code)] + rest))
    plain.append(code + rest.plainText(marksCode: true))
  }

  /// Paragraphs as the schema writes them, blank lines between.
  mutating func prose(_ text: String) {
    for paragraph in text.split(separator: "\n\n") where !paragraph.isEmpty {
      let line = paragraph.split { $0.isNewline }.joined(separator: " ")
      self.paragraph(MarkdownSpan.spans(of: line))
    }
  }

  /// One paragraph.
  mutating func paragraph(_ spans: [MarkdownSpan]) {
    markdown.append(Self.markdown(spans))
    plain.append(spans.plainText(marksCode: true))
  }

  /// A list of lines, each with its beginning set off; nothing when there are none.
  mutating func list(_ lines: [(label: String, text: [MarkdownSpan])]) {
    guard !lines.isEmpty else { return }
    let lines = lines.map { line -> [MarkdownSpan] in
      [.text("- ")] + (line.label.isEmpty ? [] : [.strong([.text(line.label)]), .text(" ")]) + line.text
    }
    markdown.append(lines.map(Self.markdown).joined(separator: "\n"))
    plain.append(lines.map { $0.plainText(marksCode: true) }.joined(separator: "\n"))
  }

  /// A table with a row a line; the plain form has a line a row.
  mutating func table(_ head: [String], _ rows: [[String]]) {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let lines = [row(head), row(head.map { _ in "---" })] + rows.map(row)
    markdown.append(lines.joined(separator: "\n"))
    plain.append(rows.map { $0.joined(separator: "  ") }.joined(separator: "\n"))
  }

  /// As CommonMark; links to pages of the documentation are their labels, as an editor does not know where that is.
  private static func markdown(_ spans: [MarkdownSpan]) -> String {
    spans.commonMark(escapes: true) { $0.contains("://") ? $0 : nil }
  }
}

extension MarkupText {
  /// A name and what it is.
  static func heading(_ code: String, _ rest: String) -> MarkupText {
    var writer = ExplanationWriter()
    writer.heading(code, rest)
    return writer.text
  }
}
