import BundledData
import JSON
import Markdown
package import Mustache
import SchemaModel
import Standards

/// A file of the site.
package struct SiteFile: Hashable, Sendable {
  /// Its path from the top of the site.
  package let path: String
  /// Its contents.
  package let bytes: [UInt8]

  /// A file at `path`.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The files that a reference is written as.
package struct Site: Sendable {
  private let reference: Reference
  /// Every page.
  var pages: [Page] { reference.pages }
  private let format: SiteFormat
  private let templates: TemplateLibrary<TemplateChange>
  /// Navigation of each section, as pages below the top have it.
  private let sections: [SiteSection]

  /// The site of `reference`.
  ///
  /// - Throws: what is wrong in a bundled template, which is a defect of this program.
  package init(_ reference: Reference, format: SiteFormat) throws(TemplateError) {
    self.reference = reference
    self.format = format
    sections = SiteSection.all.filter { section in reference.pages.contains { section.holds($0) } }
    templates = try TemplateLibrary(Self.templates(format))
  }

  /// The bundled templates of `format` by their names.
  private static func templates(_ format: SiteFormat) -> [String: String] {
    var templates: [String: String] = [:]
    let folder = format.rawValue + "/"
    for file in BundledFile.site where file.name.hasPrefix(folder) && file.name.hasSuffix(".mustache") {
      var template = String(decoding: file.bytes, as: UTF8.self)
      // A template of one line stands within lines of others.
      if template.count(where: \.isNewline) == 1, template.hasSuffix("\n") { template.removeLast() }
      templates[String(file.name.dropFirst(folder.count).dropLast(".mustache".count))] = template
    }
    return templates
  }

  /// Every file, sorted by path; made with `jobs` pages at a time.
  package func files(jobs: Int) async -> [SiteFile] {
    // Icons stand in the HTML itself, in the colour of the text around them.
    let drawnInPlace = format == .html ? iconFiles : []
    var files = reference.pictures.filter { !drawnInPlace.contains($0.key) }
      .map { SiteFile(path: $0.key, bytes: $0.value) }
    switch format {
    case .json:
      var writer = JSONWriter(.indented)
      reference.json.encode(to: &writer)
      files.append(SiteFile(path: "reference.json", bytes: writer.bytes + [0x0A]))
    case .html, .markdown:
      let navigations = Dictionary(uniqueKeysWithValues: sections.map { ($0.folder, navigation(of: $0)) })
      files += await ParallelMap.map(reference.pages, jobs: jobs) { page in
        SiteFile(
          path: page.path + format.ending, bytes: Array(rendered(page, navigations).utf8))
      }
      files += format == .html ? extras + reference.source.files : [overview]
    }
    return files.sorted { $0.path < $1.path }
  }

  /// `llms.txt`: every page by its section, for programs that read before they ask (llmstxt.org).
  private var overview: SiteFile {
    let base = reference.source.baseAddress
    func line(_ page: Page) -> String {
      let summary = MarkdownSpan.spans(of: page.summary).plainText().firstSentence
      return "- [\(page.title)](\(base)\(page.path)\(format.ending))" + (summary.isEmpty ? "" : ": \(summary)") + "\n"
    }
    var text = "# \(reference.source.title)\n"
    let summary = MarkdownSpan.spans(of: reference.source.schema.documentation.summary).plainText()
    if !summary.isEmpty { text += "\n> \(summary.split(whereSeparator: \.isNewline).joined(separator: " "))\n" }
    for section in sections {
      let pages = reference.pages.filter { section.holds($0) }
      text += "\n## \(section.title)\n\n" + pages.map(line).joined()
    }
    return SiteFile(path: "llms.txt", bytes: Array(text.utf8))
  }

  /// The drawings of icons.
  private var iconFiles: Set<String> {
    Set(
      reference.pages.filter { $0.kind == .icons }.flatMap { page in
        (page.content["icons"]?.array ?? []).compactMap { $0["file"]?.string }
      })
  }

  /// From the page at `path` to the top of the site.
  private func root(of path: String) -> String {
    String(repeating: "../", count: path.count { $0 == "/" })
  }

  /// `page` alone.
  func rendered(_ page: Page) -> String {
    let section = sections.first { $0.holds(page) }
    return rendered(page, section.map { [$0.folder: navigation(of: $0)] } ?? [:])
  }

  private func rendered(_ page: Page, _ navigations: [String: String]) -> String {
    let root = root(of: page.path)
    let prose = ProseWriter(addresses: reference.addresses, root: root, ending: format.ending)
    let section = sections.first { $0.holds(page) }
    let frame: JSONValue = .facts([
      "release": .string(reference.source.release), "root": .string(root), "ending": .string(format.ending),
      "site": .string(reference.source.title),
      "playground": reference.source.hasPlayground ? .string(root + DocumentationSource.playground) : .null,
      "version": .string(reference.source.version),
      "canonical": .string(
        reference.source.baseAddress.isEmpty ? "" : reference.source.baseAddress + page.path + format.ending),
      "menu": .array(
        sections.map { entry in
          .facts([
            "name": .string(entry.title), "page": .string(entry.page), "isHere": .bool(entry.folder == section?.folder),
          ])
        }),
      "section": section.map { .facts(["name": .string($0.title), "page": .string($0.page)]) } ?? .null,
      "isEntry": .bool(page.path == section?.page || page.kind == .start),
      "navigation": .string(marked(navigations[section?.folder ?? ""] ?? "", page)),
    ])
    let value: JSONValue = .object(JSONObject((page.json.object?.members ?? []) + (frame.object?.members ?? [])))
    return templates.rendered(page.kind.rawValue, value) { change, value in change(value, prose) }
  }

  /// The list of a section's pages, from a page one level below the top.
  private func navigation(of section: SiteSection) -> String {
    var pages = reference.pages.filter { section.holds($0) && $0.path != section.page }
    if section.isLookedUp { pages.sort { ($0.title.lowercased(), $0.path) < ($1.title.lowercased(), $1.path) } }
    let links = pages.map { page in
      "<li>\(link(to: page))>\(XMLEscape.anywhere.escaped(page.title))</a></li>"
    }
    return links.joined(separator: "\n")
  }

  /// The beginning of a link to `page` from one of its section, which stand in one folder.
  private func link(to page: Page) -> String {
    "<a href=\"\(page.path.split(separator: "/").last ?? "")\(format.ending)\""
  }

  /// `navigation` with the link to `page` marked.
  private func marked(_ navigation: String, _ page: Page) -> String {
    let link = link(to: page)
    return navigation.replacing(link, with: link + " aria-current=\"page\"", maxReplacements: 1)
  }

  /// Style sheet, scripts, search index and sitemap.
  var extras: [SiteFile] {
    let assets = BundledFile.site.filter { $0.name.hasPrefix("assets/") }.map {
      SiteFile(path: $0.name, bytes: $0.bytes)
    }
    let base = reference.source.baseAddress
    guard !base.isEmpty else { return assets + [SearchIndex.file(reference.pages)] }
    var sitemap = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """
    for page in reference.pages {
      sitemap += "  <url><loc>\(XMLEscape.anywhere.escaped(base + page.path + format.ending))</loc></url>\n"
    }
    return assets
      + [
        SearchIndex.file(reference.pages), SiteFile(path: "sitemap.xml", bytes: Array((sitemap + "</urlset>\n").utf8)),
      ]
  }
}
