import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// People know what comes in English.
  static let languageWords = DesignRule(
    "language-words", .hint, summary: "The drawing adds words of another language than the card’s",
    explanation: """
      What a card writes and says of its own, such as “38 reviews”, “March 2026” or “See all”, is known in \
      \(Language.listed(Language.allCases)). In other languages it comes in English, with the numbers of English. Where the file gives \
      the words, as the text of `SeeAll` does, these stand there.
      """,
    sources: ["CLDR"], elements: ["Rating", "Calendar", "SeeAll"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="nl" id="order">
        <Title>Koelpomp</Title>
        <Rating value="4" reviews="38"/>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="sv" id="order">
        <Title>Kylpump</Title>
        <⏩Rating⏪ value="4" reviews="38"/>
      </ObjectCardView>
      """,
    edges: [
      Edge(#""sv""#, passes: #""pt-AO""#, fails: #""nb""#), Edge(#""sv""#, passes: #""zh-Hant-HK""#, fails: #""yue""#),
      Edge(#""sv""#, passes: #""iw""#), Edge(#""sv""#, passes: #""xx""#), Edge(#""sv""#, passes: #""und""#),
      Edge(#""sv""#, passes: #""""#),
    ]
  ) { node, context in
    guard let tag = context.language(node), tag.language == nil, LanguageTag.isLanguage(tag.primary),
      !["und", "mul", "zxx"].contains(tag.primary), context.name(node) != .seeAll || context.text(node).isEmpty
    else { return }
    context.report(
      "What this adds comes in English: “\(tag.text)” is no language whose words the drawing knows",
      at: context.tree.nameRange(of: node))
  }
}
