package import CardLayout

/// The few environments in which cards are checked: the hardest of each kind that the guidelines name.
///
/// A card that holds in these holds in those between them: room only grows from one to the next. A scene that names its
/// devices is checked on the first of them instead.
package enum Surroundings: Int, Sendable, CaseIterable {
  /// The smallest phone, 320 points wide, at the standard text size.
  case smallPhone
  /// A usual phone, 393 points wide, at the standard text size.
  case phone
  /// The same at more than twice that size, AX3 (HIG-A asks for 200 %).
  case largeText
  /// A tablet upright, 834 points wide: regular width.
  case tablet
  /// The smallest Android phone, 360 dp wide.
  case androidPhone

  /// What a card is laid out for.
  package var environment: CardEnvironment { Self.environments[rawValue] }

  /// Where a layout for `environment` was made, as a message says it, such as “at 320 pt”.
  package func place(_ environment: CardEnvironment) -> String {
    let width = environment.width.whole
    return switch self {
    case .smallPhone, .phone: "at \(width) pt"
    case .largeText: "at \(width) pt and text size \(environment.textSize.rawValue)"
    case .tablet: "on a tablet of \(width) pt"
    case .androidPhone: "on Android at \(width) dp"
    }
  }

  private static let environments = allCases.map { surroundings in
    let device =
      switch surroundings {
      case .smallPhone: "iphone-se-1"
      case .phone, .largeText: "iphone-15"
      case .tablet: "ipad-pro-11"
      case .androidPhone: "android-small"
      }
    var environment = CardEnvironment(Device.named(device) ?? .standard)
    if surroundings == .largeText { environment.textSize = .ax3 }
    // A scene that names its devices is not meant for others.
    environment.takesSceneDevice = true
    return environment
  }
}
