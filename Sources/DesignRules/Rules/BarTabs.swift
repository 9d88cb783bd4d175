import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A bottom bar acts.
  static let barTabs = DesignRule(
    "bar-tabs", .hint, summary: "A bottom bar swaps screens",
    explanation: """
      The bar at the bottom of a card holds what is done with it. Where each of its buttons swaps the card for another \
      screen, it is a tab bar without a mark of where people are and without a way back.
      """,
    sources: ["TGC"], elements: ["BottomBar"],
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
          <BottomBar>
            <Action id="share">Share</Action>
          </BottomBar>
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
          <⏩BottomBar⏪>
            <Action id="people">People</Action>
            <Action id="more">More</Action>
          </BottomBar>
          <On event="tap" of="people">
            <Swap card="stop"/>
          </On>
          <On event="tap" of="more">
            <Swap card="stop"/>
          </On>
          <On event="select">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" map="town"><Title>Depot 3</Title></PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(
        #"<Action id="more">More</Action>"#,
        passes: #"<Action id="more">More</Action><Action id="share">Share</Action>"#)
    ]
  ) { node, context in
    let actions = context.children(node, .action).compactMap { context.value($0, .id) }
    guard actions.count > 1, let card = context.parent(node) else { return }
    let swapping = Set(
      context.children(card, .on).filter { context.child($0, .swap) != nil }.compactMap { context.value($0, .of) })
    guard actions.allSatisfy(swapping.contains) else { return }
    context.report(
      "These buttons swap screens; push them, so that people come back", at: context.tree.nameRange(of: node))
  }
}
