import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An object card view is for iOS, or known to be drawn as a card on Android.
  static let objectCardAndroid = DesignRule(
    "object-card-android", .hint, summary: "Android has no object card view",
    explanation: """
      SAP Fiori for Android has no object card view. The same content is drawn there as a card: labels in its header; \
      statuses, tags and rating in the extended header; the description in the body; the actions in the footer. Set \
      `platform="ios"` on what is for iOS alone. It is reported in files that say something about platforms.
      """,
    sources: ["SEED1", "OV-A"], elements: ["ObjectCardView"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="orders" platform="ios">
        <ObjectCardView id="order" target="order/1">
          <Title>Pump</Title>
        </ObjectCardView>
      </CardList>
      """,
    failing: """
      <⏩ObjectCardView⏪ xmlns="urn:cardwright:1" id="order" target="order/1">
        <Title>Pump</Title>
        <Subtitle platform="android">Hall 3</Subtitle>
      </ObjectCardView>
      """
  ) { node, context in
    guard context.distinguishesPlatforms, context.situations.whole.isOnBothPlatforms else { return }
    context.reportOnce(
      "Android has no object card view and shows this as a card; for iOS alone, say platform=\"ios\"",
      at: context.tree.nameRange(of: node),
      fixes: [context.setting(node, .platform, to: "ios", "Show it on iOS only")])
  }
}
