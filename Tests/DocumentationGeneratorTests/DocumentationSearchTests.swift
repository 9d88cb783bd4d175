import DocumentationGenerator
import Testing

@Suite struct DocumentationSearchTests {
  private static let library = CardSite.source.flatMap { try? DocumentationLibrary($0) }

  /// The titles that are found, the best first.
  private func titles(_ query: String, limit: Int = 10) throws -> [String] {
    try #require(Self.library).search(query, limit: limit).entries.map(\.title)
  }

  @Test(arguments: [
    ("chart", "Chart"), ("Charts", "Chart"), ("how do I add a chart to a card", "Chart"),
    ("swipe actions in a list", "SwipeActions"), ("actions max", "actions-max"), ("actions-max", "actions-max"),
    ("object card view", "ObjectCardView"), ("of the rating", "Rating"), ("tag bars", "TagBar"),
    ("dry-run", "--dry-run"), ("--dry-run", "--dry-run"), ("--no-open", "--open"), ("NO_COLOR", "On your shell"),
  ]) func whatHasMostOfTheWordsInItsTitleIsFirst(query: String, title: String) throws {
    #expect(try titles(query).first == title)
  }

  @Test func whatStandsNowhereIsReadAsTheNearest() throws {
    let result = try #require(Self.library).search("timline ratng", limit: 50)
    #expect(result.meant.map(\.word) == ["timline", "ratng"] && result.meant.map(\.meant) == ["timeline", "rating"])
    let titles = result.entries.map(\.title)
    #expect(titles.prefix(2).contains("Timeline") && titles.prefix(4).contains("Rating"), "\(titles.prefix(4))")
  }

  @Test func chaptersOfGuidesAreFoundByTheirHeadingsAndTexts() throws {
    #expect(try titles("more contrast in the dark").contains("Light, dark and more contrast"))
    let entries = try #require(Self.library).entries.filter { $0.kind == "part of Adaptive design" }
    #expect(entries.count > 4 && entries.allSatisfy { $0.page == "guides/adaptive-design" && !$0.summary.isEmpty })
  }

  @Test func nothingIsFoundOfNothing() throws {
    for query in ["", " – ", "xqzwvkj qqqqqqqqqqqq"] { #expect(try titles(query).isEmpty, "\(query)") }
    #expect(try titles("card", limit: 3).count == 3)
    #expect(try titles("id").isEmpty == false)
  }
}
