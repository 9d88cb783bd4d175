package import BundledData
package import CardModel
package import LayoutCore
package import Standards

/// Whether a screen is light or dark.
package enum Appearance: String, Sendable, CaseIterable {
  case light
  case dark
}

/// How much contrast a person has asked for.
package enum Contrast: String, Sendable, CaseIterable {
  case normal
  case high
}

/// The face of all texts.
package enum Typeface: String, Sendable, CaseIterable {
  /// 72, Fiori's own, which apps register.
  case fiori
  /// The system's, which texts have in an app that has not registered 72; measured with Inter, whose widths are close
  /// to it.
  case system
}

/// Everything outside of a card that its drawing depends on.
package struct CardEnvironment: Hashable, Sendable {
  /// The platform whose guideline holds.
  package var platform: Platform
  /// Whether that is chosen, rather than the device's.
  package var hasChosenPlatform = false
  /// Width of the screen or of the column that holds the card, margins included, in points.
  package var width: Double
  /// Height of the screen in points.
  package var height: Double
  /// Distance of the card from the edges of that, in points.
  package var margin: Double
  /// Pixels of a point.
  package var scale: Double
  /// How much room there is across.
  package var sizeClass: SizeClass
  /// How much room there is from top to bottom.
  package var verticalSizeClass: SizeClass
  /// Distance of running text from the side edges of the screen, in points.
  package var readableInset: Double
  /// What bars and the housing take at each edge of the screen, in points.
  package var safeArea: Insets
  /// The moment that is drawn.
  package var state = CardState.normal
  /// The chosen size of texts.
  package var textSize = TextSizeCategory.large
  /// Which way lines run, where that is chosen; nil for the way of the card's language.
  package var chosenDirection: LayoutDirection?
  /// The language into which texts are put to see what becomes of them; nil where they are as the file has them.
  package var pseudo: PseudoLanguage?
  /// The language of the document at hand; nil where it is not known.
  package private(set) var language: LanguageTag?
  /// Light or dark.
  package var appearance = Appearance.light
  /// The colours of a brand.
  package var brand = PaletteOverrides()
  /// Whether the surface is one above another, such as a sheet.
  package var isElevated = false
  /// How much contrast is asked for.
  package var contrast = Contrast.normal
  /// The face of all texts.
  package var typeface = Typeface.fiori
  /// Where the card of a scene rests; nil for where the file has it.
  package var scenePosition: CardPosition?
  /// Whether a scene is drawn for the first device that it names itself rather than for this one.
  package var takesSceneDevice = false
  /// The edge at which a cell shows the actions behind its swipe; nil at rest.
  package var swipe: RowEdge?

  /// The environment of `device`, held as `orientation` says, with everything else as it comes.
  package init(_ device: Device = .standard, _ orientation: Orientation = .portrait) {
    let screen = device.screen(orientation)
    platform = device.platform
    width = screen.width
    height = screen.height
    margin = screen.margin
    scale = device.scale
    sizeClass = screen.sizeClass
    verticalSizeClass = screen.verticalSizeClass
    readableInset = screen.readableInset
    safeArea = screen.safeArea
  }

  /// Which way lines run.
  package var direction: LayoutDirection {
    get {
      let isRightToLeft = pseudo?.isRightToLeft == true || language?.isRightToLeft == true
      return chosenDirection ?? (isRightToLeft ? .rightToLeft : .leftToRight)
    }
    set { chosenDirection = newValue }
  }

  /// This environment for a document in `language`.
  package func reading(_ language: LanguageTag?) -> CardEnvironment {
    var environment = self
    environment.language = language
    return environment
  }

  /// Width of the card in points.
  package var cardWidth: Double { max(0, width - 2 * margin) }

  /// Whether a part with these conditions is shown here.
  package func shows(_ source: PartSource) -> Bool {
    (source.platform.map { $0 == platform } ?? true) && (source.sizeClass.map { $0 == sizeClass } ?? true)
  }

  /// The colour that `token` has here.
  package func color(_ token: ColorToken) -> PaletteColor {
    guard let entry = Palette.token(named: token.name) else { return PaletteColor(rgba: 0xFF00_FFFF) }
    let appearance = token.appearance ?? self.appearance
    let color =
      switch (appearance, contrast) {
      case (.light, .normal): brand.color(token.name, in: .light) ?? entry.light
      case (.light, .high): entry.lightHighContrast
      case (.dark, .high): entry.darkHighContrast
      case (.dark, .normal): brand.color(token.name, in: .dark) ?? (isElevated ? entry.darkElevated : entry.dark)
      }
    guard token.opacity < 1 else { return color }
    let alpha = UInt32((Double(color.alpha) * token.opacity).rounded())
    return PaletteColor(rgba: color.rgba & 0xFFFF_FF00 | alpha)
  }

  /// Size and leading of `style` here, in points.
  package func metrics(_ style: TextStyle) -> (size: Double, leading: Double) {
    DynamicType.metrics(style, textSize)
  }

  /// Whether texts are so large that things which share a line are stacked and no line limit holds (HIG-T).
  package var isAccessibilitySize: Bool { textSize.isAtLeast(.ax1) }

  /// The greatest width of running text in points: what people read with ease, in regular width (AD-I).
  package var readableWidth: Double { sizeClass == .regular ? max(0, width - 2 * readableInset) : width }

  /// `points` as they grow with the body text, on half points.
  package func scaled(_ points: Double) -> Double {
    (points * metrics(.body).size / 17 * 2).rounded() / 2
  }
}
