/// A screen that scenarios name.
package struct SceneDevice: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The built-in device whose figures it has.
  package var preset: String?
  /// Whether it lies on its side.
  package var isLandscape = false
  /// Width and height of the screen in points, where the file gives them.
  package var width: Double?
  /// Height of the screen in points.
  package var height: Double?
  /// Room at the top that the system uses, in points.
  package var safeTop: Double?
  /// Room at the bottom that the system uses.
  package var safeBottom: Double?
  /// Room at the left that the system uses.
  package var safeLeft: Double?
  /// Room at the right that the system uses.
  package var safeRight: Double?
  /// Room across.
  package var widthClass: SizeClass?
  /// Room from top to bottom.
  package var heightClass: SizeClass?
  /// Whether lines run from right to left; nil for as the language has it.
  package var isRightToLeft: Bool?
  /// Whether VoiceOver runs.
  package var hasVoiceOver = false
  /// Pixels of a point.
  package var scale: Double?

  /// A device at `source`.
  package init(source: PartSource) { self.source = source }
}

extension SceneDevice {
  init(_ element: CardElement) {
    self.init(source: element.source)
    preset = element.attribute(.like)
    isLandscape = element.attribute(.orientation) == "landscape"
    width = element.length(.width)
    height = element.length(.height)
    safeTop = element.length(.safeTop)
    safeBottom = element.length(.safeBottom)
    safeLeft = element.length(.safeLeft)
    safeRight = element.length(.safeRight)
    widthClass = element.attribute(.widthClass).flatMap(SizeClass.init)
    heightClass = element.attribute(.heightClass).flatMap(SizeClass.init)
    isRightToLeft = element.attribute(.direction).map { $0 == "rtl" }
    hasVoiceOver = element.flag(.voiceOver)
    scale = element.length(.scale)
  }
}
