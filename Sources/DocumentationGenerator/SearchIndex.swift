import JSON
import Markdown

/// What the search field looks through: a script, because pages opened from a disk may not fetch data.
enum SearchIndex {
  /// `assets/search-index.js`: `searchIndex = [[title, kind, address, summary, words], …]`.
  static func file(_ pages: [Page]) -> SiteFile {
    var writer = JSONWriter()
    writer.array { writer in
      for entry in entries(of: pages) {
        let address = entry.page + SiteFormat.html.ending + (entry.anchor.map { "#" + $0 } ?? "")
        let row = [entry.title, entry.kind, address, entry.summary, entry.words]
        writer.element(JSONValue.array(row.map { .string($0) }))
      }
    }
    return SiteFile(
      path: "assets/search-index.js", bytes: Array("const searchIndex = ".utf8) + writer.bytes + Array(";\n".utf8))
  }

  /// What can be found on `pages`.
  static func entries(of pages: [Page]) -> [DocumentationLibrary.Entry] {
    pages.filter { $0.kind != .start }.flatMap(entries(on:))
  }

  /// The page itself, and what stands on it under a name of its own.
  private static func entries(on page: Page) -> [DocumentationLibrary.Entry] {
    func entry(
      _ title: String, _ kind: String, at anchor: String? = nil, _ summary: String, _ texts: [String] = []
    ) -> DocumentationLibrary.Entry {
      DocumentationLibrary.Entry(
        page: page.path, title: title, kind: kind, summary: sentence(summary), words: words(texts), anchor: anchor)
    }
    let declarations = page.content["declarations"]?.array ?? []
    let chapters = chapters(of: page)
    let texts =
      [page.summary, page.content["text"]?.string ?? ""] + declarations.compactMap { $0["text"]?.string }
      + chapters.prefix(1).map(\.text)
    var entries = [entry(page.title, page.kind.rawValue, page.summary, page.keywords + texts)]
    for chapter in chapters.dropFirst() {
      let anchor = ProseWriter.anchor(chapter.title)
      entries.append(entry(chapter.title, "part of \(page.title)", at: anchor, chapter.lead, [chapter.text]))
    }
    for declaration in declarations {
      for attribute in declaration["attributes"]?.array ?? [] {
        guard let name = attribute["name"]?.string, let anchor = attribute["anchor"]?.string else { continue }
        entries.append(entry(name, "attribute of \(page.title)", at: anchor, attribute["text"]?.string ?? ""))
      }
    }
    if page.kind == .command {
      for argument in page.content["arguments"]?.array ?? [] {
        guard let name = argument["option"]?.string, let anchor = argument["anchor"]?.string else { continue }
        // What takes it back is found there, too.
        let others = [argument["inversion"]?.string ?? ""]
        entries.append(entry(name, "option of \(page.title)", at: anchor, argument["text"]?.string ?? "", others))
      }
    }
    if page.kind == .type {
      for value in page.content["values"]?.array ?? [] {
        guard let name = value["value"]?.string else { continue }
        entries.append(entry(name, "value of \(page.title)", at: "value-\(name)", value["text"]?.string ?? ""))
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
    let words = texts.joined(separator: "\n").lowercased().split { !$0.isLetter && !$0.isNumber && !"-_".contains($0) }
    return words.map { String($0.drop { $0 == "-" }) }.filter { !$0.isEmpty && seen.insert($0).inserted }
      .joined(separator: " ")
  }

  /// The first sentence of a text, without marks.
  private static func sentence(_ text: String) -> String { MarkdownSpan.spans(of: text).plainText().firstSentence }
}
