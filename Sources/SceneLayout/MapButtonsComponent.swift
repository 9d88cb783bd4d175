import CardLayout
import CardModel
import LayoutCore

/// Buttons on the map that hang together, each a touch target: 44 points, or 48 on Android (AND-48).
struct MapButtonsComponent: Component {
  let group: PlacedButtons
  let style: MapButtonStyle

  func compose<Sink: PaintSink>(into page: inout Composition<Sink>) {
    let side = TouchTargets.leastSide(page.environment.platform)
    let line = SceneFigures.mapButtonSeparator
    let frame = group.frame
    let place = ScenePlace(leading: frame.x, top: frame.y, width: frame.width, height: frame.height)
    place.add(to: &page, Paint(content: .surface(surface(side, page.environment)))) { column in
      column.container(group.isRow ? .row : .column) { box in
        for (index, button) in group.buttons.enumerated() {
          if index > 0 {
            box.leaf(
              BoxStyle(width: .fixed(group.isRow ? line : side), height: .fixed(group.isRow ? side : line)),
              Paint(content: .surface(Surface(fill: .separator))))
          }
          box.row(
            BoxStyle(width: .fixed(side), height: .fixed(side), horizontal: .center, vertical: .center),
            Paint(role: .button, label: button.label, source: button.source, isRead: true, isTouchable: true)
          ) { $0.icon(button.icon, SceneFigures.mapButtonIcon, button.color) }
        }
      }
    }
  }

  private func surface(_ side: Double, _ environment: CardEnvironment) -> Surface {
    var surface =
      style.isTranslucent
      ? .material(SceneFigures.mapButtonOpacity, environment) : Surface(fill: ColorToken("primaryBackground"))
    (surface.stroke, surface.strokeWidth) = (.separator, SceneFigures.mapButtonBorder)
    surface.cornerRadius = style.shape.radius(side)
    surface.shadowLevel = style.isTranslucent ? 0 : CardFigures.shadowLevel
    surface.clips = true
    return surface
  }
}

/// Buttons that hang together: a column at the top of the screen, or a row above the card.
struct PlacedButtons {
  fileprivate let buttons: [MapButton]
  /// Whether they stand beside one another, above the card.
  let isRow: Bool
  /// Where it is, x from the edge of the screen where lines begin.
  let frame: Frame

  /// The column and the row that are shown; while they are faded out there is nothing.
  static func groups(_ stage: SceneStage, _ environment: CardEnvironment) -> [PlacedButtons] {
    let geometry = stage.geometry
    guard stage.isLayered || stage.showsButtons else { return [] }
    var top = MapButton.all(at: .top, stage, environment)
    var bottom = MapButton.all(at: .bottom, stage, environment)
    if stage.header != nil {
      // While a header shows, the top ones join the row's end.
      bottom += top
      top = []
    }
    let side = TouchTargets.leastSide(environment.platform)
    var groups: [PlacedButtons] = []
    if !top.isEmpty {
      let y = geometry.topButtonsEdge + (geometry.isAtSide ? 0 : stage.stickyHeight)
      let frame = Frame(x: geometry.buttonsLeading(width: side), y: y, width: side, height: length(top, side))
      groups.append(PlacedButtons(buttons: top, isRow: false, frame: frame))
    }
    if !bottom.isEmpty {
      let edge =
        stage.hasCard
        ? geometry.bottomButtonsEdge(cardTop: stage.cardTop)
        : geometry.screen.height - geometry.screen.safeBottom - SceneFigures.buttonMargin
      let width = length(bottom, side)
      let frame = Frame(x: geometry.buttonsLeading(width: width), y: edge - side, width: width, height: side)
      groups.append(PlacedButtons(buttons: bottom, isRow: true, frame: frame))
    }
    return groups
  }

  private static func length(_ buttons: [MapButton], _ side: Double) -> Double {
    Double(buttons.count) * (side + SceneFigures.mapButtonSeparator) - SceneFigures.mapButtonSeparator
  }
}

/// One button of a group.
private struct MapButton {
  let icon: String
  let label: String
  let source: PartSource?
  let color: ColorToken

  /// Those of every scene, those that stay, the card's own; the compass only shows while the map is turned.
  static func all(at edge: MapButtonEdge, _ stage: SceneStage, _ environment: CardEnvironment) -> [MapButton] {
    let (style, standard) = (stage.scene.buttonStyle, stage.scene.defaultButtons)
    let tint = ColorToken(style.tint ?? "tintColor")
    var result: [MapButton] = []
    if standard.areShown, standard.edge == edge, standard.hasTracking {
      result.append(
        MapButton(
          icon: "locateMe", label: "Follow my location", source: standard.source,
          color: style.trackingColor.map { ColorToken($0) } ?? tint))
    }
    let groups = stage.scene.persistentButtons + (stage.card?.mapButtons ?? [])
    for group in groups where group.edge == edge && environment.shows(group.source) {
      for action in group.actions where environment.shows(action.text.source) && !action.isHiddenButton {
        result.append(
          MapButton(
            icon: action.icon ?? "overflow", label: action.spokenLabel, source: action.text.source,
            color: action.isDisabled ? .separator : tint))
      }
    }
    return result
  }
}

extension SceneGeometry {
  /// Distance of buttons that are so wide from the edge where lines begin: they stand at the edge that the card leaves
  /// free.
  fileprivate func buttonsLeading(width: Double) -> Double {
    !isAtSide || sideEdge == .leading
      ? screen.width - safeTrailing - SceneFigures.buttonMargin - width : safeLeading + SceneFigures.buttonMargin
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
