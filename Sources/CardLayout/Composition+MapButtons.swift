import CardModel
import LayoutCore

// Buttons on the map: tgcard.md section 4.8 and G21. Each is a touch target: 44 points, or 48 on Android (AND-48).
extension Composition {
  /// Adds the column at the top and the row above the card; while they are faded out there is nothing.
  mutating func mapButtons(_ stage: SceneStage) {
    for group in mapButtonGroups(stage) { self.group(group, stage) }
  }

  /// The column and the row that are shown, with their places.
  mutating func mapButtonGroups(_ stage: SceneStage) -> [MapButtonGroup] {
    let geometry = stage.geometry
    guard !stage.hasCard || geometry.buttonsAlpha(stage.position) > 0 else { return [] }
    var top = buttons(.top, stage)
    var bottom = buttons(.bottom, stage)
    if stage.header != nil {
      // While a header shows, the top ones join the row's end.
      bottom += top
      top = []
    }
    let side = TouchTargets.leastSide(environment.platform)
    // At the edge that the card leaves free.
    let isTrailing = !geometry.isAtSide || geometry.sideEdge == .leading
    func leading(_ width: Double) -> Double {
      isTrailing
        ? geometry.screen.width - geometry.safeTrailing - SceneFigures.buttonMargin - width
        : geometry.safeLeading + SceneFigures.buttonMargin
    }
    func length(_ buttons: [MapButton]) -> Double {
      Double(buttons.count) * (side + SceneFigures.mapButtonSeparator) - SceneFigures.mapButtonSeparator
    }
    var groups: [MapButtonGroup] = []
    if !top.isEmpty {
      let sticky = geometry.isAtSide ? 0 : stage.stickyHeight
      groups.append(
        MapButtonGroup(
          buttons: top, kind: .column,
          frame: Frame(x: leading(side), y: geometry.topButtonsEdge + sticky, width: side, height: length(top))))
    }
    if !bottom.isEmpty {
      let edge =
        stage.hasCard
        ? geometry.bottomButtonsEdge(cardTop: stage.cardTop)
        : geometry.screen.height - geometry.screen.safeBottom - SceneFigures.buttonMargin
      let width = length(bottom)
      groups.append(
        MapButtonGroup(
          buttons: bottom, kind: .row, frame: Frame(x: leading(width), y: edge - side, width: width, height: side)))
    }
    return groups
  }

  /// Those of every scene, those that stay, the card's own; the compass only shows while the map is turned.
  private func buttons(_ edge: MapButtonEdge, _ stage: SceneStage) -> [MapButton] {
    let scene = stage.scene
    let tint = ColorToken(scene.buttonStyle.tint ?? "tintColor")
    var result: [MapButton] = []
    if scene.defaultButtons.areShown, scene.defaultButtons.edge == edge, scene.defaultButtons.hasTracking {
      let color = ColorToken(scene.buttonStyle.trackingColor ?? scene.buttonStyle.tint ?? "tintColor")
      result.append(
        MapButton(
          icon: "locateMe", label: "Follow my location", source: scene.defaultButtons.source, color: color))
    }
    let groups = scene.persistentButtons + (stage.card?.mapButtons ?? [])
    for group in groups where group.edge == edge && shows(group.source) {
      for action in group.actions where shows(action.text.source) && !action.isHiddenButton {
        result.append(
          MapButton(
            icon: action.icon ?? "overflow", label: action.spokenLabel, source: action.text.source,
            color: action.isDisabled ? .separator : tint))
      }
    }
    return result
  }

  private mutating func group(_ group: MapButtonGroup, _ stage: SceneStage) {
    let look = stage.scene.buttonStyle
    let side = TouchTargets.leastSide(environment.platform)
    let line = SceneFigures.mapButtonSeparator
    let (kind, frame) = (group.kind, group.frame)
    var surface =
      look.isTranslucent ? material(SceneFigures.mapButtonOpacity) : Surface(fill: ColorToken("primaryBackground"))
    (surface.stroke, surface.strokeWidth) = (.separator, SceneFigures.mapButtonBorder)
    surface.cornerRadius = look.shape.radius(side)
    surface.shadowLevel = look.isTranslucent ? 0 : CardFigures.shadowLevel
    surface.clips = true
    placed(
      leading: frame.x, top: frame.y, width: frame.width, height: frame.height, Paint(content: .surface(surface))
    ) { composer in
      composer.container(kind) { composer in
        for (index, button) in group.buttons.enumerated() {
          if index > 0 {
            composer.leaf(Paint(content: .surface(Surface(fill: .separator)))) { style in
              style.width = .fixed(kind == .row ? line : side)
              style.height = .fixed(kind == .row ? side : line)
            }
          }
          composer.mapButton(button)
        }
      }
    }
  }

  private mutating func mapButton(_ button: MapButton) {
    let side = TouchTargets.leastSide(environment.platform)
    container(
      .row, Paint(role: .button, label: button.label, source: button.source, isRead: true, isTouchable: true),
      { style in
        style.width = .fixed(side)
        style.height = .fixed(side)
        style.horizontal = .center
        style.vertical = .center
      }
    ) { $0.icon(button.icon, SceneFigures.mapButtonIcon, button.color) }
  }
}

extension MapButtonShape {
  /// Radius of the corners of buttons with `side`, in points.
  fileprivate func radius(_ side: Double) -> Double {
    switch self {
    case .rounded: SceneFigures.mapButtonRadius
    case .circle: side / 2
    case .none: 0
    }
  }
}

/// One button of a group.
fileprivate struct MapButton {
  var icon: String
  var label: String
  var source: PartSource?
  var color: ColorToken
}

/// Buttons that hang together: a column, or a row.
struct MapButtonGroup {
  fileprivate var buttons: [MapButton]
  fileprivate var kind: BoxKind
  /// Where it is, x from the edge of the screen where lines begin.
  var frame: Frame
}
