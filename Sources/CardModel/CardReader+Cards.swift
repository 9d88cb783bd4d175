extension CardReader {
  private func container(_ element: Element) -> CardContainer {
    let target = bound(.target, element)
    return CardContainer(
      source: source(element), target: target, isExternal: isExternal(target, element),
      variation: attribute(.variation, element), skeleton: attribute(.skeleton, element), data: data(element))
  }

  mutating func card(_ element: Element) -> Card {
    var card = Card(container: container(element), emptyStates: [], unknown: [])
    for child in children(element) {
      switch child.name {
      case .media where card.media == nil: card.media = media(child)
      case .header where card.header == nil: card.header = header(child)
      case .extendedHeader where card.extendedHeader == nil: card.extendedHeader = extendedHeader(child)
      case .body where card.body == nil: card.body = body(child)
      case .footer where card.footer == nil: card.footer = footer(child)
      case .emptyState: card.emptyStates.append(illustratedMessage(child))
      default: card.unknown.append(unknown(child))
      }
    }
    return card
  }

  mutating func objectCardView(_ element: Element) -> ObjectCardView {
    var card = ObjectCardView(
      container: container(element), icons: [], statuses: [], actions: [], emptyStates: [], unknown: [])
    for child in children(element) {
      switch child.name {
      case .iconStack: card.icons += icons(child)
      case .detailImage where card.detailImage == nil: card.detailImage = picture(child)
      case .title where card.title == nil: card.title = text(child)
      case .subtitle where card.subtitle == nil: card.subtitle = text(child)
      case .footnote where card.footnote == nil: card.footnote = text(child)
      case .status: card.statuses.append(status(child))
      case .tagBar where card.tagBar == nil: card.tagBar = tagBar(child)
      case .rating where card.rating == nil: card.rating = rating(child)
      case .overflow where card.overflow == nil: card.overflow = overflow(child)
      case .description where card.description == nil: card.description = text(child)
      case .actions: card.actions += actions(child)
      case .emptyState: card.emptyStates.append(illustratedMessage(child))
      default: card.unknown.append(unknown(child))
      }
    }
    return card
  }

  private mutating func actions(_ element: Element) -> [Action] {
    children(element).filter { $0.name == .action }.map { action($0) }
  }

  mutating func media(_ element: Element) -> Media {
    let caption = children(element).first { $0.name == .caption }
    return Media(
      source: source(element), file: bound(.src, element) ?? "", alternative: shown(.alt, element),
      height: number(.height, element), tone: choice(.tone, element, MediaTone.dark),
      caption: caption.map { text($0) })
  }

  mutating func header(_ element: Element) -> Header {
    var header = Header(source: source(element), icons: [], unknown: [])
    for child in children(element) {
      switch child.name {
      case .iconStack: header.icons += icons(child)
      case .detailImage where header.detailImage == nil: header.detailImage = picture(child)
      case .flexItem where header.flexItem == nil:
        header.flexItem = FlexItem(
          source: source(child), position: choice(.position, child, FlexItemPosition.aboveTitle),
          items: inlineItems(child))
      case .title where header.title == nil: header.title = text(child)
      case .subtitle where header.subtitle == nil: header.subtitle = text(child)
      case .headerAction where header.control == nil: header.control = .action(action(child))
      case .overflow where header.control == nil: header.control = .overflow(overflow(child))
      case .seeAll where header.control == nil: header.control = .seeAll(seeAll(child))
      case .counter where header.counter == nil: header.counter = text(child)
      default: header.unknown.append(unknown(child))
      }
    }
    return header
  }

  private mutating func extendedHeader(_ element: Element) -> ExtendedHeader {
    var header = ExtendedHeader(source: source(element), rows: [], kpi: nil)
    for child in children(element) {
      switch child.name {
      case .kpi where header.kpi == nil: header.kpi = kpi(child)
      case .row:
        header.rows.append(
          HeaderRow(
            source: source(child), items: inlineItems(child), hasSeparators: flag(.itemSeparator, child)))
      default:
        header.rows.append(
          HeaderRow(source: source(child), items: [.unknown(unknown(child))], hasSeparators: false))
      }
    }
    return header
  }

  private mutating func body(_ element: Element) -> CardBody {
    var body = CardBody(source: source(element), parts: [], emptyStates: [])
    for child in children(element) {
      if child.name == .emptyState {
        body.emptyStates.append(illustratedMessage(child))
      } else {
        body.parts.append(bodyPart(child))
      }
    }
    return body
  }

  /// The part of a body, or of a card in a scene, that `element` describes.
  mutating func bodyPart(_ element: Element) -> BodyPart {
    switch element.name {
    case .text: BodyPart(text(element), BodyContent.text)
    case .keyValue: BodyPart(keyValue(element), BodyContent.keyValue)
    case .labelBar: BodyPart(labelBar(element), BodyContent.labelBar)
    case .tagBar: BodyPart(tagBar(element), BodyContent.tagBar)
    case .kpi: BodyPart(kpi(element), BodyContent.kpi)
    case .progressKPI: BodyPart(progressKPI(element), BodyContent.progressKPI)
    case .avatarRow: BodyPart(avatarRow(element), BodyContent.avatarRow)
    case .dataTable: BodyPart(dataTable(element), BodyContent.dataTable)
    case .chart: BodyPart(chart(element), BodyContent.chart)
    case .calendar: BodyPart(calendar(element), BodyContent.calendar)
    case .map: BodyPart(map(element), BodyContent.map)
    case .timeline: BodyPart(timeline(element), BodyContent.timeline)
    case .illustratedMessage: BodyPart(illustratedMessage(element), BodyContent.message)
    case .objectCellList: BodyPart(objectCellList(element), BodyContent.objectCells)
    case .contactCellList: BodyPart(contactCellList(element), BodyContent.contactCells)
    case .separator: BodyPart(separator: source(element))
    default: BodyPart(unknown(element), BodyContent.unknown)
    }
  }

  private mutating func footer(_ element: Element) -> Footer {
    var footer = Footer(
      source: source(element), actions: [], buttonWidth: choice(.buttonWidth, element, ButtonWidth.auto))
    for child in children(element) {
      if child.name == .action { footer.actions.append(action(child)) }
      if child.name == .overflow, footer.overflow == nil { footer.overflow = overflow(child) }
    }
    return footer
  }
}
