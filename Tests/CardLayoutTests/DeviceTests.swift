import CardLayout
import CardModel
import LayoutCore
import Testing

/// Screens, margins and safe areas (AD-I, LB-I, LB-A).
@Suite struct DeviceTests {
  @Test func everyDeviceIsRead() {
    #expect(Device.all.count == 37)
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Device.all.allSatisfy { $0.landscape.width == $0.portrait.height })
    #expect(Device.standard.id == "iphone-15")
  }

  /// Width, height, margin, readable inset, safe areas at top and bottom.
  @Test(arguments: [
    ("iphone-se-1", [320.0, 568, 16, 16, 20, 0], SizeClass.compact),
    ("iphone-se-3", [375, 667, 16, 16, 20, 0], .compact),
    ("iphone-13-mini", [375, 812, 16, 16, 50, 34], .compact),
    ("iphone-14", [390, 844, 16, 16, 47, 34], .compact),
    ("iphone-14-pro", [393, 852, 16, 16, 59, 34], .compact),
    ("iphone-8-plus", [414, 736, 20, 20, 20, 0], .compact),
    ("iphone-14-pro-max", [430, 932, 20, 20, 59, 34], .compact),
    ("ipad-mini-6", [744, 1133, 20, 20, 24, 20], .regular),
    ("ipad-10", [820, 1180, 20, 78, 24, 20], .regular),
    ("ipad-pro-11", [834, 1194, 20, 85, 24, 20], .regular),
    ("ipad-pro-12-9", [1024, 1366, 20, 180, 24, 20], .regular),
    ("android-compact", [412, 915, 16, 16, 24, 24], .compact),
    ("android-expanded", [840, 1280, 24, 24, 24, 24], .regular),
  ])
  func uprightScreen(_ id: String, _ figures: [Double], _ sizeClass: SizeClass) throws {
    let screen = try #require(Device.named(id)).portrait
    #expect([screen.width, screen.height, screen.margin] == Array(figures[..<3]))
    #expect([screen.readableInset, screen.safeArea.top, screen.safeArea.bottom] == Array(figures[3...]))
    #expect(screen.sizeClass == sizeClass)
  }

  /// Plus and Max phones are regular across when they lie on their side, other phones are not.
  @Test(arguments: [
    ("iphone-se-3", 20.0, SizeClass.compact), ("iphone-14", 63, .compact), ("iphone-14-pro", 75, .compact),
    ("iphone-8-plus", 20, .regular), ("iphone-14-plus", 63, .regular), ("iphone-14-pro-max", 75, .regular),
  ])
  func phoneOnItsSide(_ id: String, _ margin: Double, _ sizeClass: SizeClass) throws {
    let environment = CardEnvironment(try #require(Device.named(id)), .landscape)
    #expect(environment.margin == margin)
    #expect(environment.sizeClass == sizeClass)
    #expect(environment.verticalSizeClass == .compact)
    #expect(environment.width > environment.height)
  }
}
