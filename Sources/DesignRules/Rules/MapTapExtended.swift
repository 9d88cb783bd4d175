import CardModel
import SourceText
import Standards
import XMLSyntax

/// What the failing scene begins with, and devices that may stand before that: one held upright, one turned, one that is wide.
private let (firstPart, phone, turned, pad) = (
  #"<MapContent id="town""#, #"<Device id="phone" like="iphone-15"/>"#,
  #"<Device id="turned" like="iphone-15" orientation="landscape"/>"#, #"<Device id="pad" like="ipad-10"/>"#
)

extension DesignRule {
  /// What is tapped can be seen.
  static let mapTapExtended = DesignRule(
    "map-tap-extended", .warning, summary: "A card covers the map on which people are to tap",
    explanation: """
      A card that waits for taps on pins opens where the map is seen: collapsed or peaking. Extended it greys the map \
      out and covers nearly all of it. At the side, as on tablets, it does neither.
      """,
    sources: ["SEED3"], elements: ["PlainCard", "TableCard", "HostedCard"],
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
          <On event="tap" of="p1">
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
        <TableCard id="list" map="town" position="⏩extended⏪">
          <Title>Stops</Title>
          <Section>
            <ObjectCell id="row"><Title>Depot 3</Title></ObjectCell>
          </Section>
          <On event="tap" of="p1">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" map="town" position="peaking">
          <Title>Depot 3</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(passes: "collapsed"),
      Edge(#"root="list""#, passes: #"root="list" placement="side""#, fails: #"root="list" placement="bottom""#),
      Edge(#"root="list""#, passes: #"root="list" mode="sidebar""#, fails: #"root="list" mode="floating""#),
      Edge(firstPart, passes: pad + firstPart, fails: phone + firstPart),
      Edge(firstPart, passes: pad + turned + firstPart, fails: pad + phone + firstPart),
      Edge(
        #"root="list">"#, passes: #"root="list">"# + phone.replacing("/>", with: #" widthClass="regular"/>"#),
        fails: #"root="list" placement="bottom">"# + pad),
    ]
  ) { node, context in
    let events = context.children(node, .on).filter { context.value($0, .event) == "tap" }
    guard !events.isEmpty, context.value(node, .position) == "extended", let map = context.value(node, .map),
      let scene = context.parent(node), case let links = SceneLinks.of(scene, &context), !links.isAtSide,
      let pins = links.pins[map],
      events.allSatisfy({ context.value($0, .of).map(pins.contains) ?? false })
    else { return }
    context.report(
      "People are to tap pins that this card covers", at: context.valueRange(node, .position),
      fixes: [context.setting(node, .position, to: "peaking", "Let the map be seen", isPreferred: true)])
  }
}
