package import CardModel
import LayoutCore

/// A device that cards are drawn for.
package struct Device: Hashable, Sendable {
  /// Its name in kebab case, such as `iphone-se-3`.
  package let id: String
  /// Its name as its maker writes it.
  package let name: String
  /// Its platform.
  package let platform: Platform
  /// Pixels of a point.
  package let scale: Double
  /// Its screen when it is held upright.
  package let portrait: Screen
  /// Its screen when it lies on its side.
  package let landscape: Screen

  /// Every device, phones first.
  package static let all: [Device] = table.utf8.split(separator: 0x0A).compactMap { Device($0) }

  /// The one that is drawn unless another is asked for.
  package static let standard = named("iphone-15") ?? Device()

  /// The device called `id`, or nil.
  package static func named(_ id: String) -> Device? { all.first { $0.id == id } }

  /// Its screen in `orientation`.
  package func screen(_ orientation: Orientation) -> Screen {
    orientation == .portrait ? portrait : landscape
  }

  /// Width of the screen in points, held upright.
  package var width: Double { portrait.width }
  /// Height of the screen in points, held upright.
  package var height: Double { portrait.height }
  /// Distance of content from the side edges in points, held upright.
  package var margin: Double { portrait.margin }
  /// How much room there is across, held upright.
  package var sizeClass: SizeClass { portrait.sizeClass }

  private init() {
    (id, name, platform, scale) = ("iphone-15", "iPhone 15", .ios, 3)
    portrait = Screen(393, 852, margin: 16)
    landscape = Screen(852, 393, margin: 75)
  }

  /// Reads bytes rather than characters, as the first check of a process waits for it.
  private init?(_ row: Substring.UTF8View) {
    let fields = row.split(separator: 0x7C).map(Substring.init)
    guard fields.count == 6, let platform = Platform(rawValue: String(fields[2])) else { return nil }
    let size = fields[3].utf8.split(separator: 0x20).compactMap { Double(Substring($0)) }
    guard size.count == 3, let portrait = Screen(size[0], size[1], fields[4]),
      let landscape = Screen(size[1], size[0], fields[5])
    else { return nil }
    (id, name) = (String(fields[0]), String(fields[1]))
    (self.platform, self.scale) = (platform, size[2])
    (self.portrait, self.landscape) = (portrait, landscape)
  }

  /// Id, name, platform, width and height and scale; then, upright and on its side: margin, readable inset, size
  /// classes across and down, safe areas at the top, the bottom and the sides.
  ///
  /// Margins are those of AD-I, LB-I and LB-A, screens and safe areas those that the makers publish.
  /// Devices that the sources do not list yet have the margins of their predecessors, and readable insets by the same
  /// 664 points.
  private static let table = """
    iphone-se-1|iPhone SE (1st generation)|ios|320 568 2|16 16 compact regular 20 0 0|20 20 compact compact 0 0 0
    iphone-se-3|iPhone SE (3rd generation)|ios|375 667 2|16 16 compact regular 20 0 0|20 20 compact compact 0 0 0
    iphone-8|iPhone 8|ios|375 667 2|16 16 compact regular 20 0 0|20 20 compact compact 0 0 0
    iphone-8-plus|iPhone 8 Plus|ios|414 736 3|20 20 compact regular 20 0 0|20 20 regular compact 0 0 0
    iphone-x|iPhone X|ios|375 812 3|16 16 compact regular 44 34 0|60 60 compact compact 0 21 44
    iphone-12-mini|iPhone 12 mini|ios|375 812 3|16 16 compact regular 50 34 0|66 66 compact compact 0 21 50
    iphone-12|iPhone 12|ios|390 844 3|16 16 compact regular 47 34 0|63 63 compact compact 0 21 47
    iphone-12-pro|iPhone 12 Pro|ios|390 844 3|16 16 compact regular 47 34 0|63 63 compact compact 0 21 47
    iphone-12-pro-max|iPhone 12 Pro Max|ios|428 926 3|20 20 compact regular 47 34 0|63 131 regular compact 0 21 47
    iphone-13-mini|iPhone 13 mini|ios|375 812 3|16 16 compact regular 50 34 0|66 66 compact compact 0 21 50
    iphone-13|iPhone 13|ios|390 844 3|16 16 compact regular 47 34 0|63 63 compact compact 0 21 47
    iphone-13-pro|iPhone 13 Pro|ios|390 844 3|16 16 compact regular 47 34 0|63 63 compact compact 0 21 47
    iphone-13-pro-max|iPhone 13 Pro Max|ios|428 926 3|20 20 compact regular 47 34 0|63 131 regular compact 0 21 47
    iphone-14|iPhone 14|ios|390 844 3|16 16 compact regular 47 34 0|63 63 compact compact 0 21 47
    iphone-14-plus|iPhone 14 Plus|ios|428 926 3|20 20 compact regular 47 34 0|63 131 regular compact 0 21 47
    iphone-14-pro|iPhone 14 Pro|ios|393 852 3|16 16 compact regular 59 34 0|75 75 compact compact 0 21 59
    iphone-14-pro-max|iPhone 14 Pro Max|ios|430 932 3|20 20 compact regular 59 34 0|75 134 regular compact 0 21 59
    iphone-15|iPhone 15|ios|393 852 3|16 16 compact regular 59 34 0|75 75 compact compact 0 21 59
    iphone-15-plus|iPhone 15 Plus|ios|430 932 3|20 20 compact regular 59 34 0|75 134 regular compact 0 21 59
    iphone-15-pro|iPhone 15 Pro|ios|393 852 3|16 16 compact regular 59 34 0|75 75 compact compact 0 21 59
    iphone-15-pro-max|iPhone 15 Pro Max|ios|430 932 3|20 20 compact regular 59 34 0|75 134 regular compact 0 21 59
    iphone-16|iPhone 16|ios|393 852 3|16 16 compact regular 59 34 0|75 75 compact compact 0 21 59
    iphone-16-plus|iPhone 16 Plus|ios|430 932 3|20 20 compact regular 59 34 0|75 134 regular compact 0 21 59
    iphone-16-pro|iPhone 16 Pro|ios|402 874 3|16 16 compact regular 62 34 0|78 78 compact compact 0 21 62
    iphone-16-pro-max|iPhone 16 Pro Max|ios|440 956 3|20 20 compact regular 62 34 0|78 146 regular compact 0 21 62
    iphone-air|iPhone Air|ios|420 912 3|20 20 compact regular 68 34 0|84 124 regular compact 0 21 68
    ipad-mini-6|iPad mini (6th generation)|ios|744 1133 2|20 20 regular regular 24 20 0|20 234.5 regular regular 24 20 0
    ipad-10|iPad (10th generation)|ios|820 1180 2|20 78 regular regular 24 20 0|20 258 regular regular 24 20 0
    ipad-air-5|iPad Air (5th generation)|ios|820 1180 2|20 78 regular regular 24 20 0|20 258 regular regular 24 20 0
    ipad-pro-11|iPad Pro (11-inch)|ios|834 1194 2|20 85 regular regular 24 20 0|20 265 regular regular 24 20 0
    ipad-pro-12-9|iPad Pro (12.9-inch)|ios|1024 1366 2|20 180 regular regular 24 20 0|20 351 regular regular 24 20 0
    ipad-pro-11-m4|iPad Pro (11-inch, M4)|ios|834 1210 2|20 85 regular regular 24 20 0|20 273 regular regular 24 20 0
    ipad-pro-13|iPad Pro (13-inch)|ios|1032 1376 2|20 184 regular regular 24 20 0|20 356 regular regular 24 20 0
    android-small|Android small phone|android|360 800 3|16 16 compact regular 24 24 0|24 24 regular compact 24 24 0
    android-compact|Android phone|android|412 915 3|16 16 compact regular 24 24 0|24 24 regular compact 24 24 0
    android-medium|Android foldable|android|673 841 2|24 24 regular regular 24 24 0|24 24 regular regular 24 24 0
    android-expanded|Android tablet|android|840 1280 2|24 24 regular regular 24 24 0|24 24 regular regular 24 24 0
    """
}
