import CardModel
import SourceText
import Standards
import XMLSyntax

/// A scene with two pages, of which `initial`, a segment and a handler, or what that does, name one.
private func legs(
  _ initial: String = "", segment: String = "walk", of: String = "", page: String = "PlainCard",
  doing action: String = #"<Zoom to="road"/>"#
) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="trip" root="list">
    <MapContent id="town">
      <Pin latitude="48.1" longitude="11.6">Station</Pin>
    </MapContent>
    <TableCard id="list" map="town" position="peaking">
      <Title>Trips</Title>
      <Section>
        <ObjectCell id="row"><Title>Harbour</Title></ObjectCell>
      </Section>
      <On event="select">
        <Push card="legs"/>
      </On>
    </TableCard>
    <PageCard id="legs"\(initial)>
      <HeaderBar>
        <SegmentStrip>
          <Segment card="\(segment)">Leg</Segment>
        </SegmentStrip>
      </HeaderBar>
      <PageItem card="walk"/>
      <PageItem card="tram"/>
      <On event="page"\(of)>
        \(action)
      </On>
    </PageCard>
    <PlainCard id="walk" map="town">
      <Title>Walk</Title>
    </PlainCard>
    <\(page) id="tram" map="town">
      <Title>Tram</Title>
    </\(page)>
  </CardScene>
  """
}

/// Such a scene, the first page of which turns to `page`, with another card.
private func walking(to page: String, also card: String = "") -> String {
  legs().replacing(
    "<Title>Walk</Title>", with: #"<Title>Walk</Title><On event="tap"><Page card="\#(page)"/></On>"#
  ).replacing("</CardScene>", with: card + "</CardScene>")
}

extension DesignRule {
  /// What names a page means one of the card's.
  static let pageKnown = DesignRule(
    "page-known", .error, summary: "A page card names a page that it does not have, or one twice",
    explanation: """
      Pages lie beside one another: each is a card of its own and stands there once, so that swipes and segments lead to it. A map alone \
      is no page. `initial`, the segments, the action `Page` and handlers of the event `page` name one of them; of another \
      nothing comes.
      """,
    sources: ["TGC"], elements: ["PageCard"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="legs">
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PageCard id="legs">
          <HeaderBar>
            <PageDots/>
          </HeaderBar>
          <PageItem card="walk"/>
          <PageItem card="tram"/>
        </PageCard>
        <PlainCard id="walk" map="town">
          <Title>Walk</Title>
          <Text>Six minutes on foot.</Text>
        </PlainCard>
        <PlainCard id="tram" map="town">
          <Title>Tram</Title>
          <Text>Every ten minutes.</Text>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="legs">
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PageCard id="legs">
          <HeaderBar>
            <PageDots/>
          </HeaderBar>
          <PageItem card="walk"/>
          <PageItem card="⏩walk⏪"/>
        </PageCard>
        <PlainCard id="walk" map="town">
          <Title>Walk</Title>
          <Text>Six minutes on foot.</Text>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      .card(passes: legs(#" initial="tram""#), fails: legs(#" initial="list""#), saying: "“list” is no page"),
      .card(passes: legs(segment: "tram"), fails: legs(segment: "list"), saying: "“list” is no page"),
      .card(passes: legs(of: #" of="tram""#), fails: legs(of: #" of="list""#), saying: "“list” is no page"),
      .card(passes: legs(), fails: legs(page: "MapOnlyCard"), saying: "a map alone"),
      .card(
        passes: legs(doing: #"<Page card="tram"/>"#), fails: legs(doing: #"<Page card="list"/>"#),
        saying: "“list” is no page of this card"),
      .card(passes: legs(doing: #"<Pop/><Page card="list"/>"#), fails: legs(doing: #"<Page card="legs"/>"#)),
      .card(passes: walking(to: "tram"), fails: walking(to: "list"), saying: "“list” is no page of “legs”"),
      .card(passes: walking(to: "list", also: #"<PageCard id="more"><PageItem card="walk"/></PageCard>"#)),
    ]
  ) { node, context in
    guard let scene = context.parent(node) else { return }
    let links = SceneLinks.of(scene, &context)
    var (pages, known): ([String], Set<String>) = ([], [])
    for item in context.children(node, .pageItem) {
      guard let card = context.value(item, .card) else { continue }
      let range = context.valueRange(item, .card)
      if !known.insert(card).inserted {
        context.report(
          "“\(card)” is a page of this card already", at: range, fixes: [context.removing(item, "Remove this page")])
        continue
      }
      if links.cards[card].map(context.name) == .mapOnlyCard {
        context.report("“\(card)” is a map alone, which is no page", at: range)
      }
      pages.append(card)
    }
    var uses: [(node: NodeID, attribute: AttributeName)] = [(node, .initial)]
    uses += context.descendants(node, [.segment]).map { ($0, .card) }
    uses += context.children(node, .on).filter { context.value($0, .event) == "page" }.map { ($0, .of) }
    var own = uses.count
    // The pages of a page turn with those around it.
    if context.value(node, .id).map({ links.pageCards[$0] == nil }) ?? true {
      uses += turns(of: [node], context).map { ($0, .card) }
      own = uses.count
      // A page of several cards may mean the pages of any.
      let alone = pages.filter { links.pageCards[$0]?.count == 1 }.compactMap { links.cards[$0] }
      uses += turns(of: alone.filter { context.name($0) != .pageCard }, context).map { ($0, .card) }
    }
    for (number, (part, attribute)) in uses.enumerated() {
      guard let card = context.value(part, attribute), !known.contains(card) else { continue }
      // What is only counted needs no advice.
      let isTold = context.findingCount < RuleContext.mostFindings
      let nearest = isTold ? Spelling.nearest(to: card, among: pages) : nil
      let owner = number < own ? nil : context.value(node, .id).map { "“\($0)”" }
      context.report(
        "“\(card)” is no page of \(owner ?? "this card")" + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
        at: context.valueRange(part, attribute),
        fixes: nearest.map { [context.setting(part, attribute, to: $0, "Change to “\($0)”")] } ?? [])
    }
  }
}

/// The actions of `cards` that turn pages, as far as no other card comes to the front before.
private func turns(of cards: [NodeID], _ context: RuleContext) -> [NodeID] {
  let events = cards.flatMap { context.children($0, .on) }.filter { event in
    !["built", "willDisappear", "didDisappear"].contains(context.value(event, .event) ?? "")
      && [ElementName.push, .swap, .pop].allSatisfy { context.child(event, $0) == nil }
  }
  return events.flatMap { context.children($0, .page) }
}
