import CardLayout
import CardModel
import LayoutCore

/// The view at the top of the screen: across it, or above a card at the side.
struct HeaderBarComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    guard let bar = stage.header, let content = stage.geometry.headerContent else { return }
    let geometry = stage.geometry
    let radius = SceneFigures.headerRadius
    let safeTop = geometry.screen.safeTop
    // At the top only the lower corners are seen: the header begins above the screen by the upper ones.
    let above = geometry.isAtSide ? 0 : radius
    let top = geometry.isAtSide ? 0 : safeTop + stage.stickyHeight
    let surface = Surface(
      fill: ColorToken(bar.background ?? "header"), cornerRadius: radius, shadowLevel: CardFigures.shadowLevel)
    let place = ScenePlace(
      leading: geometry.cardLeading, top: geometry.isAtSide ? safeTop + geometry.metrics.headerGap : 0,
      width: geometry.cardWidth)
    place.add(to: &page) { column in
      column.overlay(BoxStyle(width: .fill, height: .fixed(top + content), vertical: .bottom)) { overlay in
        overlay.column(
          BoxStyle(
            width: .fill, height: .fixed(top + content + above),
            padding: Insets(top: top + above)),
          Paint(content: .surface(surface), role: .header, label: bar.title?.string, source: bar.source)
        ) { column in
          column.overlay(BoxStyle(width: .fill, height: .fixed(content), vertical: .center)) { overlay in
            stage.clear(into: &overlay) { $0.add(HeaderBarContent(bar: bar, pages: stage.pages)) }
          }
        }
      }
    }
  }
}

/// Title and subtitle, or what tells the page, and a button at the end.
struct HeaderBarContent: Component {
  let bar: HeaderBar
  let pages: ScenePages?

  func compose(into page: inout Composition) {
    page.row(
      BoxStyle(
        width: .fill, height: .atLeast(SceneFigures.headerContent),
        padding: Insets(leading: SceneFigures.bodySide, trailing: SceneFigures.headerButtonEdge),
        spacing: SceneFigures.barSpacing, vertical: .center)
    ) { row in
      let hasLabels = bar.title != nil || bar.subtitle != nil
      if hasLabels { labels(into: &row) }
      switch bar.pager {
      case .dots(let source): dots(source, into: &row)
      case .segments(let source, let segments): add(segments, source, to: &row)
      case .hosted(let view): row.add(HostedViewComponent(view: view))
      case nil: break
      }
      if !hasLabels { row.spacer() }
      trailing(into: &row)
    }
  }

  private func labels(into page: inout Composition) {
    page.column(BoxStyle(width: .fill)) { column in
      if let title = bar.title {
        column.text(title, column.environment.label("body", .bold, lines: 1), .primaryLabel, role: .heading)
      }
      if let subtitle = bar.subtitle {
        column.text(subtitle, column.environment.label("footnote", .regular, lines: 1), .secondaryLabel)
      }
    }
  }

  private func dots(_ source: PartSource, into page: inout Composition) {
    let (count, current) = (pages?.ids.count ?? 0, pages?.current ?? 0)
    page.row(
      BoxStyle(spacing: SceneFigures.pageDotGap, priority: 1),
      Paint(
        role: .status, label: DrawnWord.pageOf(source.language, number: current + 1, count), source: source,
        isRead: true)
    ) { row in
      for page in 0..<count {
        let color = page == current ? ColorToken.secondaryLabel : ColorToken("secondaryLabel", opacity: 0.3)
        row.leaf(
          BoxStyle(side: SceneFigures.pageDot),
          Paint(content: .surface(Surface(fill: color, cornerRadius: SceneFigures.pageDot / 2))))
      }
    }
  }

  private func add(_ segments: [PageSegment], _ source: PartSource, to page: inout Composition) {
    let usual = page.context.setting(.bar(.footnote))
    // Around the segments their track is seen, so that the current one stands out of a header of its own colour.
    let edge = SceneFigures.segmentEdge
    let height = max(SceneFigures.segment - 2 * edge, usual.leading + 8)
    let current = pages.flatMap { $0.ids.indices.contains($0.current) ? $0.ids[$0.current] : nil }
    page.container(
      .equalRow, BoxStyle(width: .fill, padding: Insets(vertical: edge, horizontal: edge)),
      Paint(content: .surface(Surface(fill: .tertiaryFill, cornerRadius: 8)), source: source)
    ) { row in
      for segment in segments {
        let isCurrent = segment.card == current
        row.row(
          BoxStyle(
            width: .fill, height: .atLeast(height), padding: Insets(vertical: 4, horizontal: 8), spacing: 4,
            horizontal: .center, vertical: .center),
          Paint(
            content: .surface(Surface(fill: isCurrent ? .card : nil, cornerRadius: 8 - edge)), role: .button,
            label: isCurrent
              ? DrawnWord.currentPage(segment.text.source.language, segment.text.string) : segment.text.string,
            source: segment.text.source, isRead: true, isTouchable: true)
        ) { row in
          if let icon = segment.icon { row.icon(icon, usual.size * CardFigures.statusIcon / 13, .primaryLabel) }
          row.text(
            segment.text, isCurrent ? .bar(.footnote).semibold : .bar(.footnote), .primaryLabel, role: .none)
        }
      }
    }
  }

  private func trailing(into page: inout Composition) {
    switch bar.trailing {
    case .next(let text):
      // Greyed out on the last page.
      let isLast = pages.map { $0.current >= $0.ids.count - 1 } ?? true
      PlainButton(text: text, style: ButtonStyle(.tertiary, .normal, isDisabled: isLast), isInBar: true).add(
        to: &page,
        Paint(
          role: .button, label: text.string, source: text.source, isRead: true, isTouchable: !isLast, isDisabled: isLast
        ))
    case .action(let action):
      PlainButton(
        icon: action.icon, text: action.text.isEmpty ? nil : action.text,
        style: ButtonStyle(.tertiary, action.kind, isDisabled: action.isDisabled), isInBar: true
      ).add(to: &page, .button(action))
    case nil: return
    }
  }
}
