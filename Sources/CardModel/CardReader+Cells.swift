extension CardReader {
  mutating func objectCell(_ element: Element) -> ObjectCell {
    let target = bound("target", element)
    var cell = ObjectCell(
      source: source(element), icons: [], showsDescriptionInCompact: flag("descriptionInCompact", element),
      attributes: [], hasDisclosure: disclosure(element, target), target: target, unknown: [])
    for child in children(element) {
      switch child.name {
      case "IconStack": cell.icons += icons(child)
      case "DetailImage" where cell.detailImage == nil: cell.detailImage = picture(child)
      case "Title" where cell.title == nil: cell.title = text(child)
      case "Subtitle" where cell.subtitle == nil: cell.subtitle = text(child)
      case "Footnote" where cell.footnote == nil: cell.footnote = text(child)
      case "TagBar" where cell.tagBar == nil: cell.tagBar = tagBar(child)
      case "Rating" where cell.rating == nil: cell.rating = rating(child)
      case "Description" where cell.description == nil: cell.description = text(child)
      case "Attribute": cell.attributes += inlineItems(child)
      // Shown only while a person swipes.
      case "SwipeActions": continue
      default: cell.unknown.append(unknown(child))
      }
    }
    return cell
  }

  private func disclosure(_ element: Element, _ target: String?) -> Bool {
    switch attribute("accessory", element) {
    case "disclosure", "detailDisclosure": true
    case nil: target != nil && attribute("variation", element) == "navigation"
    default: false
    }
  }

  mutating func objectCellList(_ element: Element) -> ObjectCellList {
    var list = ObjectCellList(
      source: source(element), cells: [], limit: count("limit", element), unknown: [])
    for child in children(element) {
      switch child.name {
      case "ObjectCell": list.cells.append(objectCell(child))
      case "SeeAll": list.seeAll = seeAll(child)
      case "EmptyState": continue
      default: list.unknown.append(unknown(child))
      }
    }
    return list
  }
}
