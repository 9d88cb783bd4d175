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
    /// Where it stands on its page; nil for the page itself.
    let anchor: String?
    /// Whether it is a page by itself.
    package var isPage: Bool { anchor == nil }
  }

  /// Everything that can be found, page by page.
  package let entries: [Entry]
  private let site: Site
  private let search: DocumentationSearch

  /// The reference of `source`.
  ///
  /// - Throws: what is wrong in a bundled template, which is a defect of this program.
  package init(_ source: DocumentationSource) throws(TemplateError) {
    let reference = Reference(textsOf: source)
    site = try Site(reference, format: .markdown)
    let entries = SearchIndex.entries(of: reference.pages)
    (self.entries, search) = (entries, DocumentationSearch(entries))
  }

  /// The page at `path` as Markdown; nil where there is none.
  package func text(at path: String) -> String? {
    site.pages.first { $0.path == path }.map(site.rendered)
  }

  /// What a search has found.
  package struct SearchResult: Sendable {
    /// What has something of the query, the best first.
    package let entries: [Entry]
    /// The words that stand nowhere, and as which they were read.
    package let meant: [(word: String, meant: String)]
  }

  /// At most `limit` entries for the words of `query`, those first that have most of them.
  package func search(_ query: String, limit: Int) -> SearchResult {
    let results = search.results(query)
    var found: [Entry] = []
    var seen: Set<[String]> = []
    for index in results.found where found.count < limit {
      let entry = entries[index]
      // An attribute that many elements have is told once.
      if seen.insert([entry.title, entry.summary]).inserted { found.append(entry) }
    }
    return SearchResult(entries: found, meant: results.meant)
  }
}
