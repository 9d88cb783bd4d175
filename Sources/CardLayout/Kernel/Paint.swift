package import CardModel
import LayoutCore

/// What a box paints and means.
package struct Paint {
  var content: ScenePart.Content
  /// What it is for those who hear the card.
  package var role: SceneRole
  /// What is read aloud in place of what it shows.
  package var label: String?
  var source: PartSource?
  /// Whether it is read aloud.
  var isRead: Bool
  /// Whether it is read after everything else in the painted container that holds it, wherever it is seen.
  var isReadLast: Bool
  /// Whether a tap reaches it.
  package var isTouchable: Bool
  /// Whether it takes no tap for now.
  var isDisabled: Bool
  /// Whether it shows how many siblings a flow hides.
  var countsHidden: Bool
  /// Whether a control is on; nil for what is not such a control.
  var isChecked: Bool?
  /// How its text is painted, if it shows any.
  var text: TextPaint?
  /// What is drawn in its place, once that is known.
  var drawing: Drawing?

  /// What means and paints nothing where nothing is given.
  ///
  /// Inlined, so that a survey puts nothing together but what it keeps.
  @inline(__always)
  package init(
    content: ScenePart.Content = .group, role: SceneRole = .none, label: String? = nil, source: PartSource? = nil,
    isRead: Bool = false, isReadLast: Bool = false, isTouchable: Bool = false, isDisabled: Bool = false,
    countsHidden: Bool = false, isChecked: Bool? = nil, text: TextPaint? = nil, drawing: Drawing? = nil
  ) {
    self.content = content
    self.role = role
    self.label = label
    self.source = source
    self.isRead = isRead
    self.isReadLast = isReadLast
    self.isTouchable = isTouchable
    self.isDisabled = isDisabled
    self.countsHidden = countsHidden
    self.isChecked = isChecked
    self.text = text
    self.drawing = drawing
  }
}

/// How a text is painted.
package struct TextPaint {
  var color: ColorToken
  var alignment = HorizontalAlignment.leading
  var hasMissingData = false
}

extension Paint {
  /// What a button means that does `action`.
  package static func button(_ action: Action, _ content: ScenePart.Content = .group) -> Paint {
    Paint(
      content: content, role: .button, label: action.spokenLabel, source: action.text.source, isRead: true,
      isTouchable: !action.isDisabled, isDisabled: action.isDisabled)
  }

  /// What a button means that opens the menu of `overflow`.
  static func menuButton(_ overflow: Overflow) -> Paint {
    Paint(role: .menuButton, label: overflow.label, source: overflow.source, isRead: true, isTouchable: true)
  }
}
