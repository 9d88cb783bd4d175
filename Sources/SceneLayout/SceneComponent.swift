import CardLayout
import CardModel
import LayoutCore

/// A scene at rest: the screen with map, card, header and buttons.
struct SceneComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    let screen = stage.geometry.screen
    let buttons = PlacedButtons.groups(stage, page.environment)
    page.overlay(
      BoxStyle(width: .fixed(screen.width), height: .fixed(screen.height)),
      Paint(content: .surface(Surface(fill: .page, clips: true)), role: .page, source: stage.scene.source)
    ) { overlay in
      overlay.add(SceneMapComponent(stage: stage, buttons: buttons, isDimmed: stage.dim > 0))
      if stage.dim > 0 { overlay.add(SceneDimComponent(stage: stage, opacity: stage.dim)) }
      overlay.add(StatusBarComponent(stage: stage, part: .whole))
      for group in buttons { overlay.add(MapButtonsComponent(group: group, style: stage.scene.buttonStyle)) }
      if stage.hasCard {
        overlay.add(SceneCardComponent(stage: stage))
        overlay.add(BottomBarComponent(stage: stage))
        overlay.add(FloatingRowComponent(stage: stage))
        overlay.add(FloatingButtonComponent(stage: stage))
      }
      overlay.add(HeaderBarComponent(stage: stage))
      overlay.add(StickyBarComponent(stage: stage))
    }
  }
}

/// What is behind the map.
struct SceneScreenComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    let screen = stage.geometry.screen
    page.leaf(
      BoxStyle(width: .fixed(screen.width), height: .fixed(screen.height)),
      Paint(content: .surface(Surface(fill: .page)), role: .page, source: stage.scene.source))
  }
}

/// What is behind the status bar: the map, blurred, and what lies over it.
struct StatusBarComponent: Component {
  let stage: SceneStage
  let part: Part

  /// What of it is drawn.
  enum Part {
    /// All of it.
    case whole
    /// What shines through of the map, which the dimming lies over.
    case material
    /// What lies over the dimming.
    case surface
  }

  func compose(into page: inout Composition) {
    let height = stage.geometry.screen.safeTop
    guard stage.scene.statusBar == .blur, stage.header == nil, height > 0 else { return }
    var surface = Surface.material(SceneFigures.statusBarOpacity, page.environment)
    switch part {
    case .whole where stage.dim > 0:
      // The map that shows through is the dimmed one.
      (surface.fill, surface.tint) = (ColorToken("baseBlack", opacity: stage.dim), surface.fill)
    case .whole: break
    case .material:
      guard surface.isMaterial else { return }
      surface.fill = ColorToken("baseBlack", opacity: 0)
    case .surface: surface.isMaterial = false
    }
    ScenePlace(width: stage.geometry.screen.width, height: height).add(to: &page, Paint(content: .surface(surface)))
  }
}

extension Surface {
  /// What lies over the map and lets it shine through; opaque for people who have asked for more contrast.
  static func material(_ opacity: Double, _ environment: CardEnvironment) -> Surface {
    let isOpaque = environment.contrast == .high
    return Surface(fill: ColorToken("primaryBackground", opacity: isOpaque ? 1 : opacity), isMaterial: !isOpaque)
  }
}
