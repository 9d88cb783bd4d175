import JSON
import Markdown
import Standards

/// What templates make of a value: `{{{block(text)}}}`.
enum TemplateChange: String, Sendable {
  /// The text with inline code, emphasis and links.
  case inline
  /// The path of a page as an address from the page that is written.
  case address
  /// The text as paragraphs, lists, tables and listings.
  case block
  /// The text as Markdown, with the addresses that pages have there.
  case linked
  /// A card file with its names, values and comments marked.
  case xml
  /// The text without its marks, for what shows no markup.
  case plain
  /// The text on one line, as a cell of a Markdown table needs it.
  case line
  /// The text as the end of an address, behind “#” and a name.
  case fragment
  /// The first of several values.
  case first

  /// What becomes of `value` on the page that `prose` is written for.
  func callAsFunction(_ value: JSONValue, _ prose: ProseWriter) -> JSONValue {
    if self == .first { return value[0] ?? .null }
    guard let text = value.string else { return .null }
    return .string(changed(text, prose))
  }

  private func changed(_ text: String, _ prose: ProseWriter) -> String {
    switch self {
    case .inline: prose.inline(text)
    case .address: prose.address(text)
    case .block: prose.block(text)
    case .linked: prose.linked(text)
    case .xml: prose.source(text)
    case .plain: MarkdownSpan.spans(of: text).plainText()
    case .line:
      prose.linked(text).split(separator: "\n").joined(separator: " ").split(separator: "|").joined(separator: "\\|")
    case .fragment: PercentEncoding.encoded(text, keeping: "")
    case .first: text
    }
  }
}
