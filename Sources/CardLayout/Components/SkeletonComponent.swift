import CardModel
import LayoutCore

/// The grey shapes that hold a card's place while it loads (FS/CardStyle).
struct SkeletonComponent: Component {
  /// `oneLine`, `twoLine`, `multipleLine` or `generic`.
  let pattern: String
  let source: PartSource

  func compose(into page: inout Composition) {
    page.column(
      BoxStyle(
        width: .fill,
        padding: Insets(
          top: CardFigures.headerTop, leading: CardFigures.side, bottom: CardFigures.sectionPadding,
          trailing: CardFigures.side),
        spacing: CardFigures.side),
      .loading(source)
    ) { column in
      let room = column.context.innerWidth
      switch pattern {
      case "oneLine": column.add(SkeletonLines(groups: [[0.8], [0.65], [0.75], [0.5]], room: room))
      case "twoLine": column.add(SkeletonLines(groups: [[0.45, 0.7], [0.55, 0.8], [0.4, 0.6]], room: room))
      case "multipleLine": column.add(SkeletonLines(groups: SkeletonLines.paragraph, room: room))
      default: generic(room, into: &column)
      }
    }
  }

  /// Header, body and button.
  private func generic(_ room: Double, into page: inout Composition) {
    page.row(BoxStyle(width: .fill, spacing: CardFigures.headerSpacing)) { row in
      row.skeletonShape(CardFigures.detailImage, CardFigures.detailImage, CardFigures.imageRadius)
      row.add(
        SkeletonLines(groups: [[0.6, 0.4]], room: room - CardFigures.detailImage - CardFigures.headerSpacing))
    }
    page.add(SkeletonLines(groups: [[1, 0.95, 0.7]], room: room))
    page.skeletonShape(room, page.environment.scaled(CardFigures.buttonHeight), CardFigures.buttonRadius)
  }
}

/// Grey bars in place of texts below one another.
struct SkeletonTexts: Component {
  let source: PartSource

  func compose(into page: inout Composition) {
    page.column(BoxStyle(width: .fill, spacing: CardFigures.side), .loading(source)) {
      $0.add(SkeletonLines(groups: SkeletonLines.paragraph, room: $0.context.innerWidth))
    }
  }
}

/// What stands in place of a cell.
struct SkeletonCell {
  var hasImage: Bool
  /// Whether the image is that of a person.
  var isRound: Bool
  var lines: Int

  /// The lines of a cell in `pattern`; nil for as many as the cell itself has.
  static func lines(_ pattern: String?) -> Int? {
    switch pattern {
    case "oneLine": 1
    case "twoLine": 2
    case "multipleLine": 3
    default: nil
    }
  }
}

/// Grey shapes in place of the cells of a list: as many, each with its image and its lines; three without any.
struct SkeletonCells: Component {
  let cells: [SkeletonCell]
  let place: ListPlace
  let source: PartSource

  func compose(into page: inout Composition) {
    let usual = SkeletonCell(hasImage: true, isRound: false, lines: 2)
    let cells = cells.isEmpty ? Array(repeating: usual, count: CellFigures.previewRows) : cells
    var paint = Paint.loading(source)
    paint.content = .surface(place.surface)
    page.column(BoxStyle(width: .fill), paint) { column in
      for (index, cell) in cells.enumerated() {
        add(cell, to: &column)
        if index < cells.count - 1 { column.add(CellSeparator(place: place)) }
      }
    }
  }

  private func add(_ cell: SkeletonCell, to page: inout Composition) {
    page.row(
      BoxStyle(
        width: .fill, padding: Insets(vertical: CellFigures.vertical, horizontal: place.side),
        spacing: CellFigures.imageGap)
    ) { row in
      var room = place.width - 2 * place.side
      if cell.hasImage {
        let side = CellFigures.image
        row.skeletonShape(side, side, cell.isRound ? side / 2 : CardFigures.imageRadius)
        room -= side + CellFigures.imageGap
      }
      row.add(SkeletonLines(groups: [Array([0.5, 0.7, 0.35].prefix(cell.lines))], room: room))
    }
  }
}

/// Bars in place of lines, a group below another; each bar is a share of `room` wide.
private struct SkeletonLines: Component {
  static let paragraph = [[0.5], [1, 0.95, 0.98, 0.9, 0.6]]

  let groups: [[Double]]
  /// In points.
  let room: Double

  func compose(into page: inout Composition) {
    let leading = page.environment.metrics(.body).leading
    for shares in groups {
      page.column(BoxStyle(padding: Insets(vertical: leading / 4, horizontal: 0), spacing: leading / 2)) { column in
        for share in shares { column.skeletonShape(room * share, leading / 2, StateFigures.skeletonRadius) }
      }
    }
  }
}

extension Paint {
  /// What stands in place of `source` while it loads.
  fileprivate static func loading(_ source: PartSource) -> Paint {
    Paint(role: .status, label: DrawnWord.loading(source.language), source: source, isRead: true)
  }
}

extension Composition {
  /// Adds a grey shape; its measures in points.
  fileprivate mutating func skeletonShape(_ width: Double, _ height: Double, _ radius: Double) {
    leaf(
      BoxStyle(width: .fixed(width), height: .fixed(height)),
      Paint(content: .surface(Surface(fill: .separator, cornerRadius: radius))))
  }
}
