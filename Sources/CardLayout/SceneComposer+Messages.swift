import CardModel
import LayoutCore

// Illustrated messages and empty states (FS/IllustratedMessageStyle).
extension SceneComposer {
  /// Adds a picture with words and ways on.
  mutating func message(_ message: IllustratedMessage) {
    let hasPicture = message.size != .none
    // Beside each other only where the words have room.
    let isBeside =
      hasPicture && message.layout != .vertical && !environment.isAccessibilitySize
      && innerWidth - message.size.extent.width >= 160
    let hasActionsBelow = !isBeside || message.layout == .mixed
    let margin = isBeside ? 0 : max(0, innerWidth - environment.readableWidth) / 2
    container(
      .column, Paint(source: message.source),
      { style in
        style.width = .fill
        style.horizontal = .center
        style.padding = Insets(vertical: 0, horizontal: margin)
      }
    ) { composer in
      composer.container(
        isBeside ? .row : .column, nil,
        { style in
          style.spacing = BodyFigures.illustrationGap
          style.horizontal = isBeside ? .leading : .center
          style.vertical = .center
          style.width = .fill
        }
      ) { composer in
        if hasPicture { composer.illustration(message) }
        composer.messageWords(message, isBeside: isBeside, hasActions: !hasActionsBelow)
      }
      if hasActionsBelow { composer.messageActions(message) }
    }
  }

  private mutating func illustration(_ message: IllustratedMessage) {
    let extent = message.size.extent
    let width = min(extent.width, innerWidth)
    let drawing = draws ? Drawing.illustration(Illustration(name: message.name, cause: message.cause)) : nil
    leaf(Paint(source: message.source, drawing: drawing)) { style in
      style.width = .fixed(width)
      style.height = .fixed(extent.height * width / extent.width)
      style.priority = 1
    }
  }

  private mutating func messageWords(_ message: IllustratedMessage, isBeside: Bool, hasActions: Bool) {
    let alignment: HorizontalAlignment = isBeside ? .leading : .center
    container(
      .column, nil,
      { style in
        style.spacing = BodyFigures.messageTitleGap
        style.horizontal = alignment
        style.width = .fill
      }
    ) { composer in
      if let title = message.title, !title.isEmpty {
        composer.aligned(title, composer.setting(.headline, .bold), .primaryLabel, alignment, role: .heading)
      }
      if let description = message.description, composer.shows(description.source), !description.isEmpty {
        composer.aligned(description, composer.setting(.subheadline), .secondaryLabel, alignment)
      }
      if hasActions { composer.messageActions(message, alignment: .leading) }
    }
  }

  private mutating func messageActions(_ message: IllustratedMessage, alignment: HorizontalAlignment = .center) {
    let actions = message.actions.filter { shows($0.text.source) && !$0.isHiddenButton }
    guard !actions.isEmpty else { return }
    container(
      .flow, Paint(source: message.source),
      { style in
        style.padding.top = BodyFigures.messageActionsTop
        style.spacing = CardFigures.buttonSpacing
        style.lineSpacing = CardFigures.buttonSpacing
        style.horizontal = alignment
        style.width = .fill
      }
    ) { composer in
      for action in actions { composer.button(action, fills: false) }
    }
  }

  /// Adds a text whose lines stand at `alignment`.
  mutating func aligned(
    _ text: CardText, _ setting: TextSetting, _ color: ColorToken, _ alignment: HorizontalAlignment,
    role: SceneRole = .text
  ) {
    let box = builder.addText(text.string, fitted(text.string, setting, limit: text.lineLimit))
    paint(
      box,
      Paint(
        role: role, source: text.source, isRead: role != .none,
        text: TextPaint(color: color, alignment: alignment, hasMissingData: !text.missingPaths.isEmpty)))
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
