import CardAnalysis
import CardLayout
import CardModel
import LayoutCore

/// Lays out one card for several environments, and keeps what is learnt of its texts.
struct CardLayouter {
  private let card: CardDocument
  /// By what decides the face that is measured.
  private var measurers: [Typeface: TextMeasurer] = [:]

  /// A layouter of the card in `snapshot`.
  init(_ snapshot: DocumentSnapshot) {
    card = CardDocument(snapshot.tree, file: snapshot.resources.bytes)
  }

  /// The card laid out for `environment`; nil only when the product's own font tables are damaged.
  mutating func scene(_ environment: CardEnvironment) -> PositionedScene? {
    let key = environment.typeface
    guard var measurer = measurers[key] ?? TextMeasurer.measurer(for: environment) else { return nil }
    measurers[key] = nil
    defer { measurers[key] = measurer }
    return PositionedScene(card, environment, &measurer)
  }
}
