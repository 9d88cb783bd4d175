package import CardModel
import LayoutCore

/// A button with a background (FS/FioriButtonStyleProvider, BTN-I).
struct ButtonComponent: Component {
  let action: Action
  /// Whether it takes more width than its label asks for.
  let fills: Bool

  func compose(into page: inout Composition) {
    let look = ButtonStyle(action.role, action.kind, isDisabled: action.isDisabled)
    let gap = page.environment.scaled(CardFigures.labelIconGap * 2)
    page.row(
      BoxStyle(
        width: Extent(min: CardFigures.buttonWidth, grows: fills),
        height: Extent(min: CardFigures.buttonHeight, grows: true), padding: Self.padding, spacing: gap,
        horizontal: .center, vertical: .center),
      .button(action, .surface(Surface(fill: look.background, cornerRadius: CardFigures.buttonRadius)))
    ) { row in
      let side = row.context.setting(.body).size
      if let icon = action.icon { row.icon(icon, side, look.foreground) }
      if !action.text.isEmpty {
        let taken = Self.padding.horizontal + (action.icon == nil ? 0 : side + gap)
        row.within(row.context.textRoom - taken) {
          // The icon stands beside the words, however they break.
          $0.text(
            action.text, .body.semibold.lines(1), look.foreground, .center, role: .none,
            beside: action.icon == nil ? .none : .icon)
        }
      }
    }
  }

  fileprivate static var padding: Insets {
    Insets(vertical: CardFigures.buttonVertical, horizontal: CardFigures.buttonHorizontal)
  }

  /// Room for the label of `action`, and at least the least width; in points.
  static func width(_ action: Action, _ context: CardContext) -> Double {
    var width = padding.horizontal
    if action.icon != nil { width += context.setting(.body).size }
    if !action.text.isEmpty {
      width += context.width(action.text.string, .body.semibold)
      if action.icon != nil { width += context.environment.scaled(CardFigures.labelIconGap * 2) }
    }
    return max(CardFigures.buttonWidth, width)
  }
}

/// The button with three dots that opens the menu of a footer.
struct OverflowButtonComponent: Component {
  /// What it means.
  let paint: Paint

  func compose(into page: inout Composition) {
    let look = ButtonStyle(.secondary, .normal)
    var paint = paint
    paint.content = .surface(Surface(fill: look.background, cornerRadius: CardFigures.buttonRadius))
    page.row(
      BoxStyle(
        width: .fixed(Self.width(page.context)), height: Extent(min: CardFigures.buttonHeight, grows: true),
        padding: ButtonComponent.padding, horizontal: .center, vertical: .center, priority: 1),
      paint
    ) { $0.icon("overflow", $0.context.setting(.body).size, look.foreground) }
  }

  /// In points.
  static func width(_ context: CardContext) -> Double {
    max(CardFigures.buttonWidth, ButtonComponent.padding.horizontal + context.setting(.body).size)
  }
}

/// A button without a background, as a header has it, at least 44 by 44: an icon, or a text where there is none.
package struct PlainButton {
  let icon: String?
  let text: CardText?
  let style: ButtonStyle
  /// Whether it grows with the text size only as far as bars do.
  let isInBar: Bool

  /// A button with an icon, or with a text.
  package init(icon: String? = nil, text: CardText? = nil, style: ButtonStyle, isInBar: Bool = false) {
    (self.icon, self.text, self.style, self.isInBar) = (icon, text, style, isInBar)
  }

  /// Adds it; `paint` says what it means.
  package func add(to page: inout Composition, _ paint: Paint) {
    let font = isInBar ? Font.bar(.body).semibold : .body.semibold.lines(2)
    page.row(
      BoxStyle(
        width: .atLeast(CardFigures.headerControl), height: .atLeast(CardFigures.headerControl), horizontal: .center,
        vertical: .center),
      paint
    ) { row in
      if let icon {
        row.icon(
          icon, (CardFigures.headerIcon * row.context.setting(font).size / 17 * 2).rounded() / 2, style.foreground)
      } else if let text {
        row.text(text, font, style.foreground, role: .none)
      }
    }
  }
}

extension SeeAll {
  /// Its text with the number of all.
  var heading: CardText {
    var text = text
    if let total { text.string += " (\(total))" }
    return text
  }

  /// Adds the button that leads to all of something from its heading.
  func addButton(to page: inout Composition, isReadLast: Bool) {
    let text = heading
    PlainButton(text: text, style: ButtonStyle(.tertiary, .tint)).add(
      to: &page,
      Paint(
        role: .button, label: text.string, source: text.source, isRead: true, isReadLast: isReadLast, isTouchable: true)
    )
  }
}

extension Action {
  /// Whether there is nothing to show on a button.
  package var isHiddenButton: Bool { text.isEmpty && icon == nil }
}
