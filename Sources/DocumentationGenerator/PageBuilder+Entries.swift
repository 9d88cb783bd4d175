import BundledData
import Guidelines
import JSON
import SchemaModel

/// A part of the site with an entry of its own.
struct SiteSection: Sendable {
  /// Its folder, by which its pages are told from others.
  let folder: String
  /// Its title.
  let title: String
  /// What stands in it.
  let summary: String

  /// All sections in the order of the navigation.
  static let all = [
    SiteSection(folder: "guides", title: "Guides", summary: "How to make a card, and how to check it."),
    SiteSection(folder: "elements", title: "Elements", summary: "Every element that a file may hold."),
    SiteSection(folder: "types", title: "Types", summary: "Every type of values and contents that has a name."),
    SiteSection(folder: "rules", title: "Findings", summary: "Every finding: what it means and what to do."),
    SiteSection(folder: "devices", title: "Devices", summary: "The devices that cards are drawn for."),
    SiteSection(folder: "examples", title: "Examples", summary: "Every example card with its text and its pictures."),
    SiteSection(folder: "icons", title: "Icons", summary: "Every icon that a card may name."),
    SiteSection(folder: "colors", title: "Colours", summary: "Every colour that a card may name."),
    SiteSection(folder: "text-styles", title: "Text styles", summary: "Sizes of texts."),
    SiteSection(folder: "commands", title: "Commands", summary: "Every command of the command line."),
  ]

  /// The path of its entry.
  var page: String { folder + "/index" }

  /// Whether its pages are looked up by name rather than read in order.
  var isLookedUp: Bool { ["elements", "types", "rules"].contains(folder) }

  /// Whether `page` stands in it.
  func holds(_ page: Page) -> Bool { page.path.hasPrefix(folder + "/") }
}

extension PageBuilder {
  /// The start page and the entries of the sections that have pages.
  func entries(for pages: [Page]) -> [Page] {
    let sections = SiteSection.all.filter { section in pages.contains { section.holds($0) } }
    let start = Page(
      .start, "index", title: source.title, summary: schema.documentation.summary,
      content: .facts([
        "version": .string(source.version), "namespace": .string(schema.targetNamespace),
        "text": .string(introduction), "files": .array(schema.files.map { .string($0) }),
        "roots": .array(
          roots.map { link($0).adding([("summary", .string(schema.documentation(of: $0).summary))]) }),
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
    guard source.isCardLanguage, let file = BundledFile.site.first(where: { $0.name == "start.md" }) else {
      return schema.documentation.text
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// How many elements the start page lists at most.
  private static let mostRoots = 40

  /// The elements that a document begins with: where there are very many, those that stand in no other; none where
  /// even those are too many to help.
  private var roots: [ElementID] {
    let all = schema.documentElements
    guard all.count > Self.mostRoots else { return all }
    let tops = all.filter { element in schema.parents(of: element).allSatisfy { $0 == element } }
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
    examples.map { example in
      .facts([
        "title": .string(example.title), "page": .string(example.page), "family": .string(example.root),
        "pictures": .array(draws ? example.pictures.prefix(2).map(\.json) : []),
      ])
    }
  }
}
