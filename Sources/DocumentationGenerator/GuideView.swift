import CardLayout
import CardModel
import LayoutCore
import Rendering

/// How a guide wants a card drawn, as the words in it say: `ipad-mini-6 dark`, `AX3`, `rtl`, `empty`, `targets`.
package struct GuideView: Sendable {
  /// The words for people, such as `iPad mini (6th generation), dark`; empty for the usual view.
  package private(set) var caption = ""
  /// On what and for whom it is drawn.
  var environment = CardEnvironment()
  /// What is drawn above the card.
  var overlays: Set<DrawingOverlay> = []
  /// Whether the words choose light or dark, so that the reader's own choice does not matter.
  var hasAppearance = false

  /// The view that `words` describe; nil when one of them means nothing.
  package init?(_ words: [String]) {
    let devices = words.compactMap { Device.named($0) }
    if let device = devices.first { environment = CardEnvironment(device) }
    // A scene has devices of its own.
    environment.takesSceneDevice = devices.isEmpty
    var captions: [String] = []
    for word in words {
      guard let caption = apply(word) else { return nil }
      captions.append(caption)
    }
    caption = captions.joined(separator: ", ")
    // Names such as iPhone keep their first letter.
    if devices.isEmpty, captions.first != "iOS" { caption = caption.prefix(1).uppercased() + caption.dropFirst() }
  }

  /// Applies `word` and returns it as people read it; nil when it means nothing.
  private mutating func apply(_ word: String) -> String? {
    if let device = Device.named(word) { return device.name }
    if let size = TextSizeCategory(rawValue: word) {
      environment.textSize = size
      return "text size \(word)"
    }
    if let appearance = Appearance(rawValue: word) {
      environment.appearance = appearance
      hasAppearance = true
      return word
    }
    if let direction = LayoutDirection(rawValue: word) {
      environment.direction = direction
      return direction == .leftToRight ? "from left to right" : "from right to left"
    }
    if let state = CardState(rawValue: word) {
      environment.state = state
      return word
    }
    if let position = CardPosition(rawValue: word) {
      environment.scenePosition = position
      return word
    }
    if let platform = Platform(rawValue: word) {
      environment.platform = platform
      return platform == .ios ? "iOS" : "Android"
    }
    if let overlay = DrawingOverlay(rawValue: word) {
      overlays.insert(overlay)
      return overlay.title
    }
    return nil
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
