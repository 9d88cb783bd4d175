import CardModel
import LayoutCore

/// Rows and, at their trailing side, a key figure, or below them where something in a row would be cut beside it; with all
/// three rows the first spans the width, and the key figure stands beside the other two.
struct ExtendedHeaderComponent: Component {
  let header: ExtendedHeader

  func compose(into page: inout Composition) {
    let rows = header.rows.filter { page.shows($0.source) }
    let kpi = header.kpi.flatMap { page.shows($0.text.source) ? $0 : nil }
    let spacing = page.environment.scaled(CardFigures.rowSpacing)
    page.column(BoxStyle(width: .fill, spacing: spacing), Paint(source: header.source)) { column in
      let spans = rows.count >= 3 && kpi != nil ? 1 : 0
      let widest = kpi.flatMap { widestItem(in: rows.dropFirst(spans), beside: $0, column.context) }
      if let widest { column.giveUp(.figureBelow, widest) }
      // Side by side there is no room at accessibility sizes; things that share a line are stacked (HIG-T).
      if widest != nil || column.environment.isAccessibilitySize {
        add(rows[...], to: &column)
        if let kpi { column.add(KPIComponent(kpi: kpi, caption: .caption2.lines(1))) }
        return
      }
      add(rows.prefix(spans), to: &column)
      column.row(BoxStyle(width: .fill)) { row in
        row.column(BoxStyle(width: .fill, spacing: spacing)) { add(rows.dropFirst(spans), to: &$0) }
        if let kpi {
          let gap = rows.isEmpty ? 0 : CardFigures.rowKPIGap
          row.column(BoxStyle(padding: Insets(leading: gap), priority: 1)) {
            $0.add(KPIComponent(kpi: kpi, caption: .caption2.lines(1), alignment: .trailing))
          }
        }
      }
    }
  }

  /// The widest thing in `rows` if it has no room beside `kpi`; nil at accessibility sizes, where everything has a line of its own.
  private func widestItem(in rows: ArraySlice<HeaderRow>, beside kpi: KPI, _ context: CardContext) -> PartSource? {
    guard !context.environment.isAccessibilitySize else { return nil }
    let figure = KPIComponent(kpi: kpi, caption: .caption2.lines(1)).width(context)
    let room = context.innerWidth - CardFigures.rowKPIGap - figure
    let widths = rows.flatMap { $0.items }.filter { context.shows($0.source) }.map { ($0.width(context), $0.source) }
    guard let widest = widths.max(by: { $0.0 < $1.0 }), widest.0 > room else { return nil }
    return widest.1
  }

  private func add(_ rows: ArraySlice<HeaderRow>, to page: inout Composition) {
    for row in rows {
      page.add(InlineItemsComponent(items: row.items, hasSeparators: row.hasSeparators, source: row.source))
    }
  }
}
