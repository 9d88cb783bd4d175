/// Writes a text in both forms at once, paragraph by paragraph.
struct MarkupWriter {
  private var markdown: [String] = []
  private var plain: [String] = []

  var text: MarkupText {
    MarkupText(markdown: markdown.joined(separator: "\n\n"), plainText: plain.joined(separator: "\n\n"))
  }

  /// A line of code, such as `<Title>`, and what it is.
  mutating func heading(code: String, _ rest: String) {
    markdown.append("`\(code)`" + (rest.isEmpty ? "" : " — " + Self.escaped(rest)))
    plain.append(code + (rest.isEmpty ? "" : " — " + rest))
  }

  /// Paragraphs as the schema writes them, blank lines between; back ticks mark code in both.
  mutating func prose(_ text: String) {
    for paragraph in text.split(separator: "\n\n") where !paragraph.isEmpty {
      let line = paragraph.split(whereSeparator: \.isNewline).joined(separator: " ")
      markdown.append(Self.escaped(line))
      plain.append(line)
    }
  }

  /// A list of lines, each with its beginning set off; nothing when there are none.
  mutating func list(_ lines: [(label: String, text: String)]) {
    guard !lines.isEmpty else { return }
    markdown.append(
      lines.map { "- " + ($0.label.isEmpty ? "" : "**\(Self.escaped($0.label))** ") + Self.escaped($0.text) }
        .joined(separator: "\n"))
    plain.append(
      lines.map { "- " + ($0.label.isEmpty ? "" : $0.label + " ") + $0.text }.joined(separator: "\n"))
  }

  /// A line of links after a word.
  mutating func links(_ label: String, _ links: [(title: String, address: String)]) {
    guard !links.isEmpty else { return }
    markdown.append(
      label + ": "
        + links.map { $0.address.isEmpty ? Self.escaped($0.title) : "[\(Self.escaped($0.title))](\($0.address))" }
        .joined(separator: " · "))
    plain.append(label + ": " + links.map(\.title).joined(separator: " · "))
  }

  /// A table with a row a line; the plain form has a line a row.
  mutating func table(_ head: [String], _ rows: [[String]]) {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let lines = [row(head), row(head.map { _ in "---" })] + rows.map(row)
    markdown.append(lines.joined(separator: "\n"))
    plain.append(rows.map { $0.joined(separator: "  ") }.joined(separator: "\n"))
  }

  /// `text` so that CommonMark shows it as it is; what stands in back ticks is code already.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var isCode = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "`") {
        isCode.toggle()
      } else if !isCode, Self.special.contains(byte) {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let special = Array("<*_[]|\\".utf8)
}
