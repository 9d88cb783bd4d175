import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What is urgent is not hidden in a carousel.
  static let carouselCritical = DesignRule(
    "carousel-critical", .warning, summary: "Alarms stand where people may not see them",
    explanation: """
      Only the first card of a carousel is seen without swiping. Where every card tells of something that is wrong now, the \
      others are seen too late: use a list or a masonry, which show all at once.
      """,
    sources: ["CAR-I"], elements: ["CardCarousel"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a/1"><Title>Pump</Title><Status kind="negative">Stopped</Status></ObjectCardView>
        <ObjectCardView id="b" target="b/1"><Title>Valve</Title><Status kind="negative">Stopped</Status></ObjectCardView>
        <ObjectCardView id="c" target="c/1"><Title>Motor</Title><Status kind="negative">Stopped</Status></ObjectCardView>
      </CardList>
      """,
    failing: """
      <⏩CardCarousel⏪ xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a/1"><Title>Pump</Title><Status kind="negative">Stopped</Status></ObjectCardView>
        <ObjectCardView id="b" target="b/1"><Title>Valve</Title><Status kind="negative">Stopped</Status></ObjectCardView>
        <ObjectCardView id="c" target="c/1"><Title>Motor</Title><Status kind="critical">Hot</Status></ObjectCardView>
      </CardCarousel>
      """,
    edges: [
      Edge(#"<Status kind="critical">Hot"#, passes: #"<Status kind="positive">Runs"#),
      Edge(#"<Status kind="critical">Hot</Status>"#, passes: ""),
    ]
  ) { node, context in
    let cards = context.children(node).filter { [.card, .objectCardView].contains(context.name($0)) }
    let kinds = cards.flatMap { card -> [[String]] in
      let written = context.descendants(card, [.status]).map { context.value($0, .kind) ?? "neutral" }
      guard written.contains(where: context.isBound) else { return [written] }
      // A card that is repeated is one for each record.
      let known = context.descendants(card, [.status]).first.map { readings($0, written, context) } ?? []
      return known.isEmpty ? [written] : known
    }
    guard !cards.isEmpty, kinds.allSatisfy({ $0.contains { ["negative", "critical"].contains($0) } }),
      kinds.contains(where: { $0.contains("negative") })
    else { return }
    context.report(
      "Every card tells of something wrong, and people see only the first; use a CardList or CardMasonry",
      at: context.tree.nameRange(of: node))
  }
}
