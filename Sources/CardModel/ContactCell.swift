/// A person in a list.
package struct ContactCell: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The person's picture.
  package var detailImage: Picture?
  /// The name.
  package var title: CardText?
  /// The role.
  package var subtitle: CardText?
  /// More text, for wide lists.
  package var description: CardText?
  /// Ways to reach the person.
  package var actionsArea: ActionsArea?
  /// What a tap opens, if anything.
  package var target: String?
  /// Whether that leads out of the app.
  package var isExternal: Bool
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart] = []
}

extension ContactCell {
  init(_ element: CardElement) {
    let source = element.linkedSource
    self.init(source: source, target: source.link?.target, isExternal: source.link?.isExternal ?? false)
    for child in element.children {
      switch child.name {
      case .detailImage where detailImage == nil: detailImage = Picture(child, standing: .person)
      case .title where title == nil: title = CardText(child)
      case .subtitle where subtitle == nil: subtitle = CardText(child)
      case .description where description == nil: description = CardText(child)
      case .actionsArea where actionsArea == nil: actionsArea = ActionsArea(child)
      default: unknown.append(UnknownPart(child))
      }
    }
  }
}
