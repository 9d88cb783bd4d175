import Guidelines
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Tags of languages are those that devices know.
  static let languageTagKnown = DesignRule(
    "language-tag-known", .warning, summary: "A language tag is not one that devices know",
    explanation: """
      `en-UK`, `jp` or `ger` look right, but no device knows them: lines, words and voices fall back to those of no language. A tag is \
      the language of ISO 639-1, such as `ja`, and, where it matters, a script such as `Hant` and the region of ISO 3166-1, such as \
      `GB` (BCP 47).
      """,
    sources: ["BCP47", "CLDR"], holding: [.languageTag],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="en-GB" id="order">
        <Title>Coolant pump</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="⏩en-UK⏪" id="order">
        <Title>Coolant pump</Title>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "en-gb", fails: "en-uk", saying: "Write “en-GB”"),
      Edge(passes: "ja", fails: "jp", saying: "Write “ja”"),
      Edge(passes: "de-DE", fails: "de-XY", saying: "Write “de”"),
      Edge(passes: "zh-Hans", fails: "zh-CHS", saying: "Write “zh-Hans”"),
      Edge(passes: "en-u-ca-xx", fails: "xx", saying: "no language"),
      Edge(passes: "es-419", fails: "ger-AT", saying: "Write “de-AT”"),
      Edge(passes: "he", fails: "iw", saying: "an old tag"),
      Edge(passes: "gsw"), Edge(passes: ""),
    ]
  ) { attribute, value, context in
    // What has not even the form of a tag the schema tells.
    guard LanguageTag.isWellFormed(value) else { return }
    let range = context.tree.valueRange(of: attribute)
    if let meant = LanguageTag.meant(by: value) {
      let isOld = ["in", "iw", "ji", "mo", "sh"].contains(value.prefix { $0 != "-" }.lowercased())
      context.report(
        isOld ? "“\(value)” is an old tag; write “\(meant)”" : "“\(value)” is no tag that devices know; “\(meant)” is",
        at: range,
        fixes: [Fix("Write “\(meant)”", [TextEdit(range, meant)], isPreferred: true)])
    } else if LanguageTag(value) == nil || !LanguageTag.isLanguage(value) {
      context.report("“\(value)” names no language of ISO 639; write one such as “en” or “pt-BR”", at: range)
    }
  }
}
