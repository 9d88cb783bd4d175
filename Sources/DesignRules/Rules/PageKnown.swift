import CardModel
import SourceText
import Standards
import XMLSyntax

/// A scene with two pages, of which `initial`, a segment and a handler name one.
private func legs(_ initial: String = "", segment: String = "walk", of: String = "", page: String = "PlainCard")
  -> String
{
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
        <Zoom to="road"/>
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

extension DesignRule {
  /// What names a page means one of the card's.
  static let pageKnown = DesignRule(
    "page-known", .error, summary: "A page card names a page that it does not have, or one twice",
    explanation: """
      Pages lie beside one another: each is a card of its own and stands there once, so that swipes and segments lead to it. A map alone \
      is no page. `initial`, the segments, and handlers of the event `page` name one of them; of another nothing comes.
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
    ]
  ) { node, context in
    guard let scene = context.parent(node) else { return }
    let cards = SceneLinks.of(scene, &context).cards
    var (pages, known): ([String], Set<String>) = ([], [])
    for item in context.children(node, .pageItem) {
      guard let card = context.value(item, .card) else { continue }
      let range = context.valueRange(item, .card)
      if !known.insert(card).inserted {
        context.report(
          "“\(card)” is a page of this card already", at: range, fixes: [context.removing(item, "Remove this page")])
      } else if cards[card].map(context.name) == .mapOnlyCard {
        context.report("“\(card)” is a map alone, which is no page", at: range)
      }
      pages.append(card)
    }
    var uses: [(node: NodeID, attribute: AttributeName)] = [(node, .initial)]
    uses += context.descendants(node, [.segment]).map { ($0, .card) }
    uses += context.children(node, .on).filter { context.value($0, .event) == "page" }.map { ($0, .of) }
    for (part, attribute) in uses {
      guard let card = context.value(part, attribute), !known.contains(card) else { continue }
      let nearest = Spelling.nearest(to: card, among: pages)
      context.report(
        "“\(card)” is no page of this card" + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
        at: context.valueRange(part, attribute),
        fixes: nearest.map { [context.setting(part, attribute, to: $0, "Change to “\($0)”")] } ?? [])
    }
  }
}
