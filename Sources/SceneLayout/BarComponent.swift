import CardLayout
import CardModel
import LayoutCore

/// The items of a bar or a title of the app's own: labels at the start, what can be tapped at the end.
struct BarComponent: Component {
  let items: [BarItem]
  /// In points; nil for that of its content.
  let height: Double?
  let source: PartSource
  /// Distance of what it holds from its sides, in points.
  var side = SceneFigures.bodySide

  func compose(into page: inout Composition) {
    let grows = page.environment.isAccessibilitySize
    let labels = items.filter { !$0.isAction }
    let actions = items.filter { $0.isAction }
    // Side by side only where labels and buttons have room.
    let stacks = grows && !actions.isEmpty && items.contains { $0.hasLabel }
    page.container(
      stacks ? .column : .row,
      BoxStyle(
        width: .fill, height: height.map { grows ? .atLeast($0) : .fixed($0) } ?? .content,
        padding: Insets(vertical: height == nil ? SceneFigures.barVertical : 0, horizontal: side),
        spacing: SceneFigures.barSpacing, horizontal: stacks ? .leading : .trailing, vertical: .center),
      Paint(source: source)
    ) { box in
      if !labels.isEmpty {
        box.column(BoxStyle(width: .fill)) { add(labels, to: &$0) }
      }
      for item in actions {
        if case .action(let action) = item { add(action, fills: stacks, to: &box) }
      }
    }
  }

  private func add(_ labels: [BarItem], to page: inout Composition) {
    let environment = page.environment
    let lines = height.map { max(1, Int($0 / environment.metrics(.body).leading)) } ?? 0
    var inline: [InlineItem] = []
    for label in labels {
      switch label {
      case .title(let text):
        page.text(text, environment.label("body", .bold, lines: lines), .primaryLabel, role: .heading)
      case .subtitle(let text):
        page.text(text, environment.subtitle(), .secondaryLabel)
      case .searchField(let text): page.add(SearchFieldComponent(text: text))
      case .hosted(let view): page.add(HostedViewComponent(view: view))
      case .inline(let item): inline.append(item)
      case .action: continue
      }
    }
    // A text alone is a paragraph; among others it is one of them.
    if inline.count == 1, case .text(let text) = inline[0] {
      page.text(text, .body.lines(lines), .primaryLabel)
    } else if let source = inline.first?.source {
      page.add(.inlineItems(inline, source))
    }
  }

  private func add(_ action: Action, fills: Bool, to page: inout Composition) {
    guard action.text.isEmpty else {
      // In a bar that is higher a button keeps the height that it has elsewhere.
      let least = min(CardFigures.touchTarget, height ?? CardFigures.touchTarget)
      return page.column(BoxStyle(width: fills ? .fill : .content, height: .atLeast(least), vertical: .center)) {
        $0.add(.button(action, fills: fills))
      }
    }
    PlainButton(icon: action.icon, style: ButtonStyle(.tertiary, action.kind, isDisabled: action.isDisabled))
      .add(to: &page, .button(action))
  }
}

/// A field to search with, at rest.
struct SearchFieldComponent: Component {
  let text: CardText

  func compose(into page: inout Composition) {
    let environment = page.environment
    page.row(
      BoxStyle(
        width: .fill, height: .atLeast(environment.scaled(SceneFigures.searchField)),
        padding: Insets(vertical: 6, horizontal: 8), spacing: 6, vertical: .center),
      Paint(
        content: .surface(Surface(fill: .tertiaryFill, cornerRadius: SceneFigures.searchRadius)), role: .button,
        label: DrawnWord.search(text.source.language, text.string), source: text.source, isRead: true, isTouchable: true
      )
    ) { row in
      row.icon("search", environment.scaled(CardFigures.statusIcon), .tertiaryLabel)
      row.text(text, .body.lines(1), .tertiaryLabel, role: .none)
    }
  }
}

/// A frame for what the app itself draws, with its description, as the language has it.
struct HostedViewComponent: Component {
  let view: HostedView

  func compose(into page: inout Composition) {
    let height = view.height ?? SceneFigures.hostedView
    let lines = max(1, Int(height * 0.75 / page.environment.metrics(.footnote).leading))
    page.column(
      BoxStyle(
        width: .fill, height: .fixed(height), padding: Insets(vertical: min(12, height / 8), horizontal: 12)),
      Paint(
        content: .surface(
          Surface(fill: .quaternaryFill, stroke: .separator, strokeWidth: 1, cornerRadius: SceneFigures.hostedRadius)),
        role: .image, label: view.text.string, source: view.text.source, isRead: true, isTouchable: view.isInteractive)
    ) { $0.text(view.text, .footnote.lines(lines), .tertiaryLabel, role: .none) }
  }
}

extension BarItem {
  /// Whether it is a button.
  fileprivate var isAction: Bool { if case .action = self { true } else { false } }

  /// Whether it is a button with a text.
  fileprivate var hasLabel: Bool { if case .action(let action) = self { !action.text.isEmpty } else { false } }
}
