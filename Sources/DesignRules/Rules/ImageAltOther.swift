import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A picture has the description of what it shows.
  static let imageAltOther = DesignRule(
    "image-alt-other", .warning, summary: "The description of a picture names another one of the list",
    explanation: """
      Copied from the cell beside: people who hear the card call or choose the wrong one. Describe what this picture \
      shows, or leave the description empty where the title says it.
      """,
    sources: ["HIG-A", "A11Y-I"],
    elements: ["ContactCellList", "ObjectCellList", "CardList", "CardCarousel", "CardMasonry", "Section"],
    passing: """
      <ContactCellList xmlns="urn:cardwright:1" id="duty">
        <ContactCell target="people/1">
          <DetailImage src="pump.png" represents="person" alt="Lars Holm"/>
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
          <DetailImage src="pump.png" represents="person" alt="⏩Ana Silva⏪"/>
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
    edges: [
      Edge(passes: "", fails: "ana silva"),
      Edge(passes: "Silva"),
    ]
  ) { node, context in
    var titles: [(title: NodeID, cell: NodeID)] = []
    var pictures: [(image: NodeID, alt: String, cell: NodeID)] = []
    for cell in context.children(node) {
      let head = context.child(cell, .header) ?? cell
      guard let title = context.child(head, .title) else { continue }
      titles.append((title, cell))
      for image in context.children(head) where [.detailImage, .avatar].contains(context.name(image)) {
        if let alt = context.value(image, .alt), !alt.isEmpty, !context.isBound(alt) {
          pictures.append((image, alt, cell))
        }
      }
    }
    if pictures.isEmpty { return }
    let cells = titles.reduce(into: [:]) { $0[context.text($1.title).lowercased()] = $1.cell }
    for picture in pictures {
      guard let other = cells[picture.alt.lowercased()], other != picture.cell else { continue }
      let own = context.child(context.child(picture.cell, .header) ?? picture.cell, .title)
      if own.map({ context.text($0).lowercased() }) == picture.alt.lowercased() { continue }
      context.report(
        "This is “\(own.map { context.text($0) } ?? "")”, and the description says “\(picture.alt)”",
        at: context.valueRange(picture.image, .alt))
    }
  }
}
