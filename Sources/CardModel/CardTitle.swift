/// The title of a card.
package enum CardTitle: Hashable, Sendable {
  case none
  /// Title, subtitle and a view below them.
  case standard(title: CardText, subtitle: CardText?, accessory: TitleAccessory?)
  case custom(CustomTitle)
}

/// A view below title and subtitle.
package struct TitleAccessory: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points; nil for its content's.
  package var height: Double?
  /// Whether taps in it are its own.
  package var isInteractive: Bool
  /// Whether it is hidden while the card is collapsed.
  package var hidesWhenCollapsed: Bool
  /// What stands in it.
  package var items: [BarItem]
}

/// A title of the app's own making.
package struct CustomTitle: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points; nil for its content's.
  package var height: Double?
  /// Whether content runs below it.
  package var isOverContent: Bool
  /// Whether content begins below it nevertheless.
  package var insetsContent: Bool
  /// What stands in it.
  package var items: [BarItem]
}

extension CardTitle {
  /// Whether it has an accessory that keeps the taps on it for itself.
  package var hasInteractiveAccessory: Bool {
    if case .standard(_, _, let accessory?) = self { accessory.isInteractive } else { false }
  }

  /// The title that is among the children of a card; none when there is none.
  init(among parts: [CardElement]) {
    if let custom = parts.first(where: { $0.name == .customTitle }) {
      self = .custom(CustomTitle(custom))
    } else if let title = parts.first(where: { $0.name == .title }) {
      self = .standard(
        title: CardText(title), subtitle: parts.first { $0.name == .subtitle }.map { CardText($0) },
        accessory: parts.first { $0.name == .accessory }.map { TitleAccessory($0) })
    } else {
      self = .none
    }
  }
}

extension TitleAccessory {
  init(_ element: CardElement) {
    self.init(
      source: element.source, height: element.length(.height), isInteractive: element.flag(.interactive, unless: true),
      hidesWhenCollapsed: element.attribute(.whenCollapsed) == "hide", items: element.children.map { BarItem($0) })
  }
}

extension CustomTitle {
  init(_ element: CardElement) {
    self.init(
      source: element.source, height: element.length(.height), isOverContent: element.flag(.overContent),
      insetsContent: element.flag(.insetContent, unless: true), items: element.children.map { BarItem($0) })
  }
}
