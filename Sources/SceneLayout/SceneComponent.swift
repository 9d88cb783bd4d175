import CardLayout
import CardModel
import LayoutCore

/// A scene at rest: the screen with map, card, header and buttons.
struct SceneComponent: Component {
  let stage: SceneStage

  func compose<Sink: PaintSink>(into page: inout Composition<Sink>) {
    let screen = stage.geometry.screen
    let buttons = PlacedButtons.groups(stage, page.environment)
    page.overlay(
      BoxStyle(width: .fixed(screen.width), height: .fixed(screen.height)),
      Paint(content: .surface(Surface(fill: .page, clips: true)), role: .page, source: stage.scene.source)
    ) { overlay in
      overlay.add(SceneMapComponent(stage: stage, buttons: buttons))
      statusBar(into: &overlay)
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

  private func statusBar<Sink: PaintSink>(into page: inout Composition<Sink>) {
    let height = stage.geometry.screen.safeTop
    guard stage.scene.statusBar == .blur, stage.header == nil, height > 0 else { return }
    var surface = Surface.material(SceneFigures.statusBarOpacity, page.environment)
    let dim = stage.hasCard ? stage.geometry.dim(stage.position) : 0
    if dim > 0 {
      // The map that shows through is the dimmed one.
      (surface.fill, surface.tint) = (ColorToken("baseBlack", opacity: dim), surface.fill)
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
