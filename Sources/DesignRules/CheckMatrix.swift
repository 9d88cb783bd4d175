package import CardLayout
package import CardModel
package import SourceText
import Standards

/// What cards are held against when they are checked: the hardest that a project has of each of ``Surroundings``, and its limits.
package struct CheckMatrix: Hashable, Sendable {
  /// What the guidelines ask for.
  package static let standard = CheckMatrix()

  /// The languages in which texts must find room as well.
  package let languages: [PseudoLanguage]
  /// How much the project allows of what rules count.
  package let limits: RuleLimits
  /// By ``Surroundings/rawValue``; nil where the project has no such device.
  private let environments: [CardEnvironment?]

  /// What is checked for a project with these platforms, devices, sizes of texts and `limits`; nil or none for those that the guidelines
  /// ask for.
  package init(
    platforms: [Platform]? = nil, devices: [Device]? = nil, textSizes: [TextSizeCategory]? = nil,
    languages: [PseudoLanguage] = [], limits: RuleLimits = .standard
  ) {
    (self.languages, self.limits) = (languages, limits)
    func isMeant(_ device: Device) -> Bool { platforms.map { $0.isEmpty || $0.contains(device.platform) } ?? true }
    var named = (devices ?? []).filter(isMeant)
    if named.isEmpty { named = Self.devices.filter(isMeant) }
    let byWidth = named.sorted { ($0.width, $0.height, $0.id) < ($1.width, $1.height, $1.id) }
    let compact = byWidth.filter { $0.sizeClass == .compact }
    // Where a project has no phones of iOS, those of Android stand for them, and tablets where it has none at all.
    let phones = [compact.filter { $0.platform == .ios }, compact, byWidth].first { !$0.isEmpty } ?? []
    let sizes = (textSizes ?? []).sorted { $0.rank < $1.rank }
    let (usual, largest) =
      sizes.isEmpty ? (.large, .ax3) : (sizes.contains(.large) ? .large : sizes[0], sizes[sizes.count - 1])
    environments = Surroundings.allCases.map { surroundings in
      let device: Device? =
        switch surroundings {
        case .smallPhone: phones.first
        case .phone: phones.last
        case .largeText: largest.rank > usual.rank ? phones.last : nil
        case .tablet: byWidth.first { $0.sizeClass == .regular }
        case .androidPhone: byWidth.first { $0.platform == .android }
        }
      return device.map { Self.environment($0, surroundings == .largeText ? largest : usual) }
    }
  }

  private static func environment(_ device: Device, _ size: TextSizeCategory) -> CardEnvironment {
    var environment = CardEnvironment(device)
    environment.textSize = size
    // A scene that names its devices is not meant for others.
    environment.takesSceneDevice = true
    return environment
  }

  /// The devices that are checked unless a project names its own: the smallest phone and a usual one, a tablet, the smallest
  /// phone with Android.
  private static let devices = ["iphone-se-1", "iphone-15", "ipad-pro-11", "android-small"].compactMap(Device.named)

  /// What a card is laid out for in `surroundings`; nil where the project has no such device.
  package subscript(surroundings: Surroundings) -> CardEnvironment? { environments[surroundings.rawValue] }

  /// Where a layout was made in which `finding` was found, by the place that its message names; nil for one that follows from no
  /// layout.
  package func surroundings(of finding: Diagnostic) -> Surroundings? {
    guard finding.kind.source == .layout else { return nil }
    // The longest name: “at 393 pt” stands in “at 393 pt and text size AX3” too.
    return Surroundings.allCases.filter { surroundings in
      self[surroundings].map { finding.message.contains(surroundings.place($0)) } ?? false
    }.max { first, second in
      func length(_ surroundings: Surroundings) -> Int { self[surroundings].map { surroundings.place($0).count } ?? 0 }
      return length(first) < length(second)
    }
  }

  /// The narrowest phone, on which everything is checked.
  var narrowest: CardEnvironment { self[.smallPhone] ?? CardEnvironment() }
}
