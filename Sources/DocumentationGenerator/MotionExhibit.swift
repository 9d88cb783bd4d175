import CardLayout
import SourceText
import Standards

/// Something that happens in a scene, shown in a small one whose scenario claims it.
package struct MotionExhibit: Sendable {
  /// What it is: attributes of a step or of a claim, an event, or an action.
  package let names: [String]
  /// What is to be seen.
  let text: String
  /// What a card does about it, if anything.
  private let handler: String
  /// The card that does it.
  private let card: String
  /// What happens, as a scenario has it.
  private let steps: String

  /// The exhibits of each element that has some, by its name.
  package static let all: [String: [MotionExhibit]] = {
    var all = ["Step": steps, "Expect": claims, "On": events]
    for action in actions { all[action.title] = [action] }
    return all
  }()

  /// `names` are separated by spaces; `handler` is one of the card called `card`.
  init(_ names: String, _ text: String, handler: String = "", of card: String = "stops", _ steps: String...) {
    self.names = names.split(separator: " ").map(String.init)
    (self.text, self.handler, self.card, self.steps) = (text, handler, card, steps.joined())
  }

  /// What it is, in one line.
  var title: String { names.joined(separator: ", ") }

  /// It as a picture that moves, light and dark.
  var films: [Picture] { films(of: source) }

  private func films(of source: String) -> [Picture] {
    let snapshot = Illustrator.snapshot(SourceText(source))
    return Picture.inBothAppearances { appearance in
      Illustrator.film(snapshot, CardEnvironment(onPageIn: appearance), label: "\(title): \(text)")
    }
  }

  /// Whether its film differs from that of the scene in which nobody does anything about it.
  package var isSeen: Bool { films.map(\.file) != sourceWithoutHandler.map(films)?.map(\.file) }

  /// What is peculiar to it: the handler and the steps, an element a line.
  var listing: String {
    var lines: [String] = []
    var depth = 0
    for part in (handler + steps).split(separator: "<") {
      let isEnd = part.hasPrefix("/")
      if isEnd { depth -= 1 }
      // An element with text stays on its line.
      if isEnd, let last = lines.last, last.contains("<\(part.dropFirst().dropLast())"), !last.hasSuffix(">") {
        lines[lines.count - 1] = last + "<" + part
        continue
      }
      lines.append(String(repeating: "  ", count: depth) + "<" + part)
      if !isEnd, !part.hasSuffix("/>") { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }

  /// The scene in which it happens.
  package var source: String { source(handler) }

  /// The same scene in which nobody does anything about it.
  package var sourceWithoutHandler: String? { handler.isEmpty ? nil : source("") }

  private func source(_ handler: String) -> String {
    func own(_ card: String) -> String { card == self.card ? handler : "" }
    let rows = (1...12).map { #"<ObjectCell id="line-\#($0)"><Title>Line \#($0)</Title></ObjectCell>"# }.joined()
    return """
      <CardScene xmlns="urn:cardwright:1" id="town" root="stops" dismissable="true">
        <Device id="phone" like="iphone-se-1"/>
        <Device id="turned" like="iphone-se-1" orientation="landscape"/>
        <MapContent id="streets"><Pin id="station" latitude="49.4460" longitude="11.0820">Station</Pin></MapContent>
        <MapContent id="river"><Pin id="pier" latitude="49.4520" longitude="11.0700">Pier</Pin></MapContent>
        <TableCard id="stops" map="streets" position="peaking">
          <Title>Stops</Title>
          <Section>\(rows)</Section>
          <MapButtons edge="top"><Action id="where" icon="places.map" label="Overview"/></MapButtons>
          \(own("stops"))
        </TableCard>
        <PlainCard id="pier-card" map="river" position="extended">
          <Title>Pier</Title>
          <SearchField id="search">Search</SearchField>
          <Text>Boats leave every hour.</Text>
          \(own("pier-card"))
        </PlainCard>
        <PlainCard id="steps" map="river" position="peaking">
          <HeaderBar><Title>Route</Title></HeaderBar>
          <CustomTitle><Title>Route</Title></CustomTitle>
          <Text>Follow the river.</Text>
          <MapButtons edge="top"><Action id="back" icon="actions.cancel" label="Back"/></MapButtons>
          \(own("steps"))
        </PlainCard>
        <PageCard id="trips" position="peaking">
          <PageItem card="fast"/><PageItem card="cheap"/>
          \(own("trips"))
        </PageCard>
        <PlainCard id="fast" map="streets"><Title>12 minutes</Title><Text>Tram 4</Text></PlainCard>
        <PlainCard id="cheap" map="river"><Title>31 minutes</Title><Text>On foot</Text></PlainCard>
        <Scenario id="shown" device="phone">\(steps)</Scenario>
      </CardScene>
      """
  }
}
