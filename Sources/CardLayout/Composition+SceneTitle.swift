import CardModel
import LayoutCore

// The top of a card in a scene: grab handle, title, close button (tgcard.md sections 2.1 and 3.1).
extension Composition {
  /// Adds grab handle and title: what stays of a collapsed card.
  mutating func titleBlock(_ stage: SceneStage) {
    within(stage.geometry.contentWidth - SceneFigures.titleLeading - SceneFigures.titleTrailing) { composer in
      composer.container(.column, nil, { $0.width = .fill }) { composer in
        if stage.hasGrabHandle { composer.grabHandle(stage) }
        switch stage.title {
        case .none: break
        case .standard(let title, let subtitle, let accessory):
          composer.standardTitle(title, subtitle, accessory, stage)
        case .custom(let custom): composer.customTitle(custom, stage)
        }
      }
    }
  }

  private mutating func grabHandle(_ stage: SceneStage) {
    let handle = stage.scene.grabHandle
    let name = stage.style?.grabHandleColor ?? "secondaryLabel"
    let words = handle.labels[stage.position]?.string ?? Self.handleLabel(stage.position)
    let label = handle.hint.map { "\(words), \($0.string)" } ?? words
    container(
      .column, Paint(role: .button, label: label, source: handle.source, isRead: true),
      { style in
        style.width = .fill
        style.padding = Insets(top: handle.above, leading: 0, bottom: handle.below, trailing: 0)
        style.horizontal = .center
      }
    ) { composer in
      composer.leaf(
        Paint(content: .surface(Surface(fill: ColorToken(name, opacity: 0.6), cornerRadius: handle.height / 2)))
      ) { style in
        style.width = .fixed(handle.width)
        style.height = .fixed(handle.height)
      }
    }
  }

  private static func handleLabel(_ position: CardPosition) -> String {
    switch position {
    case .collapsed: "Card, minimised"
    case .peaking: "Card, half screen"
    case .extended: "Card, full screen"
    }
  }

  // MARK: Titles

  /// Title on as many lines as it needs, subtitle on one, the accessory below, the close button at the end.
  private mutating func standardTitle(
    _ title: CardText, _ subtitle: CardText?, _ accessory: TitleAccessory?, _ stage: SceneStage
  ) {
    let style = stage.style
    let accessory = accessory.flatMap { $0.hidesWhenCollapsed && stage.position == .collapsed ? nil : $0 }
    let titleSetting = label(style?.titleTextStyle ?? "body", style?.titleWeight ?? .bold, lines: 0)
    container(
      .overlay, nil,
      { box in
        box.width = .fill
        box.horizontal = .trailing
      }
    ) { composer in
      composer.container(
        .column, nil,
        { box in
          box.width = .fill
          box.padding = Insets(
            top: SceneFigures.titleTop, leading: SceneFigures.titleLeading, bottom: SceneFigures.titleBottom,
            trailing: SceneFigures.titleTrailing)
        }
      ) { composer in
        composer.text(title, titleSetting, ColorToken(style?.titleColor ?? "primaryLabel"), role: .heading)
        if let subtitle, composer.shows(subtitle.source) {
          let setting = composer.label(
            style?.subtitleTextStyle ?? "subheadline", style?.subtitleWeight ?? .regular, lines: 1)
          composer.text(subtitle, setting, ColorToken(style?.subtitleColor ?? "secondaryLabel"))
        }
      }
      if stage.isClosable {
        let middle = SceneFigures.titleTop + titleSetting.leading / 2
        composer.closeButton(stage, middle: middle)
      }
    }
    if let accessory {
      bar(accessory.items, height: accessory.height, source: accessory.source, side: SceneFigures.titleLeading)
    }
  }

  private mutating func customTitle(_ custom: CustomTitle, _ stage: SceneStage) {
    bar(custom.items, height: custom.height, source: custom.source, side: SceneFigures.titleLeading)
  }

  /// Adds a round button with a cross whose middle is 28 points from the end; one of glass is larger and clear.
  private mutating func closeButton(_ stage: SceneStage, middle: Double) {
    let style = stage.style
    let isGlass = style?.closeButton == .glass
    let size = environment.scaled(isGlass ? SceneFigures.glassButton : SceneFigures.closeButton)
    let fill = ColorToken(
      style?.closeBackground ?? (isGlass ? "primaryBackground" : "tertiaryGroupedBackground"),
      opacity: isGlass ? SceneFigures.glassOpacity : 1)
    let cross = ColorToken(style?.closeCrossColor ?? "secondaryLabel")
    let surface = Surface(
      fill: fill, stroke: isGlass ? .separator : nil, strokeWidth: isGlass ? SceneFigures.mapButtonBorder : 0,
      cornerRadius: size / 2)
    let crossSide = environment.scaled(isGlass ? SceneFigures.glassCross : SceneFigures.closeCross)
    container(
      .column, nil,
      { box in
        box.padding = Insets(
          top: max(0, middle - size / 2), leading: 0, bottom: 0, trailing: max(4, SceneFigures.closeMiddle - size / 2))
      }
    ) { composer in
      composer.container(
        .row, Paint(content: .surface(surface), role: .button, label: "Close", isRead: true, isTouchable: true),
        { box in
          box.width = .fixed(size)
          box.height = .fixed(size)
          box.horizontal = .center
          box.vertical = .center
        }
      ) { $0.icon("close", crossSide, cross) }
    }
  }

  /// A label's setting: the line is as high as the system's labels are, not as Dynamic Type's leading says.
  func label(_ name: String, _ weight: TitleWeight, lines: Int) -> TextSetting {
    let size = environment.metrics(TextStyle(name: name) ?? .body).size
    let face: FontFace =
      switch weight {
      case .regular: .regular
      case .semibold: .semibold
      case .bold: .bold
      }
    return TextSetting(face: face, size: size, leading: SceneFigures.labelLine(size), lineLimit: lines)
  }

  // MARK: Bars

  /// Adds the items of a bar or a title of the app's own: labels at the start, what can be tapped at the end.
  mutating func bar(_ items: [BarItem], height: Double?, source: PartSource, side: Double) {
    let grows = environment.isAccessibilitySize
    let lines = height.map { max(1, Int($0 / environment.metrics(.body).leading)) } ?? 0
    let labels = items.filter { !$0.isAction }
    let actions = items.filter(\.isAction)
    // Side by side only where labels and buttons have room.
    let stacks = grows && !actions.isEmpty && items.contains { $0.hasLabel }
    container(
      stacks ? .column : .row, Paint(source: source),
      { style in
        style.width = .fill
        if let height { style.height = grows ? .atLeast(height) : .fixed(height) }
        style.padding = Insets(vertical: height == nil ? SceneFigures.barVertical : 0, horizontal: side)
        style.spacing = SceneFigures.barSpacing
        style.vertical = .center
      }
    ) { composer in
      if !labels.isEmpty {
        composer.container(.column, nil, { $0.width = .fill }) { $0.barLabels(labels, lines) }
      } else if !stacks {
        composer.builder.addSpacer()
      }
      for item in actions {
        if case .action(let action) = item, composer.shows(action.text.source) {
          composer.barAction(action, fills: stacks)
        }
      }
    }
  }

  private mutating func barLabels(_ items: [BarItem], _ lines: Int) {
    var inline: [InlineItem] = []
    for item in items {
      if case .inline(let part) = item {
        inline.append(part)
        continue
      }
      switch item {
      case .title(let text): self.text(text, label("body", .bold, lines: max(0, lines)), .primaryLabel, role: .heading)
      case .subtitle(let text): self.text(text, label("subheadline", .regular, lines: 1), .secondaryLabel)
      case .searchField(let text): searchField(text)
      case .hosted(let view): hostedView(view)
      case .inline, .action: continue
      }
    }
    // A text alone is a paragraph; among others it is one of them.
    if inline.count == 1, case .text(let text) = inline[0] {
      if shows(text.source) { self.text(text, setting(.body, lines: lines), .primaryLabel) }
    } else if let source = inline.first?.source {
      inlineItems(inline, hasSeparators: false, source: source)
    }
  }

  private mutating func barAction(_ action: Action, fills: Bool) {
    if action.text.isEmpty {
      headerButton(
        action.icon, nil, ButtonStyle(.tertiary, action.kind, isDisabled: action.isDisabled),
        Paint(
          role: .button, label: action.spokenLabel, source: action.text.source, isRead: true,
          isTouchable: !action.isDisabled, isDisabled: action.isDisabled))
    } else {
      button(action, fills: fills)
    }
  }

  mutating func searchField(_ text: CardText) {
    let height = environment.scaled(SceneFigures.searchField)
    let icon = environment.scaled(CardFigures.statusIcon)
    container(
      .row,
      Paint(
        content: .surface(Surface(fill: .tertiaryFill, cornerRadius: SceneFigures.searchRadius)), role: .button,
        label: "Search: \(text.string)", source: text.source, isRead: true, isTouchable: true),
      { style in
        style.width = .fill
        style.height = .atLeast(height)
        style.padding = Insets(vertical: 6, horizontal: 8)
        style.spacing = 6
        style.vertical = .center
      }
    ) { composer in
      composer.icon("search", icon, .tertiaryLabel)
      composer.text(text, composer.setting(.body, lines: 1), .tertiaryLabel, role: .none)
    }
  }

  /// A frame for what the app itself draws, with its description, as the language has it.
  mutating func hostedView(_ view: HostedView) {
    let height = view.height ?? SceneFigures.hostedView
    container(
      .column,
      Paint(
        content: .surface(
          Surface(fill: .quaternaryFill, stroke: .separator, strokeWidth: 1, cornerRadius: SceneFigures.hostedRadius)),
        role: .image, label: view.text.string, source: view.text.source, isRead: true, isTouchable: view.isInteractive),
      { style in
        style.width = .fill
        style.height = .fixed(height)
        style.padding = Insets(vertical: min(12, height / 8), horizontal: 12)
      }
    ) { composer in
      let lines = max(1, Int(height * 0.75 / composer.environment.metrics(.footnote).leading))
      composer.text(view.text, composer.setting(.footnote, lines: lines), .tertiaryLabel, role: .none)
    }
  }
}

extension BarItem {
  /// Whether it is a button.
  var isAction: Bool { if case .action = self { true } else { false } }

  /// Whether it is a button with a text.
  var hasLabel: Bool { if case .action(let action) = self { !action.text.isEmpty } else { false } }
}

extension TextStyle {
  /// The style called `name` in Apple's words, or nil.
  init?(name: String) {
    let names = [
      "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1",
      "caption2",
    ]
    guard let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}
