package import CardModel

/// A screen on which a scene is shown, with what the system uses of it.
package struct SceneScreen: Hashable, Sendable {
  /// Width in points.
  package var width: Double
  /// Height in points.
  package var height: Double
  /// Room at the top that the system uses, in points.
  package var safeTop = 0.0
  /// Room at the bottom that the system uses.
  package var safeBottom = 0.0
  /// Room at the left that the system uses.
  package var safeLeft = 0.0
  /// Room at the right that the system uses.
  package var safeRight = 0.0
  /// Room across.
  package var widthClass = SizeClass.compact
  /// Room from top to bottom.
  package var heightClass = SizeClass.regular

  /// A screen of this size that the system uses nothing of.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The screen of the built-in device `id`, upright or on its side, or nil when there is none of that name.
  package init?(device id: String, isLandscape: Bool = false) {
    guard let row = Self.table.first(where: { $0.id == id }) else { return nil }
    self = isLandscape ? row.landscape : row.portrait
  }

  /// The screen that a scene's device describes: the figures that it gives itself, else those of its preset, else a phone's.
  package init(_ device: SceneDevice) {
    let preset = device.preset.flatMap { SceneScreen(device: $0, isLandscape: device.isLandscape) }
    self = preset ?? SceneScreen(width: 393, height: 852)
    width = device.width ?? width
    height = device.height ?? height
    safeTop = device.safeTop ?? safeTop
    safeBottom = device.safeBottom ?? safeBottom
    safeLeft = device.safeLeft ?? safeLeft
    safeRight = device.safeRight ?? safeRight
    widthClass = device.widthClass ?? widthClass
    heightClass = device.heightClass ?? heightClass
  }

  // MARK: Built-in devices

  private struct Row {
    var id: String
    var portrait: SceneScreen
    var landscape: SceneScreen

    init?(_ line: Substring) {
      let fields = line.split(separator: "|").map(String.init)
      guard fields.count == 7 else { return nil }
      let numbers = fields[1...5].compactMap { Double($0) }
      guard numbers.count == 5 else { return nil }
      id = fields[0]
      portrait = SceneScreen(width: numbers[0], height: numbers[1])
      (portrait.safeTop, portrait.safeBottom) = (numbers[2], numbers[3])
      landscape = SceneScreen(width: numbers[1], height: numbers[0])
      landscape.safeBottom = numbers[4]
      switch fields[6] {
      case "tablet":
        landscape.safeTop = numbers[2]
        portrait.widthClass = .regular
        landscape.widthClass = .regular
      default:
        landscape.heightClass = .compact
        if fields[6] == "large" { landscape.widthClass = .regular }
        // Beside the camera; phones with a home button use nothing.
        if numbers[3] > 0 { (landscape.safeLeft, landscape.safeRight) = (numbers[2], numbers[2]) }
      }
    }
  }

  private static let table: [Row] = rows.split(separator: "\n").compactMap { Row($0) }

  /// Id, width, height, safe area at top and bottom, at the bottom in landscape, and the kind: phones that are `large` are
  /// regular across in landscape (ios-devices.json; the first iPhone SE and iPhone X: tgcard.md section 2.2).
  private static let rows = """
    iphone-se-1|320|568|20|0|0|phone
    iphone-se-3|375|667|20|0|0|phone
    iphone-8|375|667|20|0|0|phone
    iphone-8-plus|414|736|20|0|0|large
    iphone-x|375|812|44|34|21|phone
    iphone-12-mini|375|812|50|34|21|phone
    iphone-13-mini|375|812|50|34|21|phone
    iphone-12|390|844|47|34|21|phone
    iphone-12-pro|390|844|47|34|21|phone
    iphone-12-pro-max|428|926|47|34|21|large
    iphone-13|390|844|47|34|21|phone
    iphone-13-pro|390|844|47|34|21|phone
    iphone-13-pro-max|428|926|47|34|21|large
    iphone-14|390|844|47|34|21|phone
    iphone-14-plus|428|926|47|34|21|large
    iphone-14-pro|393|852|59|34|21|phone
    iphone-14-pro-max|430|932|59|34|21|large
    iphone-15|393|852|59|34|21|phone
    iphone-15-pro-max|430|932|59|34|21|large
    ipad-mini-6|744|1133|24|20|20|tablet
    ipad-10|820|1180|24|20|20|tablet
    ipad-air-5|820|1180|24|20|20|tablet
    ipad-pro-11|834|1194|24|20|20|tablet
    ipad-pro-12-9|1024|1366|24|20|20|tablet
    """
}
