package import CardModel

/// A device that cards are drawn for, held upright.
package struct Device: Hashable, Sendable {
  /// Its name in kebab case, such as `iphone-se-3`.
  package let id: String
  /// Its name as its maker writes it.
  package let name: String
  /// Its platform.
  package let platform: Platform
  /// Width of the screen in points.
  package let width: Double
  /// Height of the screen in points.
  package let height: Double
  /// Pixels of a point.
  package let scale: Double
  /// Distance of content from the side edges in points.
  package let margin: Double
  /// How much room there is across.
  package let sizeClass: SizeClass

  /// Every device, phones first.
  package static let all: [Device] = table.split(separator: "\n").compactMap { Device($0) }

  /// The one that is drawn unless another is asked for.
  package static let standard = Device("iphone-15|iPhone 15|ios|393|852|3|16|compact") ?? Device()

  /// The device called `id`, or nil.
  package static func named(_ id: String) -> Device? { all.first { $0.id == id } }

  private init() {
    (id, name, platform, width, height) = ("iphone-15", "iPhone 15", .ios, 393, 852)
    (scale, margin, sizeClass) = (3, 16, .compact)
  }

  private init?(_ row: Substring) {
    let fields = row.split(separator: "|").map(String.init)
    guard fields.count == 8, let platform = Platform(rawValue: fields[2]), let width = Double(fields[3]),
      let height = Double(fields[4]), let scale = Double(fields[5]), let margin = Double(fields[6]),
      let sizeClass = SizeClass(rawValue: fields[7])
    else { return nil }
    (id, name) = (fields[0], fields[1])
    (self.platform, self.width, self.height) = (platform, width, height)
    (self.scale, self.margin, self.sizeClass) = (scale, margin, sizeClass)
  }

  /// Id, name, platform, width, height, scale, margin, horizontal size class (fiori.md section 8.1).
  private static let table = """
    iphone-se-3|iPhone SE (3rd generation)|ios|375|667|2|16|compact
    iphone-8|iPhone 8|ios|375|667|2|16|compact
    iphone-8-plus|iPhone 8 Plus|ios|414|736|3|20|compact
    iphone-12-mini|iPhone 12 mini|ios|375|812|3|16|compact
    iphone-12|iPhone 12|ios|390|844|3|16|compact
    iphone-12-pro|iPhone 12 Pro|ios|390|844|3|16|compact
    iphone-12-pro-max|iPhone 12 Pro Max|ios|428|926|3|20|compact
    iphone-13-mini|iPhone 13 mini|ios|375|812|3|16|compact
    iphone-13|iPhone 13|ios|390|844|3|16|compact
    iphone-13-pro|iPhone 13 Pro|ios|390|844|3|16|compact
    iphone-13-pro-max|iPhone 13 Pro Max|ios|428|926|3|20|compact
    iphone-14|iPhone 14|ios|390|844|3|16|compact
    iphone-14-plus|iPhone 14 Plus|ios|428|926|3|20|compact
    iphone-14-pro|iPhone 14 Pro|ios|393|852|3|16|compact
    iphone-14-pro-max|iPhone 14 Pro Max|ios|430|932|3|20|compact
    iphone-15|iPhone 15|ios|393|852|3|16|compact
    iphone-15-pro-max|iPhone 15 Pro Max|ios|430|932|3|20|compact
    iphone-16-pro|iPhone 16 Pro|ios|402|874|3|16|compact
    iphone-16-pro-max|iPhone 16 Pro Max|ios|440|956|3|20|compact
    iphone-air|iPhone Air|ios|420|912|3|20|compact
    ipad-mini-6|iPad mini (6th generation)|ios|744|1133|2|20|regular
    ipad-10|iPad (10th generation)|ios|820|1180|2|20|regular
    ipad-air-5|iPad Air (5th generation)|ios|820|1180|2|20|regular
    ipad-pro-11|iPad Pro (11-inch)|ios|834|1194|2|20|regular
    ipad-pro-12-9|iPad Pro (12.9-inch)|ios|1024|1366|2|20|regular
    android-compact|Android phone|android|412|915|3|16|compact
    android-expanded|Android tablet|android|840|1280|2|24|regular
    """
}
