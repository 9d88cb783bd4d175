import JSON
import Markdown
import Mustache

/// A JSON object as templates see it, read member by member without reflection.
struct TemplateValue: MustacheParent {
  let object: JSONObject
  let prose: ProseWriter

  /// The member called `name`; `hasValues` asks whether there is a member `values`, for headings above lists.
  func child(named name: String) -> Any? {
    if let value = object[name] { return Self.value(value, prose) }
    guard name.hasPrefix("has"), let first = name.dropFirst(3).first, first.isUppercase else { return nil }
    return object[first.lowercased() + name.dropFirst(4)] != nil
  }

  /// What stands for `value` in a template; nil for what a section must pass over.
  static func value(_ value: JSONValue, _ prose: ProseWriter) -> Any? {
    switch value {
    case .null: nil
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): JSONValue.number(value).plainNumber
    case .string(let value): value.isEmpty ? nil : TemplateText(text: value, prose: prose)
    case .array(let values): values.compactMap { Self.value($0, prose) }
    case .object(let object): TemplateValue(object: object, prose: prose)
    }
  }
}

/// A text as templates see it: `{{text}}` escapes it, and transforms make markup of it.
struct TemplateText: MustacheCustomRenderable, MustacheTransformable {
  let text: String
  let prose: ProseWriter

  var renderText: String { text }
  var isNull: Bool { text.isEmpty }

  func transform(_ name: String) -> Any? {
    switch name {
    // The text with inline code, emphasis and links.
    case "inline": prose.inline(text)
    // The path of a page as an address from the page that is written.
    case "address": prose.address(text)
    // The text as paragraphs, lists, tables and listings.
    case "block": prose.block(text)
    // The text as Markdown, with the addresses that pages have there.
    case "linked": prose.linked(text)
    // A card file with its names, values and comments marked.
    case "xml": prose.source(text)
    // The text without its marks, for what shows no markup.
    case "plain": MarkdownSpan.spans(of: text).plainText()
    // On one line, as a cell of a Markdown table needs it.
    case "line":
      prose.linked(text).split(separator: "\n").joined(separator: " ").split(separator: "|").joined(separator: "\\|")
    default: nil
    }
  }
}

extension JSONValue {
  /// A number without a needless fraction.
  fileprivate var plainNumber: String {
    if let integer { return String(integer) }
    return number.map { "\($0)" } ?? ""
  }
}
