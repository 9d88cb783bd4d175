import DocumentationGenerator
import JSON
import Testing

/// HTML, Markdown and JSON say the same.
@Suite struct SameContentTests {
  /// Members that say how something is drawn or found rather than what it is.
  private static let technical: Set = [
    "kind", "namespace", "anchor", "appearance", "caption", "path", "variety", "key", "group", "family", "familyPage",
    "background", "category", "categories", "files", "version", "source", "page", "maximum", "location", "still",
  ]

  /// The texts in `value`, each with the member that holds it.
  private static func texts(_ value: JSONValue, _ member: String = "") -> [(member: String, text: String)] {
    switch value {
    case .string(let text): [(member, text)]
    case .array(let values): values.flatMap { texts($0, member) }
    case .object(let object): object.members.filter { $0.name != "location" }.flatMap { texts($0.value, $0.name) }
    default: []
    }
  }

  /// `text` without what each format spells its own way: targets of links, fences and numbers of items.
  private static func plain(_ text: String) -> String {
    let lines = text.split(separator: "\n").filter { line in !line.drop { $0 == " " }.hasPrefix("```") }
      .map { $0.drop { $0.isNumber }.hasPrefix(". ") ? $0.drop { $0.isNumber } : $0 }
    return lines.joined(separator: "\n").split(separator: "](", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index == 0 ? part : part.drop { $0 != ")" } }.joined(separator: " ")
  }

  @Test(arguments: [SiteFormat.html, .markdown]) func whatThePagesSayIsWritten(_ format: SiteFormat) async throws {
    let reference = try #require(await CardSite.reference)
    let files = await CardSite.files(as: format)
    let ending = format == .html ? ".html" : ".md"
    for page in reference.pages {
      let written = PageText(try #require(files[page.path + ending], "\(page.path)").bytes)
      for (member, text) in Self.texts(page.json) where !Self.technical.contains(member) {
        // Icons are drawn in the page itself there.
        if page.kind == .icons, format == .html, member == "file" { continue }
        // The start page has words of its own, and a guide's name is its address.
        if page.kind == .start && member == "summary" || page.kind == .guide && member == "name" { continue }
        let missing = written.missing(from: Self.plain(text))
        #expect(missing.isEmpty, "\(page.path) lacks the \(member) “\(text.prefix(60))”")
      }
    }
  }

  @Test func everyPictureIsAFileAndEveryFileAPicture() async throws {
    let reference = try #require(await CardSite.reference)
    let named = Set(
      reference.pages.flatMap { Self.texts($0.json) }.filter { $0.member == "file" && $0.text.hasPrefix("pictures/") }
        .map { String($0.text.prefix { $0 != "#" }) })
    #expect(named == Set(reference.pictures.keys))
    #expect(Set(reference.pictures.values.map { String(decoding: $0, as: UTF8.self) }).count == named.count)
  }

  @Test func theJSONFormatPrintsThePages() async throws {
    let reference = try #require(await CardSite.reference)
    let file = try #require(await CardSite.files(as: .json)["reference.json"])
    var writer = JSONWriter(.indented)
    try JSONParser.parse(file.bytes).encode(to: &writer)
    #expect(writer.bytes + [0x0A] == file.bytes)
    #expect(reference.json["pages"]?.array?.count == reference.pages.count)
  }

  @Test func makingItAgainGivesTheSameBytes() async throws {
    let again = try #require(await CardSite.gathered(jobs: 5))
    for format in SiteFormat.allCases {
      let files = await (try Site(again, format: format)).files(jobs: 1)
      #expect(files.map(\.path) == files.map(\.path).sorted())
      #expect(
        Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
          == (await CardSite.files(as: format)))
    }
  }

  @Test func aPageThatIsMadeAloneIsTheSame() async throws {
    let files = await CardSite.files(as: .html)
    let site = try SiteOnDemand(#require(CardSite.source))
    #expect(site.file(at: "nothing.html") == nil && site.file(at: "pictures/nothing.svg") == nil)
    let pages = [
      "index", "elements/index", "elements/Status", "types/statusKind", "rules/title-lines", "rules/tag-not-closed",
      "devices/ipad-mini-6", "examples/work-order", "guides/first-card", "guides/kate", "icons/status", "colors/index",
      "text-styles/index", "commands/check",
    ]
    for page in pages.map({ $0 + ".html" }) {
      let expected = try #require(files[page], "\(page)")
      let made = try #require(site.file(at: page), "\(page)")
      #expect(made == expected.bytes, "\(page)")
      let html = String(decoding: made, as: UTF8.self)
      for picture in html.matches(of: #/pictures\/[0-9a-f]+\.svg/#).map({ String($0.output) }) {
        #expect(site.file(at: picture) == files[picture]?.bytes, "\(picture) of \(page)")
      }
    }
    for (path, file) in files where path.hasPrefix("assets/") || path == "sitemap.xml" {
      #expect(site.file(at: path) == file.bytes, "\(path)")
    }
  }

  @Test func noPageIsLargerThanItMayBe() async throws {
    for (path, file) in await CardSite.files(as: .html) where path.hasSuffix(".html") {
      #expect(file.bytes.count < 200_000, "\(path)")
    }
  }
}
