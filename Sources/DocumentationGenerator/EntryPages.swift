import BundledData
import JSON
import SchemaModel

/// The start page, and the entries of the sections.
struct EntryPages {
  let material: PageMaterial

  /// The start page and the entries of the sections that have pages.
  func all(for pages: [Page]) -> [Page] {
    let sections = SiteSection.all.filter { section in pages.contains { section.holds($0) } }
    let start = Page(
      .start, "index", title: material.source.title, summary: material.schema.documentation.summary,
      content: .facts([
        "version": .string(material.source.version), "namespace": .string(material.schema.targetNamespace),
        "text": .string(introduction), "files": .array(material.schema.files.map { .string($0) }),
        "roots": .array(
          roots.map { material.link($0).adding([("summary", .string(material.schema.documentation(of: $0).summary))]) }),
        "sections": .array(
          sections.map { section in
            .facts([
              "name": .string(section.title), "page": .string(section.page), "summary": .string(section.summary),
              "count": .integer(pages.count { section.holds($0) }),
            ])
          }),
        "gallery": .array(gallery),
      ]))
    // Some sections are one page.
    return [start]
      + sections.filter { section in !pages.contains { $0.path == section.page } }.map { section in
        Page(
          .section, section.page, title: section.title, summary: section.summary,
          content: .facts(["groups": .array(groups(of: pages.filter { section.holds($0) }))]))
      }
  }

  /// What the start page says first: our own words about the card language, the schema's about any other.
  private var introduction: String {
    guard material.source.isCardLanguage, let file = BundledFile.site.first(where: { $0.name == "start.md" }) else {
      return material.schema.documentation.text
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// How many elements the start page lists at most.
  private static let mostRoots = 40

  /// The elements that a document begins with: where there are very many, those that stand in no other; none where
  /// even those are too many to help.
  private var roots: [ElementID] {
    let all = material.schema.documentElements
    guard all.count > Self.mostRoots else { return all }
    let tops = all.filter { element in material.schema.parents(of: element).allSatisfy { $0 == element } }
    return tops.count > Self.mostRoots ? [] : tops
  }

  /// Pages under the headings by which their section lists them.
  private func groups(of pages: [Page]) -> [JSONValue] {
    var groups: [(title: String, pages: [Page])] = []
    for page in pages {
      let title = group(of: page)
      if let index = groups.firstIndex(where: { $0.title == title }) {
        groups[index].pages.append(page)
      } else {
        groups.append((title, [page]))
      }
    }
    return groups.map { .facts(["title": .string($0.title), "pages": .array($0.pages.map(\.link))]) }
  }

  /// The heading under which the entry of its section lists `page`; empty for none.
  private func group(of page: Page) -> String {
    switch page.kind {
    case .element: Self.family(page.content["declarations"]?[0]?["location"])
    case .type: Self.family(page.content["location"])
    case .rule: page.content["stage"]?.string ?? ""
    case .device: page.content["platform"]?.string ?? ""
    case .example: page.content["family"]?.string ?? ""
    case .guide: page.content["group"]?.string ?? ""
    default: ""
    }
  }

  /// The schema file of a declaration as a heading: `Header` for `header.xsd`.
  private static func family(_ location: JSONValue?) -> String {
    let file = location?["file"]?.string?.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "." }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Every example with a picture in each appearance.
  private var gallery: [JSONValue] {
    material.examples.map { example in
      .facts([
        "title": .string(example.title), "page": .string(example.page), "family": .string(example.root),
        "pictures": .array(material.draws ? example.pictures.prefix(2).map(\.json) : []),
      ])
    }
  }
}
