import JSON
package import Mustache

/// The pages of a reference as Markdown without drawings, and a search among them.
package final class DocumentationLibrary: Sendable {
  /// What can be found: a page, or what stands on it under a name of its own.
  package struct Entry: Hashable, Sendable {
    /// Its page, from the top of the reference, without an ending.
    package let page: String
    /// Its name.
    package let title: String
    /// What it is, such as `element` or `attribute of Card`.
    package let kind: String
    /// What it is for, in a sentence; may be empty.
    package let summary: String
    /// Further words by which it is found.
    let words: String
    /// Whether it is a page by itself.
    package let isPage: Bool
  }

  /// Everything that can be found, page by page.
  package let entries: [Entry]
  private let site: Site

  /// The reference of `source`.
  ///
  /// - Throws: what is wrong in a bundled template, which is a defect of this program.
  package init(_ source: DocumentationSource) throws(TemplateError) {
    let reference = Reference(textsOf: source)
    site = try Site(reference, format: .markdown)
    entries = reference.pages.filter { $0.kind != .start }.flatMap { page in
      SearchIndex.entries(of: page).enumerated().compactMap { index, entry -> Entry? in
        guard let title = entry[0]?.string else { return nil }
        return Entry(
          page: page.path, title: title, kind: entry[1]?.string ?? "", summary: entry[3]?.string ?? "",
          words: entry[4]?.string ?? "", isPage: index == 0)
      }
    }
  }

  /// The page at `path` as Markdown; nil where there is none.
  package func text(at path: String) -> String? {
    site.pages.first { $0.path == path }.map(site.rendered)
  }

  /// At most `limit` entries that have every word of `query`, the best first.
  package func search(_ query: String, limit: Int) -> [Entry] {
    let words = query.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    guard !words.isEmpty else { return [] }
    let found = entries.enumerated().compactMap { index, entry -> (score: Int, index: Int)? in
      let title = entry.title.lowercased()
      let others = "\(entry.words) \(entry.kind) \(entry.summary)".lowercased()
      var score = entry.isPage ? 1 : 0
      for word in words {
        let worth =
          title == word ? 20 : title.hasPrefix(word) ? 10 : title.contains(word) ? 6 : others.contains(word) ? 2 : 0
        guard worth > 0 else { return nil }
        score += worth
      }
      return (score, index)
    }
    return found.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.prefix(limit).map { entries[$0.index] }
  }
}
