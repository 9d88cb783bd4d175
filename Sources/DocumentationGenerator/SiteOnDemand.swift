import JSON
package import Mustache
import Synchronization

/// The site of a reference in HTML whose pages are made one by one, when they are asked for.
///
/// Texts are gathered at the beginning, because every page lists others; cards are drawn for the pages that show them.
package final class SiteOnDemand: Sendable {
  private let builder: PageBuilder
  private let site: Site
  /// What each page is made for, by its path.
  private let subjects: [String: PageBuilder.Subject]
  /// The files that are there: those that hold no page, and what was made so far.
  private let files: Mutex<[String: [UInt8]]>

  /// The site of `source`.
  ///
  /// - Throws: what is wrong in a bundled template, which is a defect of this program.
  package init(_ source: DocumentationSource) throws(TemplateError) {
    let examples = source.isCardLanguage ? ExampleCard.all : []
    builder = PageBuilder(material: PageMaterial(source: source, examples: examples))
    let texts = PageBuilder(material: PageMaterial(source: source, examples: examples, draws: false))
    var subjects: [String: PageBuilder.Subject] = [:]
    let reference = Reference(textsOf: texts) { subjects[$0.path] = $1 }
    self.subjects = subjects
    site = try Site(reference, format: .html)
    files = Mutex(Dictionary(site.extras.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The contents of the file at `path` from the top of the site; nil when there is none, or a drawing of a page that
  /// nobody has asked for.
  package func file(at path: String) -> [UInt8]? {
    if let known = files.withLock({ $0[path] }) { return known }
    guard path.hasSuffix(SiteFormat.html.ending) else { return nil }
    return page(String(path.dropLast(SiteFormat.html.ending.count)))
  }

  /// Makes the page at `path`, and keeps it with the drawings on it.
  private func page(_ path: String) -> [UInt8]? {
    var made: [String: [UInt8]] = [:]
    var page: Page?
    if let draft = subjects[path].flatMap({ builder.drafts(of: $0) })?.first(where: { $0.page.path == path }) {
      page = draft.page
      for picture in draft.pictures { made[picture.file] = picture.bytes }
    } else {
      page = site.pages.first { $0.path == path }
      // The entry of the site shows the examples.
      if page?.kind == .start {
        page = EntryPages(material: builder.material).all(for: site.pages.filter { subjects[$0.path] != nil }).first
      }
    }
    guard let page else { return nil }
    for example in builder.material.examples {
      for picture in example.drawnPictures { made[picture.file] = picture.bytes }
    }
    let bytes = Array(site.rendered(page).utf8)
    made[path + SiteFormat.html.ending] = bytes
    files.withLock { $0.merge(made) { first, _ in first } }
    return bytes
  }
}
