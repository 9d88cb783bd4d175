import Foundation
import Guidelines
import Testing

/// What comments and documents say of the repository is true.
@Suite struct WordsTests {
  /// The comments of a Swift file, line by line.
  private static func comments(_ source: SwiftSource) -> [String] {
    source.lines.filter { $0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
  }

  /// What of `pattern` stands in `text`.
  private static func matches(_ pattern: String, _ text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range, in: text).map { String(text[$0]) }
    }
  }

  // MARK: Files

  private static let names = Set(Repository.paths.map { String($0.split(separator: "/").last ?? "") })

  /// The files that `text` names and the repository does not have; words in capitals stand for any name.
  private static func missing(in text: String) -> [String] {
    return matches(#"(?<![\w./*+-])[\w-][\w.+-]*\.(md|py|swift|tsv|xsd)\b"#, text).filter {
      !names.contains($0) && $0.prefix { $0 != "." && $0 != "+" }.contains(where: \.isLowercase)
    }
  }

  @Test func commentsCiteOnlyFilesOfTheRepository() {
    for source in Repository.swiftSources {
      #expect(Self.missing(in: Self.comments(source).joined(separator: "\n")).isEmpty, "\(source.path)")
    }
    for path in Repository.paths where path.hasSuffix(".md") && !path.hasPrefix("Sources/DocumentationGenerator/Site/")
    {
      #expect(Self.missing(in: Repository.text(of: path) ?? "").isEmpty, "\(path)")
    }
    #expect(Self.missing(in: "see nowhere.md, `README.md` and Package.swift") == ["nowhere.md"])
  }

  @Test func mutantsThatAreKnownToChangeNothingStandInTheCode() throws {
    let list = try #require(Repository.text(of: "Tests/Mutation/equivalents.txt"))
    let blocks = list.components(separatedBy: "\n\n").dropFirst().map { $0.split(separator: "\n") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      try #require(block.count == 4)
      let code = Repository.text(of: "Sources/\(block[0])")
      #expect(code?.contains(block[1].dropFirst(2)) == true, "\(block[0]): \(block[1])")
    }
  }

  @Test func commentsCiteOnlySourcesThatAreKnown() {
    let families =
      "OV|HD|BD|FT|CAR|LAY|STG|AD|LB|OC|CH|CHH|AR|KPI|BTN|AV|OH|PTV|DT|ILL|ELV|A11Y|TXT|TAG|OVP|HIG|MDK|AND"
    let pattern = "\\b(SEED[0-9]|(FS|CP)/\\w+|U-FUI\\w+|(\(families))-[A-Z0-9][\\w]*)"
    let unknown = { (text: String) in Self.matches(pattern, text).filter { GuidelineSource.named($0) == nil } }
    for source in Repository.swiftSources {
      #expect(unknown(Self.comments(source).joined(separator: "\n")).isEmpty, "\(source.path)")
    }
    #expect(unknown("a figure (HD-I25, FS/CardStyle, U-FUICardView, AND-48, XX-I, HD-I99)") == ["HD-I99"])
  }

  @Test func everyPathInADocumentLeadsSomewhere() {
    let known = Set(Repository.paths)
    let names = { (text: String) in
      Self.matches(#"(?<![\w/.])(Sources|Tests|Schemas|Examples|Benchmarks|editors)/[\w.+/-]*[\w+]"#, text)
        .filter { !$0.hasSuffix("/NAME") }
    }
    let leads = { (path: String) in known.contains { $0 == path || $0.hasPrefix(path + "/") } }
    for document in ["README.md", "CONTRIBUTING.md", "Package.swift"] {
      #expect(names(Repository.text(of: document) ?? "").filter { !leads($0) }.isEmpty, "\(document)")
    }
    #expect(names("in `Sources/Nowhere/A.swift`, ").filter { !leads($0) } == ["Sources/Nowhere/A.swift"])
  }

  // MARK: Where things are added

  /// The part of CONTRIBUTING.md below the heading `title`.
  private static func recipe(_ title: String) -> String {
    let text = Repository.text(of: "CONTRIBUTING.md") ?? ""
    guard let start = text.range(of: "\n### \(title)\n") else { return "" }
    let rest = text[start.upperBound...]
    return String(rest[..<(rest.range(of: "\n#")?.lowerBound ?? rest.endIndex)])
  }

  /// What schemas declare and refer to, and the code, without explanations; rules are written for themselves.
  private static let declarations: [(path: String, text: String)] = Repository.paths.compactMap { path in
    guard path.hasPrefix("Sources/") || path.hasPrefix("Schemas/"), !path.hasPrefix("Sources/DesignRules/Rules/"),
      path.hasSuffix(".swift") || path.hasSuffix(".xsd"), let text = Repository.text(of: path)
    else { return nil }
    if path.hasSuffix(".xsd") { return (path, matches(#"(name|ref|value)="[^"]*""#, text).joined(separator: "\n")) }
    return (path, text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n"))
  }

  /// The files in which `word` is declared, read or drawn: where `pattern` matches.
  private static func files(naming word: String, as pattern: String) -> [String] {
    declarations.filter {
      $0.text.range(of: word, options: .caseInsensitive) != nil && !matches(pattern, $0.text).isEmpty
    }
    .map(\.path)
  }

  /// The same without the tables of mappings: each target of an export says once what becomes of every element.
  private static func files(besideTablesNaming word: String, as pattern: String) -> [String] {
    files(naming: word, as: pattern).filter { !($0.hasPrefix("Sources/Handover/") && $0.hasSuffix("Table.swift")) }
  }

  @Test(arguments: ["KeyValue", "ProgressKPI", "DataTable", "Calendar", "Timeline"])
  func aBodyElementStandsInFewFiles(element: String) {
    let word = element.prefix(1).lowercased() + element.dropFirst()
    let files = Self.files(besideTablesNaming: element, as: "\\b\(element)\\b|\\.\(word)\\b|case \(word)\\b")
    #expect((4...9).contains(files.count), "\(files)")
  }

  @Test(arguments: ["dividers", "descriptionInCompact", "leadingUnit", "regularColumns", "fullSwipe"])
  func anAttributeStandsInFewFiles(attribute: String) {
    let files = Self.files(besideTablesNaming: attribute, as: "(?i)\(attribute)")
    #expect((3...4).contains(files.count), "\(files)")
  }

  @Test(arguments: ["scatter", "bubble", "microBullet", "microHarveyBall"])
  func aKindOfChartStandsInTwoFilesOfCode(kind: String) {
    let files = Self.files(besideTablesNaming: kind, as: "\\b\(kind)\\b").filter { $0.hasSuffix(".swift") }
    #expect(files == ["Sources/CardLayout/Charts/ChartTraits.swift", "Sources/CardModel/Chart.swift"])
  }

  @Test(arguments: ["typeface", "textSize"])
  func anAxisOfTheEnvironmentIsNamedInOneTable(axis: String) {
    let files = Self.files(naming: axis, as: "\"\(axis)\"")
    #expect(files.contains("Sources/CardLayout/EnvironmentAxis.swift") && files.count <= 3, "\(files)")
  }

  /// What CONTRIBUTING.md shows by an example is the whole list.
  @Test(arguments: [
    ("A body element", "Timeline", "\\bTimeline\\b|\\.timeline\\b"), ("An attribute", "dividers", "(?i)dividers"),
  ])
  func theListsAreWhole(recipe: String, word: String, pattern: String) {
    let text = Self.recipe(recipe)
    #expect(!text.isEmpty, "CONTRIBUTING.md has no “\(recipe)”")
    #expect(Self.files(naming: word, as: pattern).filter { !text.contains($0) }.isEmpty)
  }
}

@Suite struct DrawnTextTests {
  /// Where a component says a word itself instead of asking the table of words for it.
  private static func words(_ source: SwiftSource) -> [String] {
    source.lines.filter { line in
      line.contains(/(?:label:|\.string\(|\?\?|\?|:) "(?:[^"\\]*[ ])?[A-Z][a-z]{2,}/) && !line.contains("///")
    }.map { "\(source.path): \($0)" }
  }

  @Test func componentsSayNothingInOneLanguage() {
    let places = ["/Components/", "/Cells/", "/Charts/", "Sources/SceneLayout/"]
    let sources = Repository.swiftSources.filter { source in
      !source.isTest && places.contains { source.path.contains($0) } && !source.path.hasSuffix("Figures.swift")
    }
    #expect(sources.count > 40)
    #expect(sources.flatMap(Self.words) == [])
  }

  @Test func theTestCanFail() {
    let source = SwiftSource(path: "Sources/CardLayout/Components/A.swift", text: "let a = Paint(label: \"Loading\")")
    #expect(!Self.words(source).isEmpty)
  }
}
