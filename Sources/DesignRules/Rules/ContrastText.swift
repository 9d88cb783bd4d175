import BundledData
import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts have enough contrast.
  static let contrastText = DesignRule(
    "contrast-text", .error, summary: "A text has too little contrast",
    explanation: """
      Texts need a contrast of 4.5 to 1 to what is behind them, in light and dark and with increased contrast. Names \
      of labels, such as `primaryLabel`, are made for backgrounds; colours of charts and fills are not made for text.
      """,
    sources: ["HIG-A", "AND-CR"], elements: ["CardStyle"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <CardStyle id="plain" titleColor="secondaryLabel"/>
        <PlainCard id="home" style="plain">
          <Title>Trip</Title>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <CardStyle id="plain" titleColor="⏩chart2⏪"/>
        <PlainCard id="home" style="plain">
          <Title>Trip</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(passes: "teal7"),
      Edge(
        #"titleColor="chart2""#, fails: #"titleColor="chart4" subtitleColor="baseWhite" background="baseBlack""#,
        saying: "chart4 on baseBlack has a contrast of 4.4 to 1 in light,"),
      Edge(#"titleColor="chart2""#, fails: #"background="mango4""#, saying: "secondaryLabel on mango4"),
    ]
  ) { node, context in
    let background = context.value(node, .background) ?? "primaryBackground"
    for (name, standard) in [(AttributeName.titleColor, "primaryLabel"), (.subtitleColor, "secondaryLabel")] {
      let color = context.value(node, name) ?? standard
      guard color != "quaternaryLabel", let worst = ColorContrast.worst(color, on: background), !worst.isEnough,
        context.value(node, name) != nil || context.value(node, .background) != nil
      else { continue }
      let place = context.value(node, name) == nil ? .background : name
      context.report(
        "\(color) on \(background) has a contrast of \(worst.text) to 1 in \(worst.appearance), where text needs 4.5",
        at: context.valueRange(node, place),
        fixes: ColorContrast.worst(standard, on: background)?.isEnough != true
          ? [] : [context.setting(node, name, to: standard, "Use \(standard)", isPreferred: true)])
    }
  }
}
