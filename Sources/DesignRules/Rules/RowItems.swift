import CardLayout
import CardModel
import LayoutCore
import SourceText
import XMLSyntax

extension DesignRule {
  /// A row holds a few labels.
  static let rowItems = DesignRule(
    layout: "row-items", .hint, summary: "A row holds more than a phone has room for",
    explanation: """
      A row of the extended header is one line. What finds no room goes on in the next, and where a row takes three on the \
      smallest phone, nobody reads on. Use another row, or leave some to the page that the card opens. That three lines \
      are too many is our own advice.
      """,
    sources: ["HD-I25", "OWN"],
    about: ["Row"], in: [.smallPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row>
            <Label>14 pallets</Label>
            <Label>8,200 kg</Label>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <⏩Row⏪>
            <Label>Central warehouse Poznań</Label>
            <Label>14 pallets, 8,200 kg</Label>
            <Label>Cold store, +4 °C</Label>
            <Label>Driver: Dana Kowalska</Label>
            <Label>WGM 377</Label>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge("<Label>Central warehouse Poznań</Label>", passes: ""),
      Edge("<Row>", passes: #"<Row in="regular">"#),
    ]
  ) { survey, context in
    // The lines of a row so far, where it is drawn for the last time, and the most that it takes.
    var rows: [NodeID: (last: PartSource, frame: Frame, lines: Int, most: Int)] = [:]
    for text in survey.texts {
      guard let row = context.row(around: text.source) else { continue }
      let frame = survey.frame(text)
      var lines = 1
      if let known = rows[row], known.last.node < text.source.node {
        lines = known.lines + (frame.y >= known.frame.maxY - 1 ? 1 : 0)
      }
      rows[row] = (text.source, frame, lines, max(lines, rows[row]?.most ?? 0))
    }
    for (row, found) in rows.sorted(by: { $0.key < $1.key }) where found.most > mostLines {
      context.report(
        "This row takes \(found.most) lines \(context.place); keep what matters", found.last,
        at: context.elements.tree.nameRange(of: row))
    }
  }
}

/// More than these are no row, not even on the smallest phone.
private let mostLines = 2

extension LayoutContext {
  /// The row of a header that the part at `source` stands in.
  fileprivate func row(around source: PartSource) -> NodeID? {
    guard let parent = elements.parent(source.node), elements.name(parent) == .row else { return nil }
    return parent
  }
}
