extension CardReader {
  private func container(_ element: Element) -> CardContainer {
    let target = bound("target", element)
    return CardContainer(
      source: source(element), target: target, isExternal: isExternal(target, element),
      variation: attribute("variation", element), skeleton: attribute("skeleton", element), data: data(element))
  }

  mutating func card(_ element: Element) -> Card {
    var card = Card(container: container(element), emptyStates: [], unknown: [])
    for child in children(element) {
      switch child.name {
      case "Media" where card.media == nil: card.media = media(child)
      case "Header" where card.header == nil: card.header = header(child)
      case "ExtendedHeader" where card.extendedHeader == nil: card.extendedHeader = extendedHeader(child)
      case "Body" where card.body == nil: card.body = body(child)
      case "Footer" where card.footer == nil: card.footer = footer(child)
      case "EmptyState": card.emptyStates.append(illustratedMessage(child))
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
      case "IconStack": card.icons += icons(child)
      case "DetailImage" where card.detailImage == nil: card.detailImage = picture(child)
      case "Title" where card.title == nil: card.title = text(child)
      case "Subtitle" where card.subtitle == nil: card.subtitle = text(child)
      case "Footnote" where card.footnote == nil: card.footnote = text(child)
      case "Status": card.statuses.append(status(child))
      case "TagBar" where card.tagBar == nil: card.tagBar = tagBar(child)
      case "Rating" where card.rating == nil: card.rating = rating(child)
      case "Overflow" where card.overflow == nil: card.overflow = overflow(child)
      case "Description" where card.description == nil: card.description = text(child)
      case "Actions": card.actions += actions(child)
      case "EmptyState": card.emptyStates.append(illustratedMessage(child))
      default: card.unknown.append(unknown(child))
      }
    }
    return card
  }

  private mutating func actions(_ element: Element) -> [Action] {
    children(element).filter { $0.name == "Action" }.map { action($0) }
  }

  mutating func media(_ element: Element) -> Media {
    let caption = children(element).first { $0.name == "Caption" }
    return Media(
      source: source(element), file: bound("src", element) ?? "", alternative: shown("alt", element),
      height: number("height", element), tone: choice("tone", element, MediaTone.dark),
      caption: caption.map { text($0) })
  }

  mutating func header(_ element: Element) -> Header {
    var header = Header(source: source(element), icons: [], unknown: [])
    for child in children(element) {
      switch child.name {
      case "IconStack": header.icons += icons(child)
      case "DetailImage" where header.detailImage == nil: header.detailImage = picture(child)
      case "FlexItem" where header.flexItem == nil:
        header.flexItem = FlexItem(
          source: source(child), position: choice("position", child, FlexItemPosition.aboveTitle),
          items: inlineItems(child))
      case "Title" where header.title == nil: header.title = text(child)
      case "Subtitle" where header.subtitle == nil: header.subtitle = text(child)
      case "HeaderAction" where header.control == nil: header.control = .action(action(child))
      case "Overflow" where header.control == nil: header.control = .overflow(overflow(child))
      case "SeeAll" where header.control == nil: header.control = .seeAll(seeAll(child))
      case "Counter" where header.counter == nil: header.counter = text(child)
      default: header.unknown.append(unknown(child))
      }
    }
    return header
  }

  private mutating func extendedHeader(_ element: Element) -> ExtendedHeader {
    var header = ExtendedHeader(source: source(element), rows: [], kpi: nil)
    for child in children(element) {
      switch child.name {
      case "KPI" where header.kpi == nil: header.kpi = kpi(child)
      case "Row":
        header.rows.append(
          HeaderRow(
            source: source(child), items: inlineItems(child), hasSeparators: flag("itemSeparator", child)))
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
      if child.name == "EmptyState" {
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
    case "Text": .text(text(element))
    case "KeyValue": .keyValue(keyValue(element))
    case "LabelBar": .labelBar(labelBar(element))
    case "TagBar": .tagBar(tagBar(element))
    case "KPI": .kpi(kpi(element))
    case "ProgressKPI": .progressKPI(progressKPI(element))
    case "AvatarRow": .avatarRow(avatarRow(element))
    case "DataTable": .dataTable(dataTable(element))
    case "Chart": .chart(chart(element))
    case "Calendar": .calendar(calendar(element))
    case "Map": .map(map(element))
    case "Timeline": .timeline(timeline(element))
    case "IllustratedMessage": .message(illustratedMessage(element))
    case "ObjectCellList": .objectCells(objectCellList(element))
    case "ContactCellList": .contactCells(contactCellList(element))
    case "Separator": .separator(source(element))
    default: .unknown(unknown(element))
    }
  }

  private mutating func footer(_ element: Element) -> Footer {
    var footer = Footer(
      source: source(element), actions: [], buttonWidth: choice("buttonWidth", element, ButtonWidth.auto))
    for child in children(element) {
      if child.name == "Action" { footer.actions.append(action(child)) }
      if child.name == "Overflow", footer.overflow == nil { footer.overflow = overflow(child) }
    }
    return footer
  }
}
