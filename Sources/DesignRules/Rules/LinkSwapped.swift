import CardModel
import SourceText
import XMLSyntax

/// A scene whose pin is called as the card on which it is tapped.
private let depots = """
  <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
    <MapContent id="town">
      <Pin id="pin" latitude="52.37" longitude="4.9">Depot</Pin>
    </MapContent>
    <TableCard id="list" map="town" position="peaking">
      <Title>Depot list</Title>
      <Section>
        <ObjectCell id="north"><Title>North</Title></ObjectCell>
      </Section>
      <On event="select" of="north">
        <Push card="detail"/>
      </On>
      <On event="tap" of="pin">
        <Push card="detail"/>
      </On>
    </TableCard>
    <PlainCard id="detail" map="town" position="peaking">
      <Title>North</Title>
      <Text>Gate 2.</Text>
    </PlainCard>
  </CardScene>
  """

extension DesignRule {
  /// What is tapped leads to what it names.
  static let linkSwapped = DesignRule(
    "link-swapped", .warning, summary: "A tap on one thing opens another",
    explanation: """
      Two targets were mixed up: what is tapped has the name of a card, and another card opens. Asked for cells, pins, \
      buttons and segments of a scene whose text is the title of one of its cards, or its beginning.
      """,
    sources: ["OWN"], elements: ["CardScene"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="departures">
        <MapContent id="station">
          <Pin latitude="45.76" longitude="4.86">Station</Pin>
        </MapContent>
        <TableCard id="departures" map="station" position="peaking">
          <Title>Departures</Title>
          <Section>
            <ObjectCell id="tram3">
              <Title>Tram 3</Title>
            </ObjectCell>
            <ObjectCell id="bus9">
              <Title>Bus 9</Title>
            </ObjectCell>
          </Section>
          <On event="select" of="tram3">
            <Push card="tram"/>
          </On>
          <On event="select" of="bus9">
            <Push card="bus"/>
          </On>
        </TableCard>
        <PlainCard id="tram" map="station" position="peaking">
          <Title>Tram 3</Title>
          <Text>Every eight minutes.</Text>
        </PlainCard>
        <PlainCard id="bus" map="station" position="peaking">
          <Title>Bus 9</Title>
          <Text>Every twenty minutes.</Text>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="departures">
        <MapContent id="station">
          <Pin latitude="45.76" longitude="4.86">Station</Pin>
        </MapContent>
        <TableCard id="departures" map="station" position="peaking">
          <Title>Departures</Title>
          <Section>
            <ObjectCell id="tram3">
              <Title>Tram 3</Title>
            </ObjectCell>
            <ObjectCell id="bus9">
              <Title>Bus 9</Title>
            </ObjectCell>
          </Section>
          <On event="select" of="tram3">
            <Push card="⏩bus⏪"/>
          </On>
          <On event="select" of="bus9">
            <Push card="bus"/>
          </On>
        </TableCard>
        <PlainCard id="tram" map="station" position="peaking">
          <Title>Tram 3</Title>
          <Text>Every eight minutes.</Text>
        </PlainCard>
        <PlainCard id="bus" map="station" position="peaking">
          <Title>Bus 9</Title>
          <Text>Every twenty minutes.</Text>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(passes: "tram", fails: "departures"),
      Edge(
        "<Title>Tram 3</Title>\n      </ObjectCell>", passes: "<Title>Tram 31</Title>\n      </ObjectCell>"),
      Edge(#"<On event="select" of="tram3">"#, passes: #"<On event="select">"#),
      .card(passes: depots),
    ]
  ) { node, context in
    var texts: [String: String] = [:]
    var titles: [String: String] = [:]
    var links: [(part: NodeID, text: String?, of: String?, own: String?)] = []
    context.forEachDescendant(of: node) { part in
      if let id = context.value(part, .id) { texts[id] = linkText(part, context) }
      switch context.name(part) {
      case .plainCard, .tableCard, .pageCard, .hostedCard, .collectionCard, .mapOnlyCard:
        if let id = context.value(part, .id), let title = context.child(part, .title) {
          titles[id] = context.text(title).lowercased()
        }
      case .push, .swap:
        if let on = context.parent(part), let of = context.value(on, .of) {
          links.append((part, nil, of, context.parent(on).flatMap { context.value($0, .id) }))
        }
      case .segment: links.append((part, context.text(part), nil, nil))
      case .scenario: return false
      default: break
      }
      return true
    }
    let named = CardsByTitle(titles)
    for link in links {
      guard let text = link.text ?? link.of.flatMap({ texts[$0] }), text.count > 2,
        let card = context.value(link.part, .card),
        let title = titles[card]
      else { continue }
      let lower = text.lowercased()
      // What stands on a card that shows already leads elsewhere, whatever that is called.
      guard !title.isAbout(lower), let meant = named.only(about: lower, besides: link.own) else { continue }
      context.report(
        "“\(text)” opens another card than the one of that name", at: context.valueRange(link.part, .card),
        fixes: [context.setting(link.part, .card, to: meant, "Open “\(meant)”")])
    }
  }
}

/// What people read on a part that they tap.
private func linkText(_ part: NodeID, _ context: RuleContext) -> String? {
  switch context.name(part) {
  case .objectCell, .contactCell: context.child(part, .title).map(context.text)
  case .pin, .action, .line, .area: context.text(part)
  default: nil
  }
}

/// Cards by what their titles are about, so that each link finds those of its words without a look at all.
private struct CardsByTitle {
  /// The ids of cards by their whole titles, and by what those begin with; of many for one key, so few that there are several anyway.
  private var (wholes, starts): ([String: [String]], [String: [String]]) = ([:], [:])
  private static let most = 3

  /// `titles`, in lower case, by the ids of their cards.
  init(_ titles: [String: String]) {
    for (card, title) in titles {
      if wholes[title, default: []].count < Self.most { wholes[title, default: []].append(card) }
      for start in title.starts where starts[start, default: []].count < Self.most {
        starts[start, default: []].append(card)
      }
    }
  }

  /// The id of the only card but `own` whose title is about `text`; nil for none and for several.
  func only(about text: String, besides own: String?) -> String? {
    let cards = Set((starts[text] ?? []) + text.starts.flatMap { wholes[$0] ?? [] }).filter { $0 != own }
    return cards.count == 1 ? cards.first : nil
  }
}

extension String {
  /// All of it, and what it begins with, up to the end of each of its first words.
  fileprivate var starts: [String] {
    let ends = indices.lazy.dropFirst().filter { !self[$0].isLetter && !self[$0].isNumber }.prefix(12)
    return isEmpty ? [] : ends.map { String(self[..<$0]) } + [self]
  }

  /// Whether this title is `text`, or one of both begins with the words of the other; both are in lower case.
  fileprivate func isAbout(_ text: String) -> Bool {
    guard !isEmpty, hasPrefix(text) || text.hasPrefix(self) else { return false }
    let rest = count > text.count ? dropFirst(text.count) : text.dropFirst(count)
    return rest.first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}
