import CardModel
import LayoutCore

/// The look of a card around what it holds.
struct CardSurface {
  let container: CardContainer
  /// What a screen reader calls it.
  let label: String?
  /// Whether all of it changes its look while it is pressed or selected.
  var isTinted = true

  func add(to page: inout Composition, _ content: (inout Composition) -> Void) {
    let tint = isTinted ? page.claims.tint(page.environment) : nil
    page.column(
      BoxStyle(width: .fill, padding: Insets(bottom: CardFigures.bottomPadding)),
      Paint(
        content: .surface(.card(tint: tint)), role: .card, label: label, source: container.source,
        isTouchable: container.target != nil),
      content)
  }
}

/// A card while its data load.
struct LoadingCard: Component {
  let container: CardContainer

  func compose(into page: inout Composition) {
    var container = container
    container.target = nil
    CardSurface(container: container, label: DrawnWord.loading(container.source.language)).add(to: &page) {
      $0.add(SkeletonComponent(pattern: container.skeleton ?? "generic", source: container.source))
    }
  }
}

/// What stands in place of a whole card.
struct CardMessage: Component {
  private let message: IllustratedMessage

  /// The one of `messages` that says that the data of `container` are missing or hold nothing, or that nothing is left of
  /// the card; nil where the card itself is shown.
  init?(_ messages: [IllustratedMessage], _ container: CardContainer, isEmpty: Bool, _ context: CardContext) {
    let messages = messages.filter { context.shows($0.source) }
    let message: IllustratedMessage? =
      switch container.data {
      case .failed: messages.message(for: .failed)
      case .empty: messages.message(for: .empty)
      case .present: isEmpty ? messages.message(for: .empty) ?? messages.first : nil
      }
    guard let message else { return nil }
    self.message = message
  }

  func compose(into page: inout Composition) {
    page.column(.section(page.environment, top: CardFigures.headerTop)) { $0.add(MessageComponent(message: message)) }
  }
}

/// Placeholders for what a card holds that is not drawn.
struct UnknownSections: Component {
  let parts: [UnknownPart]

  func compose(into page: inout Composition) {
    for part in parts where page.shows(part.source) {
      page.column(.section(page.environment)) { $0.placeholder(part.source) }
    }
  }
}

extension Surface {
  /// That of a card.
  static func card(tint: ColorToken? = nil) -> Surface {
    Surface(
      fill: .card, tint: tint, stroke: .cardBorder, strokeWidth: CardFigures.borderWidth,
      cornerRadius: CardFigures.cornerRadius, shadowLevel: CardFigures.shadowLevel, clips: true)
  }
}

extension BoxStyle {
  /// A section of a card, with the side padding of one.
  static func section(_ environment: CardEnvironment, top: Double? = nil) -> BoxStyle {
    let padding = environment.scaled(CardFigures.sectionPadding)
    return BoxStyle(
      width: .fill,
      padding: Insets(top: top ?? padding, leading: CardFigures.side, bottom: padding, trailing: CardFigures.side))
  }
}
