import CardModel
import SourceText
import Standards
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
      Edge(passes: "Lars Holm, MD", fails: "20417"),
      Edge(passes: "受付1"), Edge(passes: "J.Holm"), Edge(passes: "Reception, north"),
    ]
  ) { node, context in
    let cells = context.children(node, .contactCell)
    let titles = cells.compactMap { context.child($0, .title) }
    let hasPlainNames = titles.contains { !context.text($0).contains(",") }
    for title in titles {
      for reading in readings(title, [context.text(title)], context) {
        let name = reading[0]
        // Where words are not set apart, and with few digits, it may be a place such as a gate.
        let isOneWord = !name.contains(" ") && name.utf8.allSatisfy { $0 < 0x80 }
        let isAccount = name == name.lowercased() && name.contains { ".@_".contains($0) } && name.last != "."
        if isOneWord, name.count(where: { $0.isNumber }) > 3 || isAccount && name.contains(where: { $0.isLetter }) {
          context.report("“\(name)” is no name of a person", at: context.textRange(title))
          break
        }
        if hasPlainNames, name.beginsWithSurname, !context.isBound(context.text(title)) {
          context.report("“\(name)” is written otherwise than the names beside it", at: context.textRange(title))
        }
      }
    }
  }
}

extension String {
  /// Whether a surname in capitals stands before a comma: MD or a place stands behind it.
  fileprivate var beginsWithSurname: Bool {
    let parts = split(separator: ", ")
    return parts.count == 2 && parts[0].count > 2 && parts[0].allSatisfy { $0.isUppercase || $0 == "-" }
      && parts[1].contains { $0.isLowercase }
  }
}
