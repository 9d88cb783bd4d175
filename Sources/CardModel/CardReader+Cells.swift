extension CardReader {
  mutating func objectCell(_ element: Element) -> ObjectCell {
    let target = bound(.target, element)
    let accessory = bound(.accessory, element).flatMap(CellAccessory.init)
    var cell = ObjectCell(
      source: source(element), accessory: accessory ?? (target == nil ? .none : .disclosure), target: target)
    cell.isExternal = isExternal(target, element)
    cell.variation = choice(.variation, element, CellVariation.preview)
    cell.showsDescriptionInCompact = flag(.descriptionInCompact, element)
    cell.control = bound(.control, element).flatMap(CellControl.init)
    cell.isSelected = flag(.selected, element)
    cell.splitPercent = number(.splitPercent, element).map { min(max($0, 0), 1) }
    for child in children(element) { read(child, &cell) }
    return cell
  }

  private mutating func read(_ child: Element, _ cell: inout ObjectCell) {
    switch child.name {
    case .numericLabel:
      for part in children(child) {
        if part.name == .number { cell.number = text(part) }
      }
      cell.icons += icons(child)
    case .iconStack: cell.icons += icons(child)
    case .detailImage where cell.detailImage == nil: cell.detailImage = picture(child)
    case .avatarGroup where cell.avatarGroup == nil: cell.avatarGroup = avatarGroup(child)
    case .title where cell.title == nil: cell.title = text(child)
    case .subtitle where cell.subtitle == nil: cell.subtitle = text(child)
    case .footnote where cell.footnote == nil: cell.footnote = text(child)
    case .avatarRow where cell.avatarRow == nil: cell.avatarRow = avatarRow(child)
    case .tagBar where cell.tagBar == nil: cell.tagBar = tagBar(child)
    case .rating where cell.rating == nil: cell.rating = rating(child)
    case .description where cell.description == nil: cell.description = text(child)
    case .attribute: cell.attributes += cellAttributes(child)
    case .actionsArea where cell.actionsArea == nil: cell.actionsArea = actionsArea(child)
    case .swipeActions: cell.swipeActions.append(swipeActions(child))
    default: cell.unknown.append(unknown(child))
    }
  }

  private mutating func cellAttributes(_ element: Element) -> [CellAttribute] {
    children(element).compactMap { child in
      switch child.name {
      case .status: .status(status(child))
      case .label: .label(label(child))
      case .icon: .icon(icon(child))
      default: nil
      }
    }
  }

  private mutating func actionsArea(_ element: Element) -> ActionsArea {
    let (actions, overflow) = actionsAndOverflow(element)
    return ActionsArea(source: source(element), actions: actions, overflow: overflow)
  }

  private mutating func actionsAndOverflow(_ element: Element) -> (actions: [Action], overflow: Overflow?) {
    var actions: [Action] = []
    var found: Overflow?
    for child in children(element) {
      if child.name == .action { actions.append(action(child)) }
      if child.name == .overflow, found == nil { found = overflow(child) }
    }
    return (actions, found)
  }

  private mutating func swipeActions(_ element: Element) -> SwipeActions {
    SwipeActions(
      source: source(element), edge: choice(.edge, element, RowEdge.trailing),
      actions: children(element).filter { $0.name == .action }.map { action($0) },
      allowsFullSwipe: flag(.fullSwipe, element))
  }

  // MARK: Lists

  mutating func objectCellList(_ element: Element) -> ObjectCellList {
    var list = ObjectCellList(source: source(element), sections: [])
    list.limit = count(.limit, element)
    list.isUniform = attribute(.uniform, element) == nil || flag(.uniform, element)
    list.selection = choice(.selection, element, SelectionMode.none)
    list.isSelecting = flag(.selecting, element)
    list.data = data(element)
    list.skeleton = attribute(.skeleton, element)
    var loose = CellSection(source: nil, cells: [])
    for child in children(element) {
      switch child.name {
      case .objectCell: loose.cells.append(objectCell(child))
      case .section: list.sections.append(section(child))
      case .seeAll where list.seeAll == nil: list.seeAll = seeAll(child)
      case .selectionActions where list.selectionActions == nil:
        let (actions, overflow) = actionsAndOverflow(child)
        list.selectionActions = SelectionActions(source: source(child), actions: actions, overflow: overflow)
      case .emptyState: list.emptyStates.append(illustratedMessage(child))
      default: list.unknown.append(unknown(child))
      }
    }
    if !loose.cells.isEmpty { list.sections.insert(loose, at: 0) }
    return list
  }

  /// A section of a list, or of a card in a scene.
  mutating func section(_ element: Element) -> CellSection {
    var section = CellSection(source: source(element), cells: [])
    for child in children(element) {
      switch child.name {
      case .title where section.title == nil: section.title = text(child)
      case .objectCell: section.cells.append(objectCell(child))
      case .footnote where section.footnote == nil: section.footnote = text(child)
      default: continue
      }
    }
    return section
  }

  // MARK: Contacts

  mutating func contactCell(_ element: Element) -> ContactCell {
    let target = bound(.target, element)
    var cell = ContactCell(source: source(element), target: target, isExternal: isExternal(target, element))
    for child in children(element) {
      switch child.name {
      case .detailImage where cell.detailImage == nil: cell.detailImage = picture(child)
      case .title where cell.title == nil: cell.title = text(child)
      case .subtitle where cell.subtitle == nil: cell.subtitle = text(child)
      case .description where cell.description == nil: cell.description = text(child)
      case .actionsArea where cell.actionsArea == nil: cell.actionsArea = actionsArea(child)
      default: cell.unknown.append(unknown(child))
      }
    }
    return cell
  }

  mutating func contactCellList(_ element: Element) -> ContactCellList {
    var list = ContactCellList(source: source(element), cells: [])
    list.limit = count(.limit, element)
    list.isUniform = attribute(.uniform, element) == nil || flag(.uniform, element)
    list.data = data(element)
    list.skeleton = attribute(.skeleton, element)
    for child in children(element) {
      switch child.name {
      case .contactCell: list.cells.append(contactCell(child))
      case .seeAll where list.seeAll == nil: list.seeAll = seeAll(child)
      case .emptyState: list.emptyStates.append(illustratedMessage(child))
      default: list.unknown.append(unknown(child))
      }
    }
    return list
  }
}
