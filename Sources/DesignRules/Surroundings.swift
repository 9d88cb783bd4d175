package import CardLayout
import CardModel

/// The few environments in which cards are checked: the hardest of each kind that the guidelines name.
///
/// ``CheckMatrix`` says which they are.
/// A card that holds in these holds in those between them: room only grows from one to the next. A scene that names its
/// devices is checked on the first of them instead.
package enum Surroundings: Int, Sendable, CaseIterable {
  /// The smallest phone, usually 320 points wide, at the standard text size.
  case smallPhone
  /// A usual phone, 393 points wide where a project does not say otherwise, at the standard text size.
  case phone
  /// The same at the largest size, usually more than twice that, AX3 (HIG-A asks for 200 %).
  case largeText
  /// A tablet upright, usually 834 points wide: regular width.
  case tablet
  /// The smallest Android phone, usually 360 dp wide.
  case androidPhone

  /// Where a layout for `environment` was made, as a message says it, such as “at 320 pt”.
  package func place(_ environment: CardEnvironment) -> String {
    let width = environment.width.whole
    if environment.platform == .android {
      return "on Android at \(width) dp" + (self == .largeText ? " and text size \(environment.textSize.rawValue)" : "")
    }
    return switch self {
    case .smallPhone, .phone, .androidPhone:
      environment.sizeClass == .regular ? "on a tablet of \(width) pt" : "at \(width) pt"
    case .largeText: "at \(width) pt and text size \(environment.textSize.rawValue)"
    case .tablet: "on a tablet of \(width) pt"
    }
  }
}
