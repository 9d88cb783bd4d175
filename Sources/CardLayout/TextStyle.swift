/// The text styles of the platform, in Apple's words.
package enum TextStyle: Int, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// Its name, as guidelines have it.
  package var name: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    }
  }
}

/// The size that a person has chosen for texts.
package enum TextSizeCategory: String, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  /// Its place from the smallest, 0, to the largest, 11.
  package var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .ax1: 7
    case .ax2: 8
    case .ax3: 9
    case .ax4: 10
    case .ax5: 11
    }
  }

  /// Whether `self` is `other` or larger.
  package func isAtLeast(_ other: TextSizeCategory) -> Bool { rank >= other.rank }
}

/// Sizes and leadings of the text styles (Apple HIG, Typography: HIG-T).
package enum DynamicType {
  /// Size and leading of `style` at `category`, in points.
  package static func metrics(_ style: TextStyle, _ category: TextSizeCategory) -> (size: Double, leading: Double) {
    table[style.rawValue * columns + category.rank]
  }

  /// How many categories there are.
  private static let columns = TextSizeCategory.allCases.count

  /// A row a style, a column a category: size/leading.
  private static let rows = """
    31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """

  private static let table: [(size: Double, leading: Double)] = {
    let cells = rows.split { $0 == " " || $0 == "\n" }.map { cell in
      let parts = cell.split(separator: "/").compactMap { Double($0) }
      return (size: parts.first ?? 17, leading: parts.last ?? 22)
    }
    let missing = TextStyle.allCases.count * columns - cells.count
    return cells + Array(repeating: (17, 22), count: max(0, missing))
  }()
}
