/// One piece of a header row.
package enum InlineItem: Hashable, Sendable {
  case label(Label)
  case status(Status)
  case rating(Rating)
  case tag(Tag)
  case text(CardText)
  case unknown(UnknownPart)

  /// Where it stands.
  package var source: PartSource {
    switch self {
    case .label(let label): label.text.source
    case .status(let status): status.text.source
    case .rating(let rating): rating.source
    case .tag(let tag): tag.text.source
    case .text(let text): text.source
    case .unknown(let part): part.source
    }
  }
}

extension InlineItem {
  init(_ element: CardElement) {
    self =
      switch element.name {
      case .label: .label(Label(element))
      case .status: .status(Status(element))
      case .rating: .rating(Rating(element))
      case .tag: .tag(Tag(element))
      case .text: .text(CardText(element))
      default: .unknown(UnknownPart(element))
      }
  }
}
