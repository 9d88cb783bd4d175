package import CardModel
import LayoutCore

/// What a box paints and means; nothing where nothing is given.
///
/// Here it is made member by member: an initializer of its own would build it in memory first, and a survey, which keeps
/// few of its members, would copy and release them all.
package struct Paint {
  var content = ScenePart.Content.group
  /// What it is for those who hear the card.
  package var role = SceneRole.none
  /// What is read aloud in place of what it shows.
  package var label: String?
  var source: PartSource?
  /// Whether it is read aloud.
  var isRead = false
  /// Whether it is read after everything else in the painted container that holds it, wherever it is seen.
  var isReadLast = false
  /// Whether a tap reaches it.
  package var isTouchable = false
  /// Whether it takes no tap for now.
  var isDisabled = false
  /// Whether it is a button that does an action, rather than leads somewhere.
  var isAction = false
  /// Whether it shows how many siblings a flow hides.
  var countsHidden = false
  /// Whether a control is on; nil for what is not such a control.
  var isChecked: Bool?
  /// How its text is painted, if it shows any.
  var text: TextPaint?
  /// What is drawn in its place, once that is known.
  var drawing: Drawing?
}

extension Paint {
  /// What scenes over a map paint, which stand in a module of their own; disfavored, so that nobody takes it here.
  @_disfavoredOverload
  package init(
    content: ScenePart.Content = .group, role: SceneRole = .none, label: String? = nil, source: PartSource? = nil,
    isRead: Bool = false, isTouchable: Bool = false, isDisabled: Bool = false, drawing: Drawing? = nil
  ) {
    self.init(
      content: content, role: role, label: label, source: source, isRead: isRead, isReadLast: false,
      isTouchable: isTouchable, isDisabled: isDisabled, drawing: drawing)
  }
}

/// How a text is painted.
package struct TextPaint {
  var color: ColorToken
  var alignment = HorizontalAlignment.leading
  var hasMissingData = false
  /// Whether those above and below it stand at the same edge.
  var isInColumn = false
  /// Whether something stands behind it over which its letters must not run.
  var pinsEnd = false
}

extension Paint {
  /// What a button means that does `action`.
  package static func button(_ action: Action, _ content: ScenePart.Content = .group) -> Paint {
    Paint(
      content: content, role: .button, label: action.spokenLabel, source: action.text.source, isRead: true,
      isTouchable: !action.isDisabled, isDisabled: action.isDisabled, isAction: true)
  }
}

/// What a text whose lines have an alignment of their own stands beside.
package enum TextNeighbour: Sendable {
  case none
  /// The other texts of a column, whose lines stand at the same edge.
  case column
  /// An icon, which stands beside the words: the text is no wider than its longest line.
  case icon
}
