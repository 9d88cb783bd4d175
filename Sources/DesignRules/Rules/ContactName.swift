import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// People are called by their names.
  static let contactName = DesignRule(
    "contact-name", .warning, summary: "A contact is called by a number or the name of an account",
    explanation: """
      Nobody knows who P-20417 or k.nair is. Show the name as people say it, all of a list in the same form; the \
      number of the personnel file belongs into a detail, if anywhere.
      """,
    sources: ["SEED2", "OWN"], elements: ["ContactCellList", "Section"],
    passing: """
      <ContactCellList xmlns="urn:cardwright:1" id="duty">
        <ContactCell target="people/1">
          <DetailImage src="pump.png" represents="person" alt=""/>
          <Title>Lars Holm</Title>
          <Subtitle>Shift lead</Subtitle>
        </ContactCell>
        <ContactCell target="people/2">
          <DetailImage src="ana.png" represents="person" alt="Ana Silva"/>
          <Title>Ana Silva</Title>
          <Subtitle>Electrician</Subtitle>
        </ContactCell>
      </ContactCellList>
      """,
    failing: """
      <ContactCellList xmlns="urn:cardwright:1" id="duty">
        <ContactCell target="people/1">
          <DetailImage src="pump.png" represents="person" alt=""/>
          <Title>⏩P-20417⏪</Title>
          <Subtitle>Shift lead</Subtitle>
        </ContactCell>
        <ContactCell target="people/2">
          <DetailImage src="ana.png" represents="person" alt="Ana Silva"/>
          <Title>Ana Silva</Title>
          <Subtitle>Electrician</Subtitle>
        </ContactCell>
      </ContactCellList>
      """,
    edges: [
      Edge(passes: "Line 4", fails: "k.nair"),
      Edge(passes: "Portier", fails: "lars_holm"),
      Edge(passes: "Dr. Holm", fails: "HOLM, Lars"),
    ]
  ) { node, context in
    let cells = context.children(node, .contactCell)
    let titles = cells.compactMap { context.child($0, .title) }
    let hasPlainNames = titles.contains { !context.text($0).contains(",") }
    for title in titles {
      for reading in readings(title, [context.text(title)], context) {
        let name = reading[0]
        let isAccount = name.contains { ".@_".contains($0) } && name.contains(where: \.isLetter) && name.last != "."
        if !name.contains(" "),
          name.contains(where: \.isNumber) && name.contains(where: \.isLetter) || isAccount
            || name.allSatisfy(\.isNumber), !name.isEmpty
        {
          context.report("“\(name)” is no name of a person", at: context.textRange(title))
          break
        }
        if hasPlainNames, name.contains(", "), !context.isBound(context.text(title)) {
          context.report("“\(name)” is written otherwise than the names beside it", at: context.textRange(title))
        }
      }
    }
  }
}
