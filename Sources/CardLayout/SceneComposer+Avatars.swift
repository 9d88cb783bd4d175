import CardModel
import LayoutCore

// Rows and groups of small pictures (AV-I; FS/ObjectItemStyle).
extension SceneComposer {
  /// Adds up to six pictures, the last one "+n" when there are more, and a label behind them.
  mutating func avatarRow(_ row: AvatarRow) {
    let avatars = row.avatars.filter { shows($0.source) }
    let total = max(row.total ?? 0, avatars.count)
    let isWhole = total <= BodyFigures.avatarLimit && total == avatars.count
    let shown = isWhole ? avatars.count : min(avatars.count, BodyFigures.avatarLimit - 1)
    let places = Double(shown + (isWhole ? 0 : 1))
    let side = min(environment.scaled(row.size), (innerWidth - 8) / max(1, places))
    let rest = total - shown
    let spoken = spokenIfDrawn(row.spoken(avatars.prefix(shown), rest: rest))
    container(
      environment.isAccessibilitySize ? .flow : .row,
      Paint(role: .text, label: spoken, source: row.source, isRead: true),
      { style in
        style.spacing = BodyFigures.avatarLabelGap
        style.lineSpacing = CardFigures.cellTextSpacing
        style.vertical = .center
        style.width = .fill
      }
    ) { composer in
      composer.container(
        .row, nil,
        { style in
          style.spacing = BodyFigures.avatarSpacing
          style.vertical = .center
        }
      ) { composer in
        for avatar in avatars.prefix(shown) { composer.avatar(avatar, side) }
        if rest > 0 { composer.avatarCount(rest, side) }
      }
      if let label = row.label, composer.shows(label.text.source), !label.text.isEmpty {
        composer.string(
          label.text.string, composer.setting(.subheadline, lines: 1), .tertiaryLabel, source: label.text.source)
      }
    }
  }

  /// Adds at most two pictures that overlap by half in a frame of 45, the first in front at the top.
  mutating func avatarGroup(_ group: AvatarGroup) {
    let avatars = group.avatars.filter { shows($0.source) }.prefix(BodyFigures.avatarGroupLimit)
    guard avatars.count > 1 else {
      if let only = avatars.first { avatar(only, BodyFigures.avatarGroup) }
      return
    }
    let side = BodyFigures.avatarGroup * 2 / 3
    container(
      .overlay, Paint(source: group.source),
      { style in
        style.width = .fixed(BodyFigures.avatarGroup)
        style.height = .fixed(BodyFigures.avatarGroup)
        style.priority = 1
      }
    ) { composer in
      let offset = BodyFigures.avatarGroup - side
      composer.container(
        .column, nil, { $0.padding = Insets(top: offset, leading: offset) }
      ) { $0.avatar(avatars[avatars.startIndex + 1], side) }
      composer.avatar(avatars[avatars.startIndex], side)
    }
  }

  private mutating func avatar(_ picture: Picture, _ side: Double) {
    let isCircle = picture.shape == .circle
    var initials = picture.initials
    // One initial on Android (AV-A).
    if environment.platform == .android { initials = initials.map { String($0.prefix(1)) } }
    let image = SceneImage(
      file: picture.file, icon: picture.icon ?? (initials == nil && picture.file == nil ? "person" : nil),
      initials: initials, cornerRadius: isCircle ? side / 2 : side / 4, fills: true)
    leaf(Paint(content: .image(image), role: .image, label: picture.alternative, source: picture.source)) { style in
      style.width = .fixed(side)
      style.height = .fixed(side)
    }
  }

  /// "+n" in a circle, wider where the number needs it.
  private mutating func avatarCount(_ count: Int, _ side: Double) {
    let size = side * 0.55
    let setting = TextSetting(face: .semibold, size: size, leading: min(side, size * 1.25), lineLimit: 1)
    let width = max(side, measurer.width("+\(count)", setting) + size * 0.6)
    container(
      .row, Paint(content: .surface(Surface(fill: .secondaryFill, cornerRadius: side / 2))),
      { style in
        style.width = .fixed(width)
        style.height = .fixed(side)
        style.horizontal = .center
        style.vertical = .center
      }
    ) { composer in
      composer.string("+\(count)", setting, .secondaryLabel)
    }
  }
}

extension AvatarRow {
  /// The names of the `avatars` that are shown, and how many there are besides, in words.
  fileprivate func spoken(_ avatars: ArraySlice<Picture>, rest: Int) -> String {
    let names = avatars.map(\.alternative).filter { !$0.isEmpty }
    let spoken = (names + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
    guard let label, !label.text.isEmpty else { return spoken }
    return "\(label.text.string): \(spoken)"
  }
}
