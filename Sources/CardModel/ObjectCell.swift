/// One object in a list.
package struct ObjectCell: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// What it is mainly for.
  package var variation = CellVariation.preview
  /// Its number in a sequence, if it has one.
  package var number: CardText?
  /// Icons in a column before everything else, below the number if there is one.
  package var icons: [Icon] = []
  /// The object's image.
  package var detailImage: Picture?
  /// Several images in place of one.
  package var avatarGroup: AvatarGroup?
  /// Its name.
  package var title: CardText?
  /// A second label.
  package var subtitle: CardText?
  /// A third label.
  package var footnote: CardText?
  /// Small images of the people involved.
  package var avatarRow: AvatarRow?
  /// Its tags.
  package var tagBar: TagBar?
  /// Its rating.
  package var rating: Rating?
  /// More text.
  package var description: CardText?
  /// Whether the description is shown in the compact size class too.
  package var showsDescriptionInCompact = false
  /// What stands at the trailing edge below one another; guidelines allow two.
  package var attributes: [CellAttribute] = []
  /// Secondary actions at the trailing edge.
  package var actionsArea: ActionsArea?
  /// What a swipe uncovers, at most once for each edge.
  package var swipeActions: [SwipeActions] = []
  /// The control, for a cell of the control variation.
  package var control: CellControl?
  /// Whether it is chosen.
  package var isSelected = false
  /// The sign at the trailing edge.
  package var accessory: CellAccessory
  /// What a tap opens, if anything.
  package var target: String?
  /// Whether that leads out of the app.
  package var isExternal = false
  /// The labels' share of the width where the description stands beside them, if the file gives one.
  package var splitPercent: Double?
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart] = []
}

/// What a cell is mainly for.
package enum CellVariation: String, Sendable, CaseIterable {
  case navigation, preview, contact, control
}

/// The control in a cell.
package enum CellControl: String, Sendable, CaseIterable {
  case radioButton, checkbox
}

/// The sign at a cell's trailing edge that says what a tap does.
package enum CellAccessory: String, Sendable, CaseIterable {
  case none, disclosure, detail, detailDisclosure, checkmark
}

/// One entry of a cell's attribute.
package enum CellAttribute: Hashable, Sendable {
  case status(Status)
  case label(Label)
  case icon(Icon)

  /// Where it stands.
  package var source: PartSource {
    switch self {
    case .status(let status): status.text.source
    case .label(let label): label.text.source
    case .icon(let icon): icon.source
    }
  }
}

extension ObjectCell {
  init(_ element: CardElement) {
    let source = element.linkedSource
    self.init(
      source: source, accessory: element.choice(.accessory, source.link == nil ? .none : .disclosure),
      target: source.link?.target)
    isExternal = source.link?.isExternal ?? false
    variation = element.choice(.variation, .preview)
    showsDescriptionInCompact = element.flag(.descriptionInCompact)
    control = element.choice(.control)
    isSelected = element.flag(.selected)
    splitPercent = element.number(.splitPercent).map { min(max($0, 0), 1) }
    for child in element.children { add(child) }
  }

  private mutating func add(_ child: CardElement) {
    switch child.name {
    case .numericLabel:
      for part in child.children where part.name == .number { number = CardText(part) }
      icons += child.parts(.icon, Icon.init)
    case .iconStack: icons += child.parts(.icon, Icon.init)
    case .detailImage where detailImage == nil: detailImage = Picture(child)
    case .avatarGroup where avatarGroup == nil: avatarGroup = AvatarGroup(child)
    case .title where title == nil: title = CardText(child)
    case .subtitle where subtitle == nil: subtitle = CardText(child)
    case .footnote where footnote == nil: footnote = CardText(child)
    case .avatarRow where avatarRow == nil: avatarRow = AvatarRow(child)
    case .tagBar where tagBar == nil: tagBar = TagBar(child)
    case .rating where rating == nil: rating = Rating(child)
    case .description where description == nil: description = CardText(child)
    case .attribute: attributes += child.children.compactMap { CellAttribute($0) }
    case .actionsArea where actionsArea == nil: actionsArea = ActionsArea(child)
    case .swipeActions: swipeActions.append(SwipeActions(child))
    default: unknown.append(UnknownPart(child))
    }
  }
}

extension CellAttribute {
  init?(_ element: CardElement) {
    switch element.name {
    case .status: self = .status(Status(element))
    case .label: self = .label(Label(element))
    case .icon: self = .icon(Icon(element))
    default: return nil
    }
  }
}
