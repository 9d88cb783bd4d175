import CardModel
import LayoutCore

// Header, sticky bar, bottom bar and what floats over a card: tgcard.md sections 3.3 and 3.5.
extension Composition {
  // MARK: Header

  /// Adds the view at the top of the screen: across it, or above a card at the side.
  mutating func header(_ stage: SceneStage) {
    guard let bar = stage.header, let content = stage.geometry.headerContent else { return }
    let geometry = stage.geometry
    let isAtSide = geometry.isAtSide
    let radius = SceneFigures.headerRadius
    let safeTop = geometry.screen.safeTop
    let sticky = isAtSide ? 0 : stage.stickyHeight
    let surface = Surface(
      fill: ColorToken(bar.background ?? "header"), cornerRadius: radius, shadowLevel: CardFigures.shadowLevel)
    // At the top only the lower corners are seen: the header begins above the screen by the upper ones.
    let above = isAtSide ? 0 : radius
    let paint = Paint(content: .surface(surface), role: .header, label: bar.title?.string, source: bar.source)
    placed(
      leading: geometry.cardLeading, top: isAtSide ? safeTop + geometry.metrics.headerGap : 0,
      width: geometry.cardWidth
    ) { composer in
      composer.container(
        .overlay, nil,
        { style in
          style.width = .fill
          style.height = .fixed((isAtSide ? content : safeTop + sticky + content))
          style.vertical = .bottom
        }
      ) { composer in
        composer.container(
          .column, paint,
          { style in
            style.width = .fill
            style.height = .fixed((isAtSide ? content : safeTop + sticky + content) + above)
            style.padding = Insets(
              top: isAtSide ? 0 : safeTop + sticky + above, leading: 0, bottom: 0, trailing: 0)
          }
        ) { composer in
          composer.container(
            .overlay, nil,
            { style in
              style.width = .fill
              style.height = .fixed(content)
              style.vertical = .center
            }
          ) { composer in
            composer.clear(stage) { $0.headerContent(bar, stage) }
          }
        }
      }
    }
  }

  /// Title and subtitle, or what tells the page, and a button at the end.
  mutating func headerContent(_ bar: HeaderBar, _ stage: SceneStage) {
    container(
      .row, nil,
      { style in
        style.width = .fill
        style.height = .atLeast(SceneFigures.headerContent)
        style.padding = Insets(
          top: 0, leading: SceneFigures.bodySide, bottom: 0, trailing: SceneFigures.headerButtonEdge)
        style.spacing = SceneFigures.barSpacing
        style.vertical = .center
      }
    ) { composer in
      composer.headerTitle(bar)
      composer.pager(bar.pager, stage)
      if bar.title == nil, bar.subtitle == nil { composer.builder.addSpacer() }
      composer.headerTrailing(bar.trailing, stage)
    }
  }

  private mutating func headerTitle(_ bar: HeaderBar) {
    guard bar.title != nil || bar.subtitle != nil else { return }
    container(.column, nil, { $0.width = .fill }) { composer in
      if let title = bar.title {
        composer.text(title, composer.label("body", .bold, lines: 1), .primaryLabel, role: .heading)
      }
      if let subtitle = bar.subtitle {
        composer.text(subtitle, composer.label("footnote", .regular, lines: 1), .secondaryLabel)
      }
    }
  }

  private mutating func pager(_ pager: HeaderPager?, _ stage: SceneStage) {
    let count = stage.pages?.ids.count ?? 0
    let current = stage.pages?.current ?? 0
    switch pager {
    case .dots(let source):
      container(
        .row,
        Paint(role: .status, label: "Page \(current + 1) of \(count)", source: source, isRead: true),
        { style in
          style.spacing = SceneFigures.pageDotGap
          style.priority = 1
        }
      ) { composer in
        for page in 0..<count {
          let color = page == current ? ColorToken.secondaryLabel : ColorToken("secondaryLabel", opacity: 0.3)
          composer.leaf(Paint(content: .surface(Surface(fill: color, cornerRadius: SceneFigures.pageDot / 2)))) {
            style in
            style.width = .fixed(SceneFigures.pageDot)
            style.height = .fixed(SceneFigures.pageDot)
          }
        }
      }
    case .segments(let source, let segments): segmentStrip(segments, source, stage)
    case .hosted(let view): hostedView(view)
    case nil: return
    }
  }

  private mutating func segmentStrip(_ segments: [PageSegment], _ source: PartSource, _ stage: SceneStage) {
    let icon = barSetting(.footnote, .regular).size * CardFigures.statusIcon / 13
    let height = max(SceneFigures.segment, barSetting(.footnote, .regular).leading + 8)
    let current = stage.pages.flatMap { $0.ids.indices.contains($0.current) ? $0.ids[$0.current] : nil }
    container(
      .equalRow, Paint(content: .surface(Surface(fill: .tertiaryFill, cornerRadius: 8)), source: source),
      { $0.width = .fill }
    ) { composer in
      for segment in segments {
        let isCurrent = segment.card == current
        composer.container(
          .row,
          Paint(
            content: .surface(Surface(fill: isCurrent ? .card : nil, cornerRadius: 7)), role: .button,
            label: isCurrent ? "\(segment.text.string), current page" : segment.text.string,
            source: segment.text.source, isRead: true, isTouchable: true),
          { style in
            style.width = .fill
            style.height = .atLeast(height)
            style.padding = Insets(vertical: 4, horizontal: 8)
            style.spacing = 4
            style.horizontal = .center
            style.vertical = .center
          }
        ) { composer in
          if let name = segment.icon { composer.icon(name, icon, .primaryLabel) }
          composer.text(
            segment.text, composer.barSetting(.footnote, isCurrent ? .semibold : .regular), .primaryLabel,
            role: .none)
        }
      }
    }
  }

  private mutating func headerTrailing(_ trailing: HeaderTrailing?, _ stage: SceneStage) {
    switch trailing {
    case .next(let text):
      // Greyed out on the last page.
      let isLast = stage.pages.map { $0.current >= $0.ids.count - 1 } ?? true
      headerButton(
        nil, text, ButtonStyle(.tertiary, .normal, isDisabled: isLast),
        Paint(role: .button, label: text.string, source: text.source, isRead: true, isTouchable: !isLast),
        isInBar: true)
    case .action(let action):
      headerButton(
        action.icon, action.text.isEmpty ? nil : action.text,
        ButtonStyle(.tertiary, action.kind, isDisabled: action.isDisabled),
        Paint(
          role: .button, label: action.spokenLabel, source: action.text.source, isRead: true,
          isTouchable: !action.isDisabled, isDisabled: action.isDisabled), isInBar: true)
    case nil: return
    }
  }

  // MARK: Sticky bar

  mutating func stickyBar(_ stage: SceneStage) {
    guard let bar = stage.card?.stickyBar, bar.isShown else { return }
    let geometry = stage.geometry
    let fill = stage.header == nil || geometry.isAtSide ? ColorToken("header") : nil
    // Beside the map it keeps to what the card leaves free.
    let leading = geometry.isAtSide && geometry.sideEdge == .leading ? geometry.cardLeading + geometry.cardWidth : 0
    let width =
      geometry.isAtSide
      ? geometry.screen.width - geometry.cardWidth - geometry.metrics.sideMargin : geometry.screen.width
    placed(
      leading: leading, top: geometry.screen.safeTop, width: width, height: stage.stickyHeight,
      Paint(content: .surface(Surface(fill: fill)), source: bar.source)
    ) { composer in
      composer.clear(stage) {
        $0.bar(bar.items, height: bar.height, source: bar.source, side: SceneFigures.bodySide)
      }
    }
  }

  // MARK: Over the card

  /// Adds the bottom bar and what floats.
  mutating func cardBars(_ stage: SceneStage) {
    bottomBar(stage)
    floatingRow(stage)
    floatingButton(stage)
  }

  /// Adds what `content` adds so that it ends `bottom` points above the lower edge of the screen, across the card.
  private mutating func fromBottom(
    _ stage: SceneStage, bottom: Double, horizontal: HorizontalAlignment = .leading,
    _ content: (inout Composition) -> Void
  ) {
    let geometry = stage.geometry
    placed(
      leading: geometry.cardLeading, top: 0, width: geometry.cardWidth, height: geometry.screen.height
    ) { composer in
      composer.container(
        .overlay, nil,
        { style in
          style.width = .fill
          style.height = .fixed(geometry.screen.height)
          style.padding.bottom = bottom
          style.vertical = .bottom
          style.horizontal = horizontal
        },
        content)
    }
  }

  private mutating func bottomBar(_ stage: SceneStage) {
    guard let bar = stage.card?.bottomBar ?? stage.page?.bottomBar, bar.isShown, stage.position != .collapsed else {
      return
    }
    let safeBottom = stage.geometry.screen.safeBottom
    fromBottom(stage, bottom: 0) { composer in
      composer.container(
        .column,
        Paint(content: .surface(Surface(fill: ColorToken("primaryBackground"))), role: .footer, source: bar.source),
        { style in
          style.width = .fill
          style.padding.bottom = safeBottom
        }
      ) { composer in
        composer.separator(nil)
        composer.clear(stage) {
          $0.bar(bar.items, height: bar.height, source: bar.source, side: SceneFigures.bodySide)
        }
      }
    }
  }

  private mutating func floatingRow(_ stage: SceneStage) {
    guard stage.showsFloating, let row = stage.page?.floatingRow ?? stage.card?.floatingRow else { return }
    let actions = row.actions.filter { shows($0.text.source) && !$0.isHiddenButton }
    guard !actions.isEmpty else { return }
    // At accessibility sizes below one another, each as wide as the card lets it be.
    let isStacked = environment.isAccessibilitySize && actions.count > 1
    let fills = row.alignment == .fill || isStacked
    let room = stage.geometry.contentWidth - 2 * row.inset
    let edges = stage.geometry.contentInsets
    fromBottom(stage, bottom: stage.geometry.screen.safeBottom + row.above) { composer in
      composer.container(
        isStacked ? .column : fills ? .equalRow : .row, Paint(role: .footer, source: row.source),
        { style in
          style.width = .fill
          style.height = .atLeast(CardFigures.touchTarget)
          style.padding = Insets(
            top: 0, leading: row.inset + edges.leading, bottom: 0, trailing: row.inset + edges.trailing)
          style.spacing = row.spacing
          style.vertical = .center
          style.horizontal = row.alignment.horizontal
        }
      ) { composer in
        if !fills, row.alignment != .leading { composer.builder.addSpacer() }
        composer.within(room) { composer in
          for action in composer.enabled(actions) { composer.floating(action, fills: fills) }
        }
        if !fills, row.alignment != .trailing { composer.builder.addSpacer() }
      }
    }
  }

  /// A button on a surface of its own, so that the content below does not shine through.
  private mutating func floating(_ action: Action, fills: Bool) {
    container(
      .column,
      Paint(
        content: .surface(
          Surface(
            fill: ColorToken("primaryBackground"), cornerRadius: CardFigures.buttonRadius,
            shadowLevel: CardFigures.shadowLevel))),
      { style in
        style.width = Extent(min: CardFigures.buttonWidth, grows: fills)
        style.height = .atLeast(CardFigures.touchTarget)
        style.vertical = .center
      }
    ) { $0.button(action, fills: true) }
  }

  private mutating func floatingButton(_ stage: SceneStage) {
    guard stage.showsFloating, let button = stage.page?.floatingButton ?? stage.card?.floatingButton,
      shows(button.text.source)
    else {
      return
    }
    fromBottom(stage, bottom: stage.geometry.screen.safeBottom + button.bottom, horizontal: .trailing) { composer in
      composer.container(
        .column, nil, { $0.padding.trailing = button.trailing + stage.geometry.contentInsets.trailing }
      ) { $0.floatingButton(button) }
    }
  }

  private mutating func floatingButton(_ button: FloatingButton) {
    let surface = Surface(
      fill: ColorToken(button.color ?? "tintColor"), cornerRadius: button.size / 2,
      shadowLevel: CardFigures.shadowLevel)
    container(
      .overlay,
      Paint(
        content: .surface(surface), role: .button, label: button.text.string, source: button.text.source, isRead: true,
        isTouchable: true),
      { style in
        style.width = .fixed(button.size)
        style.height = .fixed(button.size)
        style.horizontal = .center
        style.vertical = .center
      }
    ) { composer in
      if !button.isAdd, let file = button.file {
        let image = SceneImage(file: file, icon: button.icon, cornerRadius: button.size / 2, fills: true)
        composer.leaf(Paint(content: .image(image))) { style in
          style.width = .fixed(button.size)
          style.height = .fixed(button.size)
        }
      } else {
        composer.icon(button.isAdd ? "add" : button.icon ?? "add", button.size * 0.4, .base2)
      }
    }
  }
}

extension FloatingAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading, .fill: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
