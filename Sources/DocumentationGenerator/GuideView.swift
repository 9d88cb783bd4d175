import CardLayout
import Rendering

/// How a guide wants a card drawn, as the words in it say: `ipad-mini-6 dark`, `AX3`, `rtl`, `empty`, `targets`.
package struct GuideView: Sendable {
  /// The words for people, such as `iPad mini (6th generation), dark`; empty for the usual view.
  package private(set) var caption = ""
  /// On what and for whom it is drawn.
  var environment = CardEnvironment()
  /// What is drawn above the card.
  var overlays: Set<DrawingOverlay> = []
  /// Whether the first scenario of a scene plays.
  var isFilm = false
  /// Whether the words choose light or dark, so that the reader's own choice does not matter.
  var hasAppearance = false

  /// The view that `words` describe; nil when one of them means nothing.
  package init?(_ words: [String]) {
    var choices = EnvironmentChoices()
    var captions: [String] = []
    for word in words {
      if word == "film" {
        isFilm = true
      } else if let axis = choices.add(word) {
        if axis.name == "appearance" { hasAppearance = true }
        captions.append(axis.caption(word))
      } else if let overlay = DrawingOverlay(rawValue: word) {
        overlays.insert(overlay)
        captions.append(overlay.title)
      } else {
        return nil
      }
    }
    environment = choices.variant.environment
    caption = captions.joined(separator: ", ")
    // Names such as iPhone keep their first letter.
    if !caption.prefix(2).contains(where: \.isUppercase) {
      caption = caption.prefix(1).uppercased() + caption.dropFirst()
    }
  }
}

extension DrawingOverlay {
  /// What it shows, for people.
  var title: String {
    switch self {
    case .boxes: "boxes"
    case .spacing: "spacing"
    case .targets: "touch targets"
    case .readingOrder: "reading order"
    }
  }
}
