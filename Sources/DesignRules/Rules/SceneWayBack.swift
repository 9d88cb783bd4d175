import CardModel
import SourceText
import Standards
import XMLSyntax

/// What follows the name of a card that another may stand in place of.
private func swapping(_ card: String) -> String {
  #" closable="false"><Title>Depot 3</Title><On event="tap"><Swap card="next"/></On></PlainCard>"# + card
}

/// A scene that pushes a card in a style with `closeButton`.
private func styled(_ closeButton: String, title: String = "<Title>Depot 3</Title>") -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
  <CardStyle id="bare" closeButton="\(closeButton)"/>
  <TableCard id="list" position="peaking"><Title>Stops</Title>
  <Section><ObjectCell id="row"><Title>Depot 3</Title></ObjectCell></Section>
  <On event="select"><Push card="stop"/></On></TableCard>
  <PlainCard id="stop" position="peaking" style="bare">\(title)</PlainCard>
  </CardScene>
  """
}

/// A scene that pushes a card with a page, whose title shows or not.
private func paged(_ titles: String) -> String {
  styled("circle").replacing(
    "<PlainCard id=\"stop\"",
    with: #"<PageCard id="stop" childTitles="\#(titles)"><PageItem card="page"/></PageCard><PlainCard id="page""#)
}

/// A scene that pushes a map alone, with what follows its title.
private func mapOnly(_ content: String) -> String {
  styled("circle").replacing("<TableCard", with: #"<MapContent id="town"/><TableCard"#)
    .replacing(#"<PlainCard id="stop" position="peaking""#, with: #"<MapOnlyCard id="stop" map="town""#)
    .replacing("</PlainCard>", with: content + "</MapOnlyCard>")
}

/// A scene whose card is popped when a search field gets the focus.
private func waiting(_ field: String) -> String {
  styled("circle", title: "<Title>Depot 3</Title>\(field)" + #"<On event="focus"><Pop/></On>"#)
    .replacing(#"style="bare""#, with: #"closable="false""#)
}

/// A scene that pushes a card with the attributes `stop` from one whose style has no close button, as `push` says, and from what stands
/// `beside` it.
private func handedOn(_ push: String = "", stop: String = "", beside: String = "") -> String {
  styled("none").replacing(#" style="bare""#, with: stop).replacing(#"id="list""#, with: #"id="list" style="bare""#)
    .replacing(#"card="stop""#, with: #"card="stop""# + push).replacing("<TableCard", with: beside + "<TableCard")
}

/// Two cards, of which the first gives its place to the other, which can be left.
private let swapped = """
  <PlainCard id="b" position="peaking" closable="false"><Title>B</Title><On event="tap"><Swap card="c"/></On></PlainCard>
  <PlainCard id="c" position="peaking"><Title>C</Title></PlainCard></CardScene>
  """

extension DesignRule {
  /// A pushed card leads back.
  static let sceneWayBack = DesignRule(
    "scene-way-back", .warning, summary: "A pushed card has no way back",
    explanation: """
      People close a card with its close button, which stands in the title. One that cannot be closed, that has no title or whose style \
      draws no such button, and a `MapOnlyCard`, which draws no card, needs an action with `Pop`, or a `Swap` for a card that can be left, or \
      people are stuck on it. A view of the app's own, in the title or as a hosted card, may bring one. To push another card is no way back: \
      that leads to this one again.
      """,
    sources: ["SEED3", "TGC"],
    elements: ["PlainCard", "TableCard", "HostedCard", "PageCard", "CollectionCard", "MapOnlyCard"],
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
        <⏩PlainCard⏪ id="stop" map="town" position="peaking" closable="false">
          <Title>Depot 3</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(#" closable="false""#, passes: #" closable="true""#),
      Edge(#"closable="false""#, passes: ""),
      Edge(
        #"<PlainCard id="stop" map="town" position="peaking" closable="false">\n    <Title>Depot 3</Title>\n  </PlainCard>"#
          .replacing(#"\n"#, with: "\n"),
        passes:
          #"<HostedCard id="stop" map="town"><HostedView height="300">Camera with a cross</HostedView></HostedCard>"#,
        fails: #"<PlainCard id="stop" map="town"><HostedView height="300">Camera</HostedView></PlainCard>"#),
      Edge(
        #" closable="false">\n    <Title>Depot 3</Title>\n  </PlainCard>"#.replacing(#"\n"#, with: "\n"),
        passes: swapping(#"<PlainCard id="next" map="town" position="peaking"><Title>Depot 4</Title></PlainCard>"#),
        fails: swapping(
          #"<PlainCard id="next" map="town" position="peaking" closable="false"><Title>Depot 4</Title></PlainCard>"#)),
      Edge(
        #" closable="false">\n    <Title>Depot 3</Title>"#.replacing(#"\n"#, with: "\n"),
        passes: #" closable="false"><Title>Depot 3</Title><On event="tap"><Pop/></On>"#,
        fails: #" closable="false"><Title>Depot 3</Title><On event="tap"><Push card="list"/></On>"#),
      .card(
        passes: styled("glass"), fails: styled("none"), saying: "whose style has no close button"),
      .card(passes: styled("none").replacing(#" style="bare""#, with: ""), fails: handedOn()),
      .card(
        passes: styled("none", title: #"<Title>A</Title><On event="tap"><Swap card="b"/></On>"#).replacing(
          "</CardScene>", with: swapped),
        fails: handedOn().replacing(
          "</Title></PlainCard>", with: #"</Title><On event="tap"><Push card="stop"/></On></PlainCard>"#)),
      .card(passes: handedOn(#" copyStyle="false""#)), .card(passes: handedOn(stop: #" inheritStyle="false""#)),
      .card(
        passes: handedOn(
          beside: """
            <PlainCard id="other" inheritStyle="false" position="peaking"><Title>Other</Title><On event="tap"><Push card="stop"/></On>
            </PlainCard>
            """)),
      .card(
        passes: styled("circle"), fails: styled("circle", title: "<Text>Depot 3</Text>"),
        saying: "no title with a close button"),
      .card(
        passes: styled("circle", title: #"<CustomTitle><HostedView height="44">Close</HostedView></CustomTitle>"#),
        fails: styled("circle", title: "<CustomTitle><Title>Depot 3</Title></CustomTitle>")),
      .card(passes: paged("show"), fails: paged("hide")),
      .card(
        passes: mapOnly(#"<On event="tap"><Pop/></On>"#), fails: mapOnly(""),
        saying: "a map alone draws no close button"),
      .card(
        passes: waiting("<Accessory><SearchField>Find</SearchField></Accessory>"), fails: waiting(""),
        saying: "Let people close it"),
      .card(passes: styled("none", title: #"<CustomTitle><HostedView height="44">Close</HostedView></CustomTitle>"#)),
      .card(passes: styled("none", title: #"<Title>Depot 3</Title><On event="tap"><Pop/></On>"#)),
    ]
  ) { node, context in
    guard let id = context.value(node, .id), let scene = context.parent(node), context.value(scene, .root) != id else {
      return
    }
    let links = SceneLinks.of(scene, &context)
    guard links.pushed.contains(id), links.isHeld(node, context), !links.open.contains(id) else { return }
    // A close button that may be drawn is none where the style has none.
    let isByStyle = links.isHeldByStyle(node, context)
    if context.name(node) == .mapOnlyCard {
      return context.report(
        "Nothing leads back from here, as a map alone draws no close button; pop it with a button on the map",
        at: context.tree.nameRange(of: node))
    }
    if context.value(node, .closable)?.flag != false, !links.drawsTitle(node, context) {
      return context.report(
        "Nothing leads back from this card, which has no title with a close button; give it one, or pop it",
        at: context.tree.nameRange(of: node))
    }
    context.report(
      isByStyle
        ? "Nothing leads back from this card, whose style has no close button; give it another style, or pop it"
        : "Nothing leads back from this card; let it be closed, or pop it", at: context.tree.nameRange(of: node),
      fixes: isByStyle ? [] : context.removingAttribute(node, .closable, "Let people close it"))
  }
}
