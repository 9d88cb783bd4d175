import CardLayout
import CardModel
import LayoutCore

/// The information strip over the map: level with the column of buttons, in the room between it and the card or the other
/// edge of the screen; below a header, which would cover it.
///
/// On Android a chip in the middle of that room.
struct InfoStripComponent: Component {
  let text: CardText
  let stage: SceneStage

  func compose(into page: inout Composition) {
    let environment = page.environment
    let isChip = environment.platform == .android
    let surface = stage.scene.buttonStyle.surface(SceneFigures.infoHeight, environment)
    place(environment).add(to: &page) { column in
      column.overlay(BoxStyle(width: .fill, horizontal: .center)) { room in
        room.column(
          BoxStyle(
            width: isChip ? .content : .fill, height: .atLeast(SceneFigures.infoHeight),
            padding: Insets(vertical: SceneFigures.infoVertical, horizontal: SceneFigures.infoSide),
            horizontal: .center, vertical: .center),
          Paint(content: .surface(surface), source: text.source)
        ) { $0.text(text, .subheadline, .primaryLabel, .center, role: .status) }
      }
    }
  }

  private func place(_ environment: CardEnvironment) -> ScenePlace {
    let geometry = stage.geometry
    let isBelowHeader = stage.header != nil && !geometry.isAtSide
    let top = isBelowHeader ? geometry.headerBottom + SceneFigures.buttonMargin : geometry.topButtonsEdge
    // From where lines begin to where they end.
    let room = stage.room
    var (start, end) = (room.start + room.insets.leading, room.end - room.insets.trailing)
    if let column = PlacedButtons.groups(stage, environment).first(where: { !$0.isRow })?.frame {
      if column.x > (start + end) / 2 { end = column.x } else { start = column.maxX }
    }
    let margin = SceneFigures.infoMargin
    return ScenePlace(leading: start + margin, top: top + stage.stickyHeight, width: max(0, end - start - 2 * margin))
  }
}
