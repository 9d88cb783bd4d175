package import JSON
import SchemaModel

/// The whole documentation as values: its pages in the order of the navigation, and the drawings that they show.
package struct Reference: Sendable {
  /// What it was made of.
  package let source: DocumentationSource
  /// Every page; the start page comes first.
  package let pages: [Page]
  /// Where the parts of the schema have their pages.
  package let addresses: AddressBook
  /// The drawings by their files from the top of the site.
  package let pictures: [String: [UInt8]]

  /// Gathers everything that there is to say, up to `jobs` things at a time.
  package static func gathered(from source: DocumentationSource, jobs: Int) async -> Reference {
    let examples = source.isCardLanguage ? await ExampleCard.allDrawn(jobs: jobs) : []
    let builder = PageBuilder(material: PageMaterial(source: source, examples: examples))
    let drafts = await ParallelMap.map(builder.subjects, jobs: jobs) { builder.drafts(of: $0) }.joined()
    var pages: [Page] = []
    var pictures: [String: [UInt8]] = [:]
    for example in examples {
      for picture in example.pictures { pictures[picture.file] = picture.bytes }
    }
    for draft in drafts {
      pages.append(draft.page)
      for picture in draft.pictures { pictures[picture.file] = picture.bytes }
    }
    pages = EntryPages(material: builder.material).all(for: pages) + pages
    return Reference(source: source, pages: pages, addresses: builder.material.addresses, pictures: pictures)
  }

  /// The pages of `source` without drawings.
  init(textsOf source: DocumentationSource) {
    let examples = source.isCardLanguage ? ExampleCard.all : []
    let texts = PageBuilder(material: PageMaterial(source: source, examples: examples, draws: false))
    self.init(textsOf: texts) { _, _ in }
  }

  /// The pages that `texts` makes, which draws nothing; `note` is told what each is made for.
  init(textsOf texts: PageBuilder, note: (Page, PageBuilder.Subject) -> Void) {
    var pages: [Page] = []
    for subject in texts.subjects {
      for draft in texts.drafts(of: subject) {
        pages.append(draft.page)
        note(draft.page, subject)
      }
    }
    self.init(
      source: texts.material.source, pages: EntryPages(material: texts.material).all(for: pages) + pages,
      addresses: texts.material.addresses, pictures: [:])
  }

  private init(source: DocumentationSource, pages: [Page], addresses: AddressBook, pictures: [String: [UInt8]]) {
    (self.source, self.pages, self.addresses, self.pictures) = (source, pages, addresses, pictures)
  }

  /// The whole content as one JSON value.
  package var json: JSONValue {
    .facts([
      "title": .string(source.title), "version": .string(source.version),
      "namespace": .string(source.schema.targetNamespace), "baseAddress": .string(source.baseAddress),
      "pages": .array(pages.map(\.json)),
    ])
  }
}
