import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// People get to every card.
  static let cardUnreachable = DesignRule(
    "card-unreachable", .hint, summary: "Nothing leads to a card of the scene, or uses a map or a style of it",
    explanation: """
      A card that is not the root, is no page, and that nothing pushes, swaps in or names as its target is never seen. Push it, or \
      leave it out. No more is seen of a map that no card has and nothing sets, and of a style that no card takes. What the app itself \
      opens cannot be known here: ignore the hint for it.
      """,
    sources: ["OWN"],
    elements: [
      "PlainCard", "TableCard", "HostedCard", "CollectionCard", "PageCard", "MapOnlyCard", "MapContent", "CardStyle",
    ],
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
          <On event="select">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" map="town" position="peaking">
          <Title>Depot 3</Title>
        </PlainCard>
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
          <On event="select">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" map="town" position="peaking">
          <Title>Depot 3</Title>
        </PlainCard>
        <⏩PlainCard⏪ id="hotels" map="town" position="peaking">
          <Title>Hotels</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(
        #"<ObjectCell id="row">"#, passes: ##"<ObjectCell id="row" target="#hotels">"##,
        fails: ##"<ObjectCell id="row" target="orders/hotels">"##),
      Edge(#"<PlainCard id="hotels""#, passes: #"<PlainCard id="hotels" activity="com.acme.hotels""#),
      Edge(
        "</TableCard>", passes: #"<On event="tap" of="p1"><Push card="hotels"/></On></TableCard>"#,
        fails: #"<On event="select" of="p1"><Push card="hotels"/></On></TableCard>"#),
      Edge(
        "</TableCard>", passes: #"<On event="traits"><Push card="hotels"/></On></TableCard>"#,
        fails: #"<On event="page"><Push card="hotels"/></On></TableCard>"#),
      Edge(#"<Push card="stop"/>"#, passes: #"<Push card="stop"/><Push card="hotels"/>"#),
      .card(passes: stop(#"map="town""#), fails: stop(""), saying: "the map “town”"),
      .card(passes: stop("", #"<On event="traits"><SetMap map="town"/></On>"#), fails: stop(#"label="town-hall""#)),
      .card(
        passes: stop(#"map="town" style="calm""#, style: "calm"), fails: stop(#"map="town""#, style: "calm"),
        saying: "the style “calm”"),
    ]
  ) { node, context in
    // What has an activity is opened by another device or a search.
    if context.tree.attributes(of: node).contains(where: { context.tree.name(of: $0).local == "activity" }) { return }
    guard let id = context.value(node, .id), let scene = context.parent(node), context.name(scene) == .cardScene
    else { return }
    let links = SceneLinks.of(scene, &context)
    // Handlers that are not closed hold one another, and nobody knows yet what they lead to.
    guard !links.named.contains(id), !links.named.contains("#" + id), !context.unclosed.contains(scene) else { return }
    // It is most likely the one that is meant where another is not found.
    if context.name(node) == .mapContent, links.lacksSomeMap { return }
    let message =
      switch context.name(node) {
      case .mapContent: "Nothing in this scene shows the map “\(id)”; give it to a card, or leave it out"
      case .cardStyle: "No card of this scene takes the style “\(id)”; give it to one, or leave it out"
      default: "Nothing in this scene leads to “\(id)”; push it, or leave it out"
      }
    context.report(message, at: context.tree.nameRange(of: node))
  }
}

/// A scene with a map, `style` and one card, which has `attributes` and holds `handler`.
private func stop(_ attributes: String, _ handler: String = "", style: String? = nil) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="stops" root="stop">\(style.map { "<CardStyle id=\"\($0)\"/>" } ?? "")
  <MapContent id="town"><Pin latitude="48.1" longitude="11.6">Depot 3</Pin></MapContent>
  <PlainCard id="stop" \(attributes)><Title>Depot 3</Title>\(handler)</PlainCard></CardScene>
  """
}
