import LayoutCore

/// How a text is set: `.headline.semibold.lines(2)`.
package struct Font {
  /// What the size follows.
  enum Size {
    /// The size that a person has chosen.
    case style(TextStyle)
    /// The same as far as bars have room; beyond, systems show their items enlarged while a finger rests on them.
    case bar(TextStyle)
    /// So many points, whatever a person has chosen.
    case points(Double, leading: Double)
  }

  var size: Size
  var face = FontFace.regular
  /// The most lines it may take; 0 for no limit.
  var lines = 0
  /// Whether the limit holds at accessibility sizes, too.
  var keepsLimit = false
  /// What its size and leading are multiplied with.
  var scale = 1.0

  static let largeTitle = Font(size: .style(.largeTitle))
  static let title1 = Font(size: .style(.title1))
  static let title2 = Font(size: .style(.title2))
  static let title3 = Font(size: .style(.title3))
  static let headline = Font(size: .style(.headline))
  /// In Apple's style of that name.
  package static let body = Font(size: .style(.body))
  /// In Apple's style of that name.
  package static let subheadline = Font(size: .style(.subheadline))
  /// In Apple's style of that name.
  package static let footnote = Font(size: .style(.footnote))
  static let caption1 = Font(size: .style(.caption1))
  static let caption2 = Font(size: .style(.caption2))

  /// One line in a bar.
  package static func bar(_ style: TextStyle) -> Font { Font(size: .bar(style), lines: 1, keepsLimit: true) }

  /// One line of `size` points on lines of `leading` points.
  package static func points(_ size: Double, leading: Double) -> Font {
    Font(size: .points(size, leading: leading), lines: 1, keepsLimit: true)
  }

  /// In semibold.
  package var semibold: Font { with { $0.face = .semibold } }
  /// In bold.
  package var bold: Font { with { $0.face = .bold } }

  /// On this many lines at most; at accessibility sizes on as many as it needs.
  package func lines(_ count: Int) -> Font { with { $0.lines = count } }

  /// On one line at every text size, at `scale` of its size.
  func oneLine(scale: Double = 1) -> Font {
    with { ($0.lines, $0.keepsLimit, $0.scale) = (1, true, scale) }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
