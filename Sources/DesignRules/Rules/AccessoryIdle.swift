import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What takes taps does something with them.
  static let accessoryIdle = DesignRule(
    "accessory-idle", .information, summary: "An accessory takes taps and has nothing to tap",
    explanation: """
      A tap on a title steps the card. An accessory with `interactive="true"` keeps the taps for itself, which is right for buttons, \
      search fields and views of the app’s own; texts and labels swallow them for nothing.
      """,
    sources: ["TGC"], elements: ["Accessory"],
    passing: departures(#"interactive="false""#),
    failing: departures(#"interactive="⏩true⏪""#),
    edges: [
      Edge(#" interactive="true""#, passes: ""),
      Edge("<Text>Platform 2</Text>", passes: "<SearchField>Line</SearchField>", fails: "<Label>Platform 2</Label>"),
      Edge(
        "<Text>Platform 2</Text>", passes: #"<Text>Platform 2</Text><Action id="a" target="b/1">Change</Action>"#,
        fails: "<Text>Platform 2</Text><Status>Late</Status>"),
    ]
  ) { node, context in
    let parts = context.children(node)
    guard context.value(node, .interactive)?.flag == true, !parts.isEmpty,
      parts.allSatisfy({ part in
        [.text, .label, .status, .tag].contains(context.name(part)) && context.value(part, .target) == nil
      })
    else { return }
    context.report(
      "Nothing in it can be tapped, and taps on it no longer step the card", at: context.valueRange(node, .interactive),
      fixes: [context.setting(node, .interactive, to: "false", "Let taps step the card", isPreferred: true)])
  }
}

/// A scene with a card whose title has such an accessory.
private func departures(_ attribute: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="city" root="home">
    <MapContent id="town">
      <Pin id="p1" latitude="50.9" longitude="6.9">Adler</Pin>
    </MapContent>
    <PlainCard id="home" map="town" position="peaking">
      <Title>Departures</Title>
      <Accessory height="44" \(attribute)>
        <Text>Platform 2</Text>
      </Accessory>
      <Text>Line 4 leaves at 14:05.</Text>
    </PlainCard>
  </CardScene>
  """
}
