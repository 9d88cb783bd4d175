import CardLayout
import CardModel
package import LayoutCore

/// Buttons on the map that hang together, each a touch target: 44 points, or 48 on Android (AND-48).
struct MapButtonsComponent: Component {
  let group: PlacedButtons
  let style: MapButtonStyle

  func compose(into page: inout Composition) {
    let side = TouchTargets.leastSide(page.environment.platform)
    let line = SceneFigures.mapButtonSeparator
    let frame = group.frame
    let place = ScenePlace(leading: frame.x, top: frame.y, width: frame.width, height: frame.height)
    place.add(to: &page, Paint(content: .surface(style.surface(side, page.environment)))) { column in
      column.container(group.isRow ? .row : .column) { box in
        for (index, button) in group.buttons.enumerated() {
          if index > 0 {
            box.leaf(
              BoxStyle(width: .fixed(group.isRow ? line : side), height: .fixed(group.isRow ? side : line)),
              Paint(content: .surface(Surface(fill: .separator))))
          }
          box.row(
            BoxStyle(width: .fixed(side), height: .fixed(side), horizontal: .center, vertical: .center),
            Paint(
              role: .button, label: button.label, source: button.source, isRead: true,
              isTouchable: !button.isDisabled, isDisabled: button.isDisabled)
          ) { $0.icon(button.icon, SceneFigures.mapButtonIcon, button.color) }
        }
      }
    }
  }
}

/// Buttons that hang together: a column at the top of the screen, or a row above the card.
struct PlacedButtons {
  /// In order; their frames count x from the edge of the screen where lines begin.
  let buttons: [MapButton]
  /// Whether they stand beside one another, above the card.
  let isRow: Bool

  /// Where it is, x likewise.
  var frame: Frame {
    guard let first = buttons.first?.frame, let last = buttons.last?.frame else { return .zero }
    return Frame(x: first.x, y: first.y, width: last.maxX - first.x, height: last.maxY - first.y)
  }

  /// The column and the row that are shown; while they are faded out there is nothing.
  static func groups(_ stage: SceneStage, _ environment: CardEnvironment) -> [PlacedButtons] {
    let geometry = stage.geometry
    guard stage.isLayered || stage.showsButtons else { return [] }
    let edge = geometry.bottomButtonsEdge(cardTop: stage.hasCard ? stage.cardTop : nil)
    return all(stage, environment, above: edge).filter { !$0.buttons.isEmpty }
  }

  /// The column and the row, empty or not, as if they were never faded out, the row ending at `edge`.
  static func all(_ stage: SceneStage, _ environment: CardEnvironment, above edge: Double) -> [PlacedButtons] {
    let geometry = stage.geometry
    let side = TouchTargets.leastSide(environment.platform)
    let step = side + SceneFigures.mapButtonSeparator
    var top = MapButton.all(at: .top, stage, environment)
    var bottom = MapButton.all(at: .bottom, stage, environment)
    if stage.header != nil {
      // While a header shows, the top ones join the row's end.
      bottom += top
      top = []
    }
    let left = geometry.buttonsLeading(width: side)
    for index in top.indices {
      let y = geometry.topButtonsEdge + stage.stickyHeight + Double(index) * step
      top[index].frame = Frame(x: left, y: y, width: side, height: side)
    }
    let start = geometry.buttonsLeading(width: Double(bottom.count) * step - SceneFigures.mapButtonSeparator)
    for index in bottom.indices {
      bottom[index].frame = Frame(x: start + Double(index) * step, y: edge - side, width: side, height: side)
    }
    return [PlacedButtons(buttons: top, isRow: false), PlacedButtons(buttons: bottom, isRow: true)]
  }
}

/// One button on the map.
package struct MapButton: Hashable, Sendable {
  /// Its id, `tracking` for the one that follows the person's place; nil where the file gives none.
  package let id: String?
  /// Whether a tap does nothing.
  package let isDisabled: Bool
  /// Where it is; what it counts from says who gives it.
  package fileprivate(set) var frame = Frame.zero
  fileprivate let icon: String
  /// What is spoken of it.
  package let label: String
  let source: PartSource?
  fileprivate let color: ColorToken

  /// The same with x from the left edge of a screen of `width` points where lines begin at the right.
  func mirrored(_ width: Double) -> MapButton {
    var button = self
    button.frame = frame.offset(width - frame.maxX - frame.x, 0)
    return button
  }

  /// The same so many points further down.
  package func lowered(by points: Double) -> MapButton {
    var button = self
    button.frame = frame.offset(0, points)
    return button
  }

  /// Those of every scene, those that stay, the card's own; the compass only shows while the map is turned.
  fileprivate static func all(
    at edge: MapButtonEdge, _ stage: SceneStage, _ environment: CardEnvironment
  ) -> [MapButton] {
    let (style, standard) = (stage.scene.buttonStyle, stage.scene.defaultButtons)
    let tint = ColorToken(style.tint ?? "tintColor")
    var result: [MapButton] = []
    if standard.areShown, standard.edge == edge, standard.hasTracking {
      result.append(
        MapButton(
          id: "tracking", isDisabled: false, icon: "locateMe",
          label: DrawnWord.followLocation(stage.scene.source.language),
          source: standard.source,
          color: style.trackingColor.map { ColorToken($0) } ?? tint))
    }
    let groups = stage.scene.persistentButtons + (stage.card?.mapButtons ?? [])
    for group in groups where group.edge == edge && environment.shows(group.source) {
      for action in environment.enabled(group.actions)
      where environment.shows(action.text.source) && !action.isHiddenButton {
        result.append(
          MapButton(
            id: action.text.source.id, isDisabled: action.isDisabled, icon: action.icon ?? "overflow",
            label: action.spokenLabel, source: action.text.source, color: action.isDisabled ? .separator : tint))
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

extension MapButtonStyle {
  /// What is behind something `side` points high on the map.
  func surface(_ side: Double, _ environment: CardEnvironment) -> Surface {
    var surface =
      isTranslucent
      ? .material(SceneFigures.mapButtonOpacity, environment) : Surface(fill: ColorToken("primaryBackground"))
    (surface.stroke, surface.strokeWidth) = (.separator, SceneFigures.mapButtonBorder)
    surface.cornerRadius = shape.radius(side)
    surface.shadowLevel = isTranslucent ? 0 : CardFigures.shadowLevel
    surface.clips = true
    return surface
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
