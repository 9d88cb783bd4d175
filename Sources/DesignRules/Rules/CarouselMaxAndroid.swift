import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A carousel has few cards.
  static let carouselMaxAndroid = DesignRule(
    "carousel-max-android", .information, summary: "A carousel has more cards than Android shows",
    explanation: """
      Nobody swipes through a long carousel. Android shows at most five cards on a phone and eight in wider windows; \
      show the rest behind “See all”.
      """,
    sources: ["CAR-A"], elements: ["CardCarousel"],
    passing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b" target="b/1"><Title>Valve</Title></ObjectCardView>
        <ObjectCardView id="c" target="c/1"><Title>Motor</Title></ObjectCardView>
      </CardCarousel>
      """,
    failing: """
      <⏩CardCarousel⏪ xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="c0" target="c0/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="c1" target="c1/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="c2" target="c2/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="c3" target="c3/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="c4" target="c4/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="c5" target="c5/1"><Title>Pump</Title></ObjectCardView>
      </CardCarousel>
      """,
    edges: [
      Edge(lastPump, passes: ""),
      Edge(lastPump, fails: String(repeating: lastPump, count: 3), saying: "five on a phone"),
      Edge(lastPump, fails: String(repeating: lastPump, count: 4), saying: "eight in wider windows"),
    ]
  ) { node, context in
    guard context.situations.narrow(to: .android) else { return }
    let cards = context.children(node).filter { ![.header, .emptyState].contains(context.name($0)) }
    guard !cards.contains(where: { context.value($0, .each) != nil }) else { return }
    let shown = min(cards.count, context.value(node, .limit).flatMap(Int.init) ?? cards.count)
    guard shown > 5 else { return }
    let limit = shown > 8 ? "eight in wider windows" : "five on a phone"
    context.report(
      "\(shown) cards are more than the \(limit) that Android shows; set a limit and add See all",
      at: context.tree.nameRange(of: node))
  }
}

/// The last card of the failing example.
private let lastPump = #"<ObjectCardView id="c5" target="c5/1"><Title>Pump</Title></ObjectCardView>"#
