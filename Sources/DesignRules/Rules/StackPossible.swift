import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A stack is one that people can leave behind.
  static let stackPossible = DesignRule(
    "stack-possible", .error, summary: "A stack is restored that cannot come about",
    explanation: """
      The entries of a stack stand from the root upwards: the root lies below every other card and comes once. `page` belongs to a page card, \
      and names one of its pages.
      """,
    sources: ["TGC"], elements: ["StackEntry"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="52.37" longitude="4.9">Depot</Pin>
        </MapContent>
        <TableCard id="list" map="town" position="peaking">
          <Title>Depots</Title>
          <Section>
            <ObjectCell id="row"><Title>North</Title></ObjectCell>
          </Section>
          <On event="select">
            <Push card="depot"/>
          </On>
        </TableCard>
        <PlainCard id="depot" map="town" position="extended">
          <Title>North</Title>
          <Text>Gate 2.</Text>
        </PlainCard>
        <Scenario id="back" device="phone">
          <Restore>
            <StackEntry card="list"/>
            <StackEntry card="depot"/>
          </Restore>
          <Expect depth="2"/>
        </Scenario>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="52.37" longitude="4.9">Depot</Pin>
        </MapContent>
        <TableCard id="list" map="town" position="peaking">
          <Title>Depots</Title>
          <Section>
            <ObjectCell id="row"><Title>North</Title></ObjectCell>
          </Section>
          <On event="select">
            <Push card="depot"/>
          </On>
        </TableCard>
        <PlainCard id="depot" map="town" position="extended">
          <Title>North</Title>
          <Text>Gate 2.</Text>
        </PlainCard>
        <Scenario id="back" device="phone">
          <Restore>
            <StackEntry card="depot"/>
            <StackEntry card="⏩list⏪"/>
          </Restore>
          <Expect depth="2"/>
        </Scenario>
      </CardScene>
      """,
    edges: [
      Edge(
        #"<StackEntry card="list"/>"#, passes: #"<StackEntry card="depot"/>"#,
        fails: #"<StackEntry card="depot" page="list"/>"#, saying: "has no pages"),
      .card(passes: legs("tram"), fails: legs("list"), saying: "is no page"),
      Edge("</PlainCard>", passes: #"<On event="tap"><Swap card="list"/></On></PlainCard>"#),
    ]
  ) { node, context in
    guard let stack = context.parent(node), let scene = context.ancestor(node, [.cardScene]),
      let id = context.value(node, .card)
    else { return }
    // Where cards swap, another may have taken the place of the root.
    if id == context.value(scene, .root), context.children(stack, .stackEntry).first != node,
      context.descendants(scene, [.swap]).isEmpty,
      !context.descendants(scene, [.step]).contains(where: { context.value($0, .swap) != nil })
    {
      context.report(
        "“\(id)” is the root, which lies below every other card; put it first", at: context.valueRange(node, .card))
    }
    guard let page = context.value(node, .page),
      let card = SceneLinks.of(scene, &context).cards[id]
    else { return }
    if context.name(card) != .pageCard {
      context.report(
        "“\(id)” has no pages", at: context.valueRange(node, .page),
        fixes: context.removingAttribute(node, .page, "Remove the page"))
    } else if !context.children(card, .pageItem).contains(where: { context.value($0, .card) == page }) {
      context.report("“\(page)” is no page of “\(id)”", at: context.valueRange(node, .page))
    }
  }
}

/// A scene that begins at a page.
private func legs(_ page: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="trip" root="list">
    <MapContent id="town"><Pin latitude="48.1" longitude="11.6">Station</Pin></MapContent>
    <TableCard id="list" map="town" position="peaking">
      <Title>Trips</Title>
      <Section><ObjectCell id="row"><Title>Harbour</Title></ObjectCell></Section>
      <On event="select"><Push card="legs"/></On>
    </TableCard>
    <PageCard id="legs"><HeaderBar><PageDots/></HeaderBar><PageItem card="walk"/><PageItem card="tram"/></PageCard>
    <PlainCard id="walk" map="town"><Title>Walk</Title></PlainCard>
    <PlainCard id="tram" map="town"><Title>Tram</Title></PlainCard>
    <Start><StackEntry card="list"/><StackEntry card="legs" page="\(page)"/></Start>
  </CardScene>
  """
}
