import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts do not use quaternaryLabel.
  static let contrastQuaternary = DesignRule(
    "contrast-quaternary", .warning, summary: "A text has the colour of placeholders",
    explanation: """
      `quaternaryLabel` has a contrast of 1.6 to 1: it is for what is there only to hold a place. The faintest colour \
      for text is `tertiaryLabel`.
      """,
    sources: ["HIG-A"], elements: ["CardStyle"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <CardStyle id="plain" subtitleColor="tertiaryLabel"/>
        <PlainCard id="home" style="plain">
          <Title>Trip</Title>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <CardStyle id="plain" subtitleColor="⏩quaternaryLabel⏪"/>
        <PlainCard id="home" style="plain">
          <Title>Trip</Title>
        </PlainCard>
      </CardScene>
      """
  ) { node, context in
    for name in [AttributeName.titleColor, .subtitleColor] where context.value(node, name) == "quaternaryLabel" {
      context.report(
        "quaternaryLabel is too faint for text", at: context.valueRange(node, name),
        fixes: [context.setting(node, name, to: "tertiaryLabel", "Use tertiaryLabel", isPreferred: true)])
    }
  }
}
