import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card writes times, dates and numbers in one way.
  static let notationMixed = DesignRule(
    "notation-mixed", .warning, summary: "A card writes the same kind of thing in two ways",
    explanation: """
      9:15 AM beside 13:30, 03.12.2026 beside 12/04/2026, or 1,234.50 beside 1.234,50: people misread one of them. \
      Write all as the card’s language does; bound values come formatted from the app.
      """,
    sources: ["CLDR", "TXT-W"], elements: RuleContext.wholes,
    passing: """
      <Card xmlns="urn:cardwright:1" id="visit" target="visits/1">
        <Header>
          <Title>Visit</Title>
        </Header>
        <Body>
          <KeyValue>
            <Key>From</Key>
            <Value>8:15 AM</Value>
          </KeyValue>
          <KeyValue>
            <Key>To</Key>
            <Value>1:30 PM</Value>
          </KeyValue>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="visit" target="visits/1">
        <Header>
          <Title>Visit</Title>
        </Header>
        <Body>
          <KeyValue>
            <Key>From</Key>
            <Value>8:15 AM</Value>
          </KeyValue>
          <KeyValue>
            <Key>To</Key>
            <Value>⏩13:30⏪</Value>
          </KeyValue>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "3:00", fails: "08:30"),
      Edge("8:15 AM", passes: "08:15", fails: "8 a.m."),
      Edge("<Value>8:15 AM", passes: #"<Value xml:lang="es">8:15 a. las"#, fails: #"<Value xml:lang="es">8:15 a. m."#),
      Edge("8:15 AM", passes: "2026-12-03"),
      Edge(passes: "18:40 min", fails: "18:40"),
      Edge(passes: "18:40 min, hall 4", fails: "18:40, hall 4", saying: "“18:40” is written"),
      Edge("13:30", passes: "Room 13:4", fails: "23:55"),
      Edge("8:15 AM", fails: "1:30 pm", saying: "than “1:30 pm”"),
      Edge("8:15 AM", fails: "1:30 pm, hall 4", saying: "than “1:30 pm”"),
      .card(passes: costs(#"xml:lang="de""#), fails: costs("")),
      Edge("8:15 AM</Value>", passes: "268,00 €</Value>", fails: "268,00 €, 142.50 €</Value>"),
      .card(passes: costs("", "€61.200"), fails: costs("", "€61.20"), saying: "“€61.20”"),
    ]
  ) { node, context in
    var known: [String: (notation: Notation, piece: String)] = [:]
    for written in WrittenText.ofWhole(node, &context) {
      let part = written.part
      let notations = written.wording.notations
      // What is written as in another language is told as that.
      let foreign = notations.isEmpty ? nil : written.wording.foreignNotation(context.language(part))?.things
      for (notation, piece) in notations where notation.thing != foreign {
        guard let first = known[notation.thing] else {
          known[notation.thing] = (notation, piece)
          continue
        }
        guard first.notation != notation else { continue }
        return context.report(
          "“\(piece)” is written otherwise than “\(first.piece)”; write all \(notation.thing) of a card in one way",
          at: context.textRange(part))
      }
    }
  }
}

/// A list of two amounts, of which the second is written as in English unless it is another.
private func costs(_ language: String, _ second: String = "1,180.00 €") -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="costs" \(language)><ObjectCell target="a/1"><Title>4711</Title>
  <Subtitle>1.240,50 €</Subtitle></ObjectCell><ObjectCell target="b/1"><Title>4712</Title>
  <Subtitle>\(second)</Subtitle></ObjectCell></ObjectCellList>
  """
}
