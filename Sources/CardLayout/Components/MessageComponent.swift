import CardModel
import LayoutCore

/// A picture with words and actions: illustrated messages and empty states (FS/IllustratedMessageStyle).
struct MessageComponent: Component {
  let message: IllustratedMessage

  func compose(into page: inout Composition) {
    let (environment, room) = (page.environment, page.context.innerWidth)
    let hasPicture = message.size != .none
    // Beside each other only where the words have room.
    let isBeside =
      hasPicture && message.layout != .vertical && !environment.isAccessibilitySize
      && room - message.size.extent.width >= 160
    let hasActionsBelow = !isBeside || message.layout == .mixed
    let margin = isBeside ? 0 : max(0, room - environment.readableWidth) / 2
    page.column(
      BoxStyle(width: .fill, padding: Insets(vertical: 0, horizontal: margin), horizontal: .center),
      Paint(source: message.source)
    ) { column in
      column.container(
        isBeside ? .row : .column,
        BoxStyle(
          width: .fill, spacing: BodyFigures.illustrationGap, horizontal: isBeside ? .leading : .center,
          vertical: .center)
      ) { box in
        if hasPicture { illustration(into: &box) }
        words(into: &box, isBeside: isBeside, hasActions: !hasActionsBelow)
      }
      if hasActionsBelow { column.add(MessageActions(message: message, alignment: .center)) }
    }
  }

  private func illustration(into page: inout Composition) {
    let extent = message.size.extent
    let width = min(extent.width, page.context.innerWidth)
    page.leaf(
      BoxStyle(width: .fixed(width), height: .fixed(extent.height * width / extent.width), priority: 1),
      Paint(
        source: message.source, drawing: .illustration(Illustration(name: message.name, cause: message.cause))))
  }

  private func words(into page: inout Composition, isBeside: Bool, hasActions: Bool) {
    let alignment: HorizontalAlignment = isBeside ? .leading : .center
    page.column(BoxStyle(width: .fill, spacing: BodyFigures.messageTitleGap, horizontal: alignment)) { column in
      if let title = message.title, !title.isEmpty {
        column.text(title, .headline.bold, .primaryLabel, alignment, role: .heading)
      }
      if let description = message.description, column.shows(description.source), !description.isEmpty {
        column.text(description, .subheadline, .secondaryLabel, alignment)
      }
      if hasActions { column.add(MessageActions(message: message, alignment: .leading)) }
    }
  }
}

/// The buttons of a message, on as many lines as they need.
private struct MessageActions: Component {
  let message: IllustratedMessage
  let alignment: HorizontalAlignment

  func compose(into page: inout Composition) {
    let actions = page.context.played(
      message.actions.filter { page.shows($0.text.source) && !$0.isHiddenButton })
    guard !actions.isEmpty else { return }
    page.flow(
      BoxStyle(
        width: .fill, padding: Insets(top: BodyFigures.messageActionsTop), spacing: CardFigures.buttonSpacing,
        lineSpacing: CardFigures.buttonSpacing, horizontal: alignment),
      Paint(source: message.source)
    ) { flow in
      for action in actions { flow.add(ButtonComponent(action: action, fills: false)) }
    }
  }
}

extension IllustrationSize {
  /// Width and height in points (FS/IllustratedMessageStyle).
  var extent: Size {
    switch self {
    case .none: Size(0, 0)
    case .extraSmall: Size(48, 48)
    case .small: Size(64, 64)
    case .medium: Size(92, 92)
    case .large: Size(160, 160)
    case .extraLarge: Size(320, 240)
    }
  }
}
