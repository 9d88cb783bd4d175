import BundledData
import CardAnalysis
import DesignRules
import SchemaReader
import SourceText
import Testing

@Suite struct RuleLimitTests {
  private static let language = CardLanguage(
    schema: try? SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) }))

  private func messages(_ rule: DesignRule, in text: String, limit: Int?) -> [String] {
    var checks = CheckSettings()
    if let limit { checks.matrix = CheckMatrix(limits: RuleLimits([rule.kind.code: limit])) }
    let snapshot = DocumentSnapshot(
      uri: "a.card.xml", version: 1, text: SourceText(text), language: Self.language, checks: checks)
    return snapshot.diagnostics.filter { $0.kind == rule.kind }.map(\.message)
  }

  @Test(arguments: DesignRule.all.filter { $0.limit != nil }.map(\.kind.code))
  func aCardThatJustKeepsTheRuleBreaksAStricterOne(code: String) throws {
    let rule = try #require(DesignRule.named(code))
    let limit = try #require(rule.limit)
    let keeping =
      [rule.passing] + rule.edges.compactMap { edge in edge.passing.flatMap { rule.document(edge, $0) } }
    #expect(
      keeping.contains {
        messages(rule, in: $0, limit: nil).isEmpty && !messages(rule, in: $0, limit: limit - 1).isEmpty
      })
    // What is more generous than the guidelines does not count.
    #expect(!messages(rule, in: rule.failingDocument, limit: limit + 100).isEmpty)
  }

  @Test func messagesSayWhatTheProjectAllows() throws {
    let rows = try #require(DesignRule.named("list-preview-rows"))
    #expect(
      messages(rows, in: rows.failingDocument, limit: 1) == ["A card previews at most one cell; this is number 2 of 4"])
    let actions = try #require(DesignRule.named("actions-max"))
    #expect(
      messages(actions, in: actions.passing, limit: 1) == [
        "An object card has one button at most; move this one into Overflow"
      ])
  }
}
