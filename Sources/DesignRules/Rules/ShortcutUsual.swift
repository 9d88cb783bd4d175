import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Keys do what they do everywhere.
  static let shortcutUsual = DesignRule(
    "shortcut-usual", .warning, summary: "A usual key does something else",
    explanation: """
      ⌘W and Escape close what is in front, in every app. Where they do something else, people lose their place.
      """,
    sources: ["SEED3"], elements: ["Shortcut"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <MapContent id="town" zoom="city">
          <Pin id="p1" latitude="48.1" longitude="11.6">Depot 3</Pin>
        </MapContent>
        <TableCard id="list" map="town" position="peaking">
          <Title>Stops</Title>
          <Section>
            <ObjectCell id="row"><Title>Depot 3</Title></ObjectCell>
          </Section>
          <Shortcut keys="cmd+w" do="pop"/>
          <On event="select">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" map="town"><Title>Depot 3</Title></PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <MapContent id="town" zoom="city">
          <Pin id="p1" latitude="48.1" longitude="11.6">Depot 3</Pin>
        </MapContent>
        <TableCard id="list" map="town" position="peaking">
          <Title>Stops</Title>
          <Section>
            <ObjectCell id="row"><Title>Depot 3</Title></ObjectCell>
          </Section>
          <Shortcut keys="cmd+w" do="⏩nextRow⏪"/>
          <On event="select">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" map="town"><Title>Depot 3</Title></PlainCard>
      </CardScene>
      """,
    edges: [
      Edge("cmd+w", passes: "cmd+j", fails: "esc")
    ]
  ) { node, context in
    guard let keys = context.value(node, .keys), ["cmd+w", "esc", "escape"].contains(keys),
      let command = context.value(node, .do), !["pop", "dismiss", "collapse", "deselect"].contains(command)
    else { return }
    context.report("\(keys) closes what is in front, everywhere else", at: context.valueRange(node, .do))
  }
}
