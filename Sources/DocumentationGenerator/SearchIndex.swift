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
    let declarations = page.content["declarations"]?.array ?? []
    let chapters = chapters(of: page)
    let texts =
      [page.summary, page.content["text"]?.string ?? ""] + declarations.compactMap { $0["text"]?.string }
      + chapters.prefix(1).map(\.text)
    var entries: [JSONValue] = [
      [
        .string(page.title), .string(page.kind.rawValue), .string(address),
        .string(sentence(page.summary)), .string(words(page.keywords + texts)),
      ]
    ]
    for chapter in chapters.dropFirst() {
      entries.append([
        .string(chapter.title), .string("part of \(page.title)"),
        .string("\(address)#\(ProseWriter.anchor(chapter.title))"), .string(sentence(chapter.lead)),
        .string(words([chapter.text])),
      ])
    }
    for declaration in declarations {
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

  /// A heading of a guide and what stands below it.
  private struct Chapter {
    let title: String
    private(set) var text = ""
    /// The first paragraph of it.
    private(set) var lead = ""
    private var hasLead = false

    init(title: String = "") { self.title = title }

    mutating func add(_ line: Substring, isProse: Bool) {
      text += line + "\n"
      if !isProse { hasLead = !lead.isEmpty } else if !hasLead { lead += line + " " }
    }
  }

  /// What stands before the first heading of a guide, and its chapters; empty for every other page.
  private static func chapters(of page: Page) -> [Chapter] {
    guard page.kind == .guide else { return [] }
    var chapters = [Chapter()]
    for piece in page.content["pieces"]?.array ?? [] {
      var isListing = false
      for line in (piece["text"]?.string ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") { isListing.toggle() }
        let marks = line.prefix { $0 == "#" }.count
        if !isListing, (2...3).contains(marks), line.dropFirst(marks).first == " " {
          let title = line.drop { $0 == "#" || $0 == " " }
          chapters.append(Chapter(title: MarkdownSpan.spans(of: String(title)).plainText()))
          continue
        }
        chapters[chapters.count - 1].add(line, isProse: !isListing && line.first.map { !"`|->".contains($0) } == true)
      }
    }
    return chapters
  }

  /// The words of `texts` by which something is found, each once, in small letters.
  private static func words(_ texts: [String]) -> String {
    var seen: Set<String> = []
    let words = texts.joined(separator: "\n").lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    return words.map(String.init).filter { seen.insert($0).inserted }.joined(separator: " ")
  }

  /// The first sentence of a text, without marks.
  private static func sentence(_ text: String) -> String { MarkdownSpan.spans(of: text).plainText().firstSentence }
}
