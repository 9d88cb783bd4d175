/// Small pictures of people or things in a line.
package struct AvatarRow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The pictures.
  package var avatars: [Picture]
  /// The text behind them.
  package var label: Label?
  /// Side of a picture in points.
  package var size: Double
  /// How many there are in all, when more than those listed.
  package var total: Int?
}

/// Overlapping pictures in place of a detail image.
package struct AvatarGroup: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The pictures, the first in front.
  package var avatars: [Picture]
}

extension AvatarRow: BodyElement {
  init(_ element: CardElement) {
    self.init(
      source: element.source, avatars: [], size: element.number(.size) == 24 ? 24 : 16, total: element.count(.total))
    for child in element.children {
      switch child.name {
      case .avatar: avatars.append(Picture(avatar: child))
      case .label where label == nil: label = Label(child)
      default: continue
      }
    }
  }

  var isEmpty: Bool { avatars.isEmpty && label == nil }
}

extension AvatarGroup {
  init(_ element: CardElement) {
    self.init(source: element.source, avatars: element.parts(.avatar) { Picture(avatar: $0) })
  }
}
