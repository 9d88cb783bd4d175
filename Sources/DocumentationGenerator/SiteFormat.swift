/// What the documentation is written as.
package enum SiteFormat: String, Sendable, CaseIterable {
  /// Pages for a browser, with search.
  case html
  /// The same pages as Markdown, for other sites.
  case markdown
  /// Everything as one JSON file, for other tools.
  case json

  /// What the files of pages end in.
  var ending: String { self == .html ? ".html" : ".md" }
}
