/// One piece of a bar or a title.
package enum BarItem: Hashable, Sendable {
  case title(CardText)
  case subtitle(CardText)
  case inline(InlineItem)
  case action(Action)
  case searchField(CardText)
  case hosted(HostedView)
}

extension BarItem {
  init(_ element: CardElement) {
    self =
      switch element.name {
      case .title: .title(CardText(element))
      case .subtitle: .subtitle(CardText(element))
      case .action: .action(Action(element))
      case .searchField: .searchField(CardText(element))
      case .hostedView: .hosted(HostedView(element))
      // A rating is not a piece of a bar.
      case .rating: .inline(.unknown(UnknownPart(element)))
      default: .inline(InlineItem(element))
      }
  }
}
