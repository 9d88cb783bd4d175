import JSON
import Markdown

/// What the search field looks through: a script, because pages opened from a disk may not fetch data.
enum SearchIndex {
  /// `assets/search-index.js`: `searchIndex = [[title, kind, address, summary, words], …]`.
  static func file(_ pages: [Page]) -> SiteFile {
    var writer = JSONWriter()
    writer.array { writer in
      for page in pages where page.kind != .start {
        for entry in entries(of: page) { writer.element(entry) }
      }
    }
    return SiteFile(
      path: "assets/search-index.js", bytes: Array("const searchIndex = ".utf8) + writer.bytes + Array(";\n".utf8))
  }

  /// The page itself, and what stands on it under a name of its own.
  static func entries(of page: Page) -> [JSONValue] {
    let address = page.path + SiteFormat.html.ending
    var entries: [JSONValue] = [
      [
        .string(page.title), .string(page.kind.rawValue), .string(address),
        .string(sentence(page.summary)), .string(page.keywords.joined(separator: " ")),
      ]
    ]
    for declaration in page.content["declarations"]?.array ?? [] {
      for attribute in declaration["attributes"]?.array ?? [] {
        guard let name = attribute["name"]?.string, let anchor = attribute["anchor"]?.string else { continue }
        entries.append([
          .string(name), .string("attribute of \(page.title)"), .string("\(address)#\(anchor)"),
          .string(sentence(attribute["text"]?.string ?? "")), "",
        ])
      }
    }
    if page.kind == .type {
      for value in page.content["values"]?.array ?? [] {
        guard let name = value["value"]?.string else { continue }
        entries.append([
          .string(name), .string("value of \(page.title)"), .string("\(address)#value-\(name)"),
          .string(sentence(value["text"]?.string ?? "")), "",
        ])
      }
    }
    return entries
  }

  /// The first sentence of a text, without marks.
  private static func sentence(_ text: String) -> String { MarkdownSpan.spans(of: text).plainText().firstSentence }
}
