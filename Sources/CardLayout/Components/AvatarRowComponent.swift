import CardModel
import LayoutCore
import Standards

/// Up to six small pictures, the last one "+n" when there are more, and a label behind them (AV-I; FS/ObjectItemStyle).
struct AvatarRowComponent: Component {
  let row: AvatarRow

  func compose(into page: inout Composition) {
    let environment = page.environment
    let avatars = row.avatars.filter { page.shows($0.source) }
    let total = max(row.total ?? 0, avatars.count)
    let isWhole = total <= BodyFigures.avatarLimit && total == avatars.count
    let shown = isWhole ? avatars.count : min(avatars.count, BodyFigures.avatarLimit - 1)
    let places = Double(shown + (isWhole ? 0 : 1))
    let side = min(environment.scaled(row.size), (page.context.innerWidth - 8) / max(1, places))
    let rest = total - shown
    let label = row.label.flatMap { page.shows($0.text.source) && !$0.text.isEmpty ? $0.text : nil }
    page.container(
      environment.isAccessibilitySize ? .flow : .row,
      BoxStyle(
        width: .fill, spacing: BodyFigures.avatarLabelGap, lineSpacing: CellFigures.textSpacing, vertical: .center),
      Paint(
        role: .text,
        label: page.spoken(SpokenAvatars(source: row.source, label: label, shown: avatars.prefix(shown), rest: rest)),
        source: row.source, isRead: true)
    ) { box in
      box.row(BoxStyle(spacing: BodyFigures.avatarSpacing, vertical: .center)) { pictures in
        for avatar in avatars.prefix(shown) { pictures.add(AvatarComponent(picture: avatar, side: side)) }
        if rest > 0 {
          let count = NumberFormat(row.source.language).written("+\(rest)", inGroups: true)
          pictures.add(AvatarCount(text: count, side: side))
        }
      }
      if let label { box.string(label.string, .subheadline.lines(1), .tertiaryLabel, source: label.source) }
    }
  }
}

/// At most two pictures that overlap by half in a frame of 45, the first in front at the top.
struct AvatarGroupComponent: Component {
  let group: AvatarGroup

  func compose(into page: inout Composition) {
    let avatars = group.avatars.filter { page.shows($0.source) }
    guard avatars.count > 1 else {
      if let only = avatars.first { page.add(AvatarComponent(picture: only, side: BodyFigures.avatarGroup)) }
      return
    }
    let side = BodyFigures.avatarGroup * 2 / 3
    page.overlay(BoxStyle(side: BodyFigures.avatarGroup, priority: 1), Paint(source: group.source)) { overlay in
      let offset = BodyFigures.avatarGroup - side
      overlay.column(BoxStyle(padding: Insets(top: offset, leading: offset))) {
        $0.add(AvatarComponent(picture: avatars[1], side: side))
      }
      overlay.add(AvatarComponent(picture: avatars[0], side: side))
    }
  }
}

/// One small picture.
private struct AvatarComponent: Component {
  let picture: Picture
  /// In points.
  let side: Double

  func compose(into page: inout Composition) {
    let initials = picture.initials(in: page.environment)
    let image = SceneImage(
      file: picture.file, icon: picture.icon ?? (initials == nil && picture.file == nil ? "person" : nil),
      initials: initials, cornerRadius: picture.shape == .circle ? side / 2 : side / 4, fills: true)
    page.leaf(
      BoxStyle(side: side),
      Paint(content: .image(image), role: .image, label: picture.alternative, source: picture.source))
  }
}

extension Picture {
  /// The initials that stand for it in `environment`: one on Android (AV-A).
  func initials(in environment: CardEnvironment) -> String? {
    environment.platform == .android ? initials.map { String($0.prefix(1)) } : initials
  }
}

/// "+n" in a circle, wider where the number needs it.
private struct AvatarCount: Component {
  let text: String
  /// In points.
  let side: Double

  func compose(into page: inout Composition) {
    let size = side * 0.55
    let font = Font.points(size, leading: min(side, size * 1.25)).semibold
    let width = max(side, page.context.width(text, font) + size * 0.6)
    page.row(
      BoxStyle(width: .fixed(width), height: .fixed(side), horizontal: .center, vertical: .center),
      Paint(content: .surface(Surface(fill: .secondaryFill, cornerRadius: side / 2)))
    ) { $0.string(text, font, .secondaryLabel) }
  }
}

/// The names of the avatars that are shown, and how many there are besides.
private struct SpokenAvatars: Spoken {
  let source: PartSource
  let label: CardText?
  let shown: ArraySlice<Picture>
  let rest: Int

  var spoken: String {
    let names = shown.map { $0.alternative }.filter { !$0.isEmpty }
    let signs = Punctuation(source.language)
    let others = rest > 0 ? [DrawnWord.othersInList(source.language, counting: rest)] : []
    let spoken = (names + others).joined(separator: signs.comma)
    return label.map { $0.string + signs.colon + spoken } ?? spoken
  }
}
