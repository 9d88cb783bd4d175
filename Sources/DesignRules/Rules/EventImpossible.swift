import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What a card answers can come about.
  static let eventImpossible = DesignRule(
    "event-impossible", .warning, summary: "A card answers an event that never comes",
    explanation: """
      Rows are selected; buttons, pins, lines and areas are tapped, texts and whole cards or maps are not, and figures and rows of \
      tables only where they have a `target`; search fields gain and lose focus; pages turn on page cards. A card hears of taps on the \
      pins of its own map, and one without a map is always extended. Only such events happen to a part, which `of` names, and only \
      `didMove` comes to a `position`. What `On` waits for in vain is never done.
      """,
    sources: ["TGC", "SEED3"], elements: ["On"],
    passing: depots(#"event="select" of="row""#),
    failing: depots(#"event="⏩tap⏪" of="row""#),
    edges: [
      Edge(
        #"event="tap" of="row""#, passes: #"event="tap" of="yard""#, fails: #"event="select" of="yard""#,
        saying: "no row"),
      Edge(#"event="tap" of="row""#, passes: #"event="tap""#, fails: #"event="tap" of="quay""#, saying: "another map"),
      Edge(#"event="tap" of="row""#, passes: #"event="traits""#, fails: #"event="page""#, saying: "page card"),
      Edge(#"event="tap" of="row""#, fails: #"event="focus""#, saying: "search field"),
      Edge(#"event="tap" of="row""#, fails: #"event="tap" of="hours""#, saying: "takes no taps"),
      Edge(#"event="tap" of="row""#, fails: #"event="tap" of="town""#, saying: "takes no taps"),
      Edge(#"event="tap" of="row""#, fails: #"event="tap" of="list""#, saying: "takes no taps"),
      .card(
        passes: depots(#"event="tap" of="stock""#, #"<KPI id="stock" caption="Free bays" target="bays/1">42</KPI>"#),
        fails: depots(#"event="tap" of="stock""#, #"<KPI id="stock" caption="Free bays">42</KPI>"#),
        saying: "has a target"),
      Edge(
        #"event="tap" of="row""#, passes: #"event="select" of="row""#,
        fails: #"event="select" of="row" position="extended""#, saying: "“position” says nothing about select"),
      Edge(
        #"event="tap" of="row""#, passes: #"event="didMove" position="extended""#,
        fails: #"event="didMove" of="list""#, saying: "only about tap or select or focus or blur or page"),
      Edge(
        #"event="tap" of="row""#, passes: #"event="didMove" position="collapsed""#,
        fails: #"event="focus" of="yard""#),
      .card(
        passes: depots(#"event="didMove" position="extended""#).replacing(#" map="town" position="peaking""#, with: ""),
        fails: depots(#"event="didMove" position="collapsed""#).replacing(#" map="town" position="peaking""#, with: ""),
        saying: "always extended"),
      .card(
        passes: depots(#"event="focus""#).replacing(
          "</CardScene>",
          with: #"<PageCard id="pages"><StickyBar><SearchField>Yard</SearchField></StickyBar>"#
            + #"<PageItem card="list"/></PageCard></CardScene>"#)),
      .card(passes: givenMap(depots(#"event="tap" of="quay""#))),
      .card(
        passes: givenMap(depots(#"event="didMove" position="collapsed""#))
          .replacing(#" map="town" position="peaking""#, with: "")),
    ]
  ) { node, context in
    guard let card = context.parent(node), let scene = context.parent(card), context.name(scene) == .cardScene,
      let event = context.value(node, .event)
    else { return }
    let links = SceneLinks.of(scene, &context)
    let part = context.value(node, .of) ?? ""
    let strays = links.strayDetails(of: node, context)
    if !strays.isEmpty { return reportStray(strays, of: node, event, &context) }
    guard links.canHappen(node, of: card, context) else {
      let range = context.valueRange(node, .event)
      switch event {
      case "select":
        return context.report(
          "“\(part)” is no row, and only rows are selected", at: range,
          fixes: links.isOnMap(part)
            ? [context.setting(node, .event, to: "tap", "Answer a tap", isPreferred: true)] : [])
      case "tap" where links.isRow(part):
        return context.report(
          "“\(part)” is a row, which is selected: no card hears of taps on it", at: range,
          fixes: [context.setting(node, .event, to: "select", "Answer its selection", isPreferred: true)])
      case "tap" where links.takesNoTaps(part):
        return context.report(
          "“\(part)” takes no taps itself; answer a button, a pin, a line, an area or what has a target",
          at: context.valueRange(node, .of))
      case "page": return context.report("Only a page card hears of pages that turn", at: range)
      default:
        return context.report("Only a search field gains and loses focus, and no card hears of taps on it", at: range)
      }
    }
    // An element that is not closed may have swallowed what the map has.
    if context.unclosed.contains(scene) { return }
    if event == "tap", links.isForeignPin(part, to: card, context) {
      context.report("“\(part)” is a pin of another map than this card has", at: context.valueRange(node, .of))
    }
    if event == "didMove", let position = context.value(node, .position), position != "extended",
      links.lacksMap(card, context)
    {
      context.report("Without a map the card is always extended", at: context.valueRange(node, .position))
    }
  }
}

/// Reports `details` of the handler `node`, which its `event` does not have.
private func reportStray(
  _ details: [(name: AttributeName, events: [SceneEvent])], of node: NodeID, _ event: String,
  _ context: inout RuleContext
) {
  for (name, events) in details {
    guard let attribute = context.attribute(name, of: node) else { continue }
    let others = events.map { $0.rawValue }.joined(separator: " or ")
    context.report(
      "“\(name.rawValue)” says nothing about \(event), only about \(others): this never comes",
      at: context.tree.nameRange(of: attribute),
      // To do it always is more than was asked for.
      fixes: context.removingAttribute(node, name, "Remove “\(name.rawValue)”").map { Fix($0.title, $0.edits) })
  }
}

/// A scene whose card answers `event`, and whose other card holds `part`.
private func depots(_ event: String, _ part: String = #"<Text id="hours">Open until six.</Text>"#) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
    <MapContent id="town">
      <Pin id="yard" latitude="52.37" longitude="4.9">Yard</Pin>
    </MapContent>
    <MapContent id="harbour">
      <Pin id="quay" latitude="52.4" longitude="4.8">Quay</Pin>
    </MapContent>
    <TableCard id="list" map="town" position="peaking">
      <Title>Depots</Title>
      <Section>
        <ObjectCell id="row"><Title>Yard</Title></ObjectCell>
      </Section>
      <On \(event)>
        <Info>Open until six</Info>
      </On>
      <On event="select">
        <Push card="depot"/>
      </On>
    </TableCard>
    <PlainCard id="depot" map="harbour" position="peaking">
      <Title>Yard</Title>
      \(part)
    </PlainCard>
  </CardScene>
  """
}

/// `scene` with a scenario in which the app gives its card another map.
private func givenMap(_ scene: String) -> String {
  scene.replacing(#"root="list">"#, with: #"root="list"><Device id="phone" like="iphone-15"/>"#).replacing(
    "</CardScene>", with: #"<Scenario id="harbour-map" device="phone"><Step setMap="harbour"/></Scenario></CardScene>"#)
}
