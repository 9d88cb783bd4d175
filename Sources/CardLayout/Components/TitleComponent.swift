import CardModel
import LayoutCore

/// A title; where the tap leaves the app, with a sign after it that says so (SEED4, OV-A).
struct TitleComponent: Component {
  let title: CardText
  let font: Font
  let isExternal: Bool
  var style = BoxStyle()

  func compose(into page: inout Composition) {
    guard isExternal else { return page.text(title, font, .primaryLabel, role: .heading, style) }
    let setting = page.context.setting(font)
    let side = Self.signSide(setting)
    var style = style
    style.spacing = CardFigures.externalGap
    page.labelled(by: style) { row in
      row.within(row.context.textRoom - side - CardFigures.externalGap) {
        $0.text(title, font, .primaryLabel, role: .heading)
      }
      // On the middle of the first line.
      row.column(BoxStyle(padding: Insets(top: max(0, (setting.leading - side) / 2)), priority: 1)) {
        $0.icon(
          "actions.linkExternal", side, .tertiaryLabel, source: title.source,
          label: DrawnWord.opensOutside(title.source.language))
      }
    }
  }

  /// Width of `title` on one line with what follows it, in points; 0 for none.
  static func width(_ title: CardText?, _ font: Font, isExternal: Bool, _ context: CardContext) -> Double {
    guard let title else { return 0 }
    return context.width(title.string, font) + signWidth(font, isExternal, context)
  }

  /// Width of the longest word of `title` with the sign, in points; 0 for none.
  static func wordWidth(_ title: CardText?, _ font: Font, isExternal: Bool, _ context: CardContext) -> Double {
    guard let title else { return 0 }
    return context.longestWord(title.string, font) + signWidth(font, isExternal, context)
  }

  /// Room for the sign, the gap before it included; in points.
  private static func signWidth(_ font: Font, _ isExternal: Bool, _ context: CardContext) -> Double {
    isExternal ? signSide(context.setting(font)) + CardFigures.externalGap : 0
  }

  private static func signSide(_ setting: TextSetting) -> Double {
    (setting.size * CardFigures.externalShare).rounded()
  }
}

/// A detail image: a square with rounded corners or a circle.
struct DetailImageComponent: Component {
  let picture: Picture
  /// Its side where the file gives none, in points.
  let standard: Double

  func compose(into page: inout Composition) {
    let side = Self.side(picture, standard: standard)
    // A person without a picture, initials or an icon is shown as the outline of one (AV-I).
    let isNobody = picture.represents == .person && picture.initials == nil
    let image = SceneImage(
      file: picture.file, icon: picture.icon ?? (isNobody ? "person" : nil),
      initials: picture.initials(in: page.environment),
      cornerRadius: picture.shape == .circle ? side / 2 : min(CardFigures.imageRadius, side / 4), fills: true)
    // Detail images are hidden from screen readers (FS/CardMainHeaderStyle).
    page.leaf(
      BoxStyle(side: side, priority: 1),
      Paint(content: .image(image), role: .image, label: picture.alternative, source: picture.source))
  }

  /// The side of `picture` in points; `standard` where the file gives none.
  static func side(_ picture: Picture, standard: Double) -> Double {
    min(max(picture.size ?? standard, CardFigures.detailImageLeast), CardFigures.detailImageMost)
  }
}

/// A column of up to three icons, or a row.
struct IconStackComponent: Component {
  let icons: [Icon]
  var isRow = false

  func compose(into page: inout Composition) {
    let shown = icons.filter { page.shows($0.source) }.prefix(CardFigures.iconStackLimit)
    guard !shown.isEmpty else { return }
    let side = page.environment.scaled(CardFigures.iconStackWidth)
    page.container(
      isRow ? .row : .column,
      BoxStyle(
        width: .atLeast(side), spacing: CardFigures.iconStackGap, horizontal: .center, vertical: .center, priority: 1)
    ) { column in
      for icon in shown { column.add(StackedIcon(icon: icon, side: side)) }
    }
  }
}

/// An icon of a stack, or a few letters in its place.
struct StackedIcon: Component {
  let icon: Icon
  /// In points.
  let side: Double

  func compose(into page: inout Composition) {
    if let name = icon.name {
      page.icon(name, side, .status(icon.kind), source: icon.source, label: icon.label)
    } else {
      page.text(
        icon.text, .caption2.lines(1), .status(icon.kind), role: icon.label == nil ? .none : .text, label: icon.label)
    }
  }
}
