import CardModel
import LayoutCore

// A scene at rest: tgcard.md sections 2 and 3.
extension Composition {
  /// Adds the screen with map, card, header and buttons.
  mutating func scene(_ stage: SceneStage) {
    container(
      .overlay, Paint(content: .surface(Surface(fill: .page, clips: true)), role: .page, source: stage.scene.source),
      { style in
        style.width = .fixed(stage.geometry.screen.width)
        style.height = .fixed(stage.geometry.screen.height)
      }
    ) { composer in
      composer.sceneMap(stage)
      composer.statusBar(stage)
      composer.mapButtons(stage)
      if stage.hasCard {
        composer.sceneCard(stage)
        composer.cardBars(stage)
      }
      composer.header(stage)
      composer.stickyBar(stage)
    }
  }

  /// Adds what `content` adds at a place on the screen, `leading` points from the edge where lines begin.
  @inline(__always)
  mutating func placed(
    leading: Double, top: Double, width: Double, height: Double? = nil, _ paint: @autoclosure () -> Paint? = nil,
    _ content: (inout Composition) -> Void
  ) {
    container(
      .column, nil,
      { style in
        style.width = .fill
        style.padding = Insets(top: top, leading: leading, bottom: 0, trailing: 0)
      }
    ) { composer in
      composer.container(
        .column, paint(),
        { style in
          style.width = .fixed(width)
          if let height { style.height = .fixed(height) }
        },
        content)
    }
  }

  // MARK: Map

  private mutating func sceneMap(_ stage: SceneStage) {
    let geometry = stage.geometry
    let padding = geometry.edgePadding(stage.position, hasCard: stage.hasCard)
    let content = stage.map
    let pins = content?.pins.filter { shows($0.text.source) } ?? []
    var map = MapDrawing(pins: pins, zoom: content?.zoom, focus: nil, cornerRadius: 0)
    map.lines = content?.lines.filter { shows($0.text.source) } ?? []
    map.areas = content?.areas.filter { shows($0.text.source) } ?? []
    // What a screen reader hears of the map: everything on it, by name.
    let names = (pins.map(\.text) + map.lines.map(\.text) + map.areas.map(\.text)).map(\.string).filter { !$0.isEmpty }
    let sticky = stage.stickyHeight
    let top = geometry.isAtSide ? max(geometry.headerBottom, geometry.screen.safeTop + sticky) : geometry.headerBottom
    map.insets = MapDrawing.Room(
      left: padding.left, top: max(padding.top, top) + (geometry.isAtSide ? 0 : sticky), right: padding.right,
      bottom: padding.bottom)
    map.covered = mapButtonGroups(stage).map { group in
      let frame = group.frame
      return geometry.isRightToLeft ? frame.offset(geometry.screen.width - frame.maxX - frame.x, 0) : frame
    }
    let isDimmed = geometry.dim(stage.position) > 0 && stage.hasCard
    let label = names.isEmpty ? "Map" : "Map: " + names.joined(separator: ", ")
    placed(
      leading: 0, top: 0, width: geometry.screen.width, height: geometry.screen.height,
      Paint(role: isDimmed ? .none : .map, label: label, source: content?.source, isRead: !isDimmed, drawing: .map(map))
    ) { _ in }
    guard isDimmed else { return }
    let dim = ColorToken("baseBlack", opacity: geometry.dim(stage.position))
    var paint = Paint(content: .surface(Surface(fill: dim)))
    // A tap on the dimmed map moves the card down.
    if let tap = stage.card?.tapDim, tap != .none, stage.map != nil {
      (paint.role, paint.label, paint.isTouchable) = (.button, "Show the map", true)
    }
    placed(leading: 0, top: 0, width: geometry.screen.width, height: geometry.screen.height, paint) { _ in }
  }

  private mutating func statusBar(_ stage: SceneStage) {
    let height = stage.geometry.screen.safeTop
    guard stage.scene.statusBar == .blur, stage.header == nil, height > 0 else { return }
    var surface = material(SceneFigures.statusBarOpacity)
    let dim = stage.hasCard ? stage.geometry.dim(stage.position) : 0
    if dim > 0 {
      // The map that shows through is the dimmed one.
      (surface.fill, surface.tint) = (ColorToken("baseBlack", opacity: dim), surface.fill)
    }
    placed(
      leading: 0, top: 0, width: stage.geometry.screen.width, height: height, Paint(content: .surface(surface))
    ) { _ in }
  }

  /// What lies over the map and lets it shine through; opaque for who has asked for more contrast.
  func material(_ opacity: Double) -> Surface {
    let isOpaque = environment.contrast == .high
    return Surface(fill: ColorToken("primaryBackground", opacity: isOpaque ? 1 : opacity), isMaterial: !isOpaque)
  }

  // MARK: Card

  private mutating func sceneCard(_ stage: SceneStage) {
    guard let card = stage.card else { return }
    let geometry = stage.geometry
    let isSidebar = stage.scene.mode == .sidebar
    let radius = isSidebar ? 0 : stage.style?.radius ?? CardFigures.cornerRadius
    let surface = Surface(
      fill: stage.background, cornerRadius: radius,
      shadowLevel: stage.style?.hasShadow == false || isSidebar ? 0 : CardFigures.shadowLevel, clips: true)
    let top = stage.cardTop
    // The card hangs below the screen by its lower corners, which are never seen.
    let height = max(geometry.cardHeight, geometry.screen.height - top) + radius
    let label = card.label ?? stage.title.spoken
    placed(
      leading: geometry.cardLeading, top: top, width: geometry.cardWidth, height: height,
      Paint(content: .surface(surface), role: .card, label: label, source: card.source)
    ) { composer in
      composer.clear(stage) { $0.titleAndContent(stage, height) }
    }
    guard isSidebar else { return }
    let line = SceneFigures.sidebarLine
    placed(
      leading: geometry.sideEdge == .leading
        ? geometry.cardLeading + geometry.cardWidth : geometry.cardLeading - line,
      top: top, width: line, height: geometry.screen.height - top, Paint(content: .surface(Surface(fill: .separator)))
    ) { _ in }
  }

  /// Adds what `content` adds clear of the housing, where a card reaches across a phone that is held on its side.
  mutating func clear(_ stage: SceneStage, _ content: (inout Composition) -> Void) {
    let insets = stage.geometry.contentInsets
    guard insets.leading > 0 || insets.trailing > 0 else { return content(&self) }
    container(
      .column, nil,
      { style in
        style.width = .fill
        style.padding = Insets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      },
      content)
  }

  private mutating func titleAndContent(_ stage: SceneStage, _ height: Double) {
    if stage.position == .collapsed { return titleBlock(stage) }
    guard stage.isScrolled else {
      titleBlock(stage)
      if stage.hasSeparator { contentLine(stage) }
      return sceneContent(stage)
    }
    scrolledContent(stage, height)
  }

  /// Content that is scrolled or begins beneath the title, and the title above it.
  private mutating func scrolledContent(_ stage: SceneStage, _ height: Double) {
    let inset = stage.contentInset
    let top = stage.isTitleOverContent ? 0 : stage.titleHeight
    // No further than to the end of the content.
    let content = stage.contentHeight + (stage.isTitleOverContent ? inset : 0)
    let seen = stage.geometry.screen.height - stage.cardTop - top
    let offset = min(stage.offset, max(0, content - seen))
    container(
      .overlay, nil,
      { style in
        style.width = .fill
        style.height = .fixed(height)
      }
    ) { composer in
      composer.container(
        .column, nil,
        { style in
          style.width = .fill
          style.padding.top = top
        }
      ) { composer in
        composer.container(
          .column, Paint(content: .surface(Surface(clips: true))),
          { style in
            style.width = .fill
            style.height = .fixed(height - top)
          }
        ) { composer in
          composer.container(
            .column, nil,
            { style in
              style.width = .fill
              style.padding.top = (stage.isTitleOverContent ? inset : 0) - offset
            }
          ) { $0.sceneContent(stage) }
        }
      }
      composer.container(.column, nil, { $0.width = .fill }) { composer in
        composer.titleBlock(stage)
        if stage.hasSeparator { composer.contentLine(stage) }
      }
    }
  }

  /// The line between title and content, on the title's last half point.
  private mutating func contentLine(_ stage: SceneStage) {
    let height = stage.geometry.metrics.separator
    leaf(Paint(content: .surface(Surface(fill: ColorToken("separatorOpaque"))))) { style in
      style.width = .fill
      style.height = .fixed(height)
    }
  }
}

extension CardTitle {
  /// What a screen reader calls the card.
  var spoken: String? {
    switch self {
    case .none: return nil
    case .standard(let title, _, _): return title.string
    case .custom(let custom):
      for item in custom.items {
        if case .title(let text) = item { return text.string }
      }
      return nil
    }
  }
}
