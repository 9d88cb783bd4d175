import CardModel
import LayoutCore

// Object cells: fiori.md section 6.
extension SceneComposer {
  /// Adds the surface of a list around `content`.
  mutating func listSurface(_ source: PartSource, _ content: (inout SceneComposer) -> Void) {
    let surface = Surface(fill: .card, cornerRadius: CardFigures.cornerRadius, clips: true)
    container(
      .column, Paint(content: .surface(surface), role: .card, source: source),
      { style in
        style.width = .fill
        style.padding = Insets(vertical: 0, horizontal: CardFigures.side)
      },
      content)
  }

  /// Adds cells below one another with hairlines between them.
  mutating func objectCells(_ list: ObjectCellList) {
    let cells = list.cells.filter { shows($0.source) }.prefix(list.limit ?? .max)
    container(.column, Paint(source: list.source), { $0.width = .fill }) { composer in
      for (index, cell) in cells.enumerated() {
        if index > 0 { composer.separator(nil) }
        composer.objectCell(cell)
      }
      for part in list.unknown where composer.shows(part.source) { composer.placeholder(part) }
      if let seeAll = list.seeAll { composer.seeAllRow(seeAll) }
    }
  }

  mutating func objectCell(_ cell: ObjectCell) {
    container(
      .column, Paint(label: cell.title?.string, source: cell.source, isTouchable: cell.target != nil),
      { style in
        style.padding = Insets(vertical: CardFigures.cellVertical, horizontal: 0)
        style.spacing = CardFigures.cellTextSpacing
        style.width = .fill
      }
    ) { composer in
      composer.container(
        .row, nil,
        { style in
          style.spacing = CardFigures.cellImageGap
          style.width = .fill
        }
      ) { composer in
        composer.iconStack(cell.icons)
        if let picture = cell.detailImage, composer.shows(picture.source) {
          let isAndroid = composer.environment.platform == .android
          composer.detailImage(picture, standard: isAndroid ? CardFigures.androidCellImage : CardFigures.cellImage)
        }
        composer.cellLabels(cell)
        composer.cellAttributes(cell)
        if cell.hasDisclosure {
          composer.icon("disclosure", composer.environment.scaled(CardFigures.iconStackWidth), .tertiaryLabel)
        }
      }
      for part in cell.unknown where composer.shows(part.source) { composer.placeholder(part) }
    }
  }

  private mutating func cellLabels(_ cell: ObjectCell) {
    let isAlone = cell.subtitle == nil && cell.footnote == nil
    container(
      .column, nil,
      { style in
        style.spacing = CardFigures.cellTextSpacing
        style.width = .fill
      }
    ) { composer in
      if let title = cell.title {
        composer.text(
          title, composer.setting(.headline, .semibold, lines: isAlone ? 1 : 2), .primaryLabel, role: .heading)
      }
      if let subtitle = cell.subtitle, composer.shows(subtitle.source) {
        composer.text(subtitle, composer.setting(.body, lines: 1), .secondaryLabel)
      }
      if let footnote = cell.footnote, composer.shows(footnote.source) {
        composer.text(footnote, composer.setting(.subheadline, lines: 1), .tertiaryLabel)
      }
      if let tagBar = cell.tagBar, composer.shows(tagBar.source) { composer.tagBar(tagBar) }
      if let rating = cell.rating, composer.shows(rating.source) { composer.rating(rating) }
      if let description = cell.description, composer.showsDescription(description, cell) {
        composer.text(
          description, composer.setting(.subheadline, lines: CardFigures.cellDescriptionLines), .tertiaryLabel)
      }
    }
  }

  /// In compact only when the cell asks for it; on Android on tablets only; not from xLarge on (sections 6 and 10).
  private func showsDescription(_ description: CardText, _ cell: ObjectCell) -> Bool {
    guard shows(description.source), !description.isEmpty else { return false }
    if environment.sizeClass == .compact { return environment.platform == .ios && cell.showsDescriptionInCompact }
    return !environment.textSize.isAtLeast(.xLarge)
  }

  private mutating func cellAttributes(_ cell: ObjectCell) {
    let attributes = cell.attributes.filter { shows($0.source) }.prefix(2)
    guard !attributes.isEmpty else { return }
    container(
      .column, nil,
      { style in
        style.horizontal = .trailing
        style.spacing = CardFigures.cellStatusSpacing
        style.priority = 1
      }
    ) { composer in
      for attribute in attributes {
        switch attribute {
        case .status(let status): composer.status(status)
        case .label(let label): composer.label(label)
        default: continue
        }
      }
    }
  }

  private mutating func seeAllRow(_ seeAll: SeeAll) {
    separator(nil)
    container(
      .row,
      Paint(role: .button, label: seeAll.text.string, source: seeAll.text.source, isRead: true, isTouchable: true),
      { style in
        style.padding = Insets(vertical: CardFigures.cellVertical, horizontal: 0)
        style.spacing = CardFigures.itemSpacing
        style.vertical = .center
        style.width = .fill
      }
    ) { composer in
      composer.text(seeAll.text, composer.setting(.body, lines: 1), .primaryLabel, role: .none)
      composer.builder.addSpacer()
      if let total = seeAll.total {
        composer.string(total, composer.setting(.body, lines: 1), .tertiaryLabel, source: seeAll.text.source)
      }
      composer.icon("disclosure", composer.environment.scaled(CardFigures.iconStackWidth), .tertiaryLabel)
    }
  }
}
