import CardModel
import LayoutCore

// The words in which families that are not yet components ask for boxes.
extension Composition {
  var draws: Bool { Sink.keepsLooks }
  var measurer: FontFaces { context.fonts }
  var cardWidth: Double { context.cardWidth }
  var innerWidth: Double { context.innerWidth }
  var textRoom: Double { context.textRoom }

  func has(_ source: PartSource?) -> Bool { context.has(source) }

  @inline(__always)
  mutating func paint(_ box: BoxID, _ paint: @autoclosure () -> Paint) { keep(paint(), of: box) }

  @discardableResult
  @inline(__always)
  mutating func container(
    _ kind: BoxKind, _ paint: @autoclosure () -> Paint?, _ style: (inout BoxStyle) -> Void,
    _ content: (inout Composition) -> Void
  ) -> BoxID {
    var boxStyle = BoxStyle()
    style(&boxStyle)
    let box = builder.open(kind, boxStyle)
    if let paint = paint() { keep(paint, of: box) }
    content(&self)
    builder.close()
    return box
  }

  @discardableResult
  @inline(__always)
  mutating func leaf(_ paint: @autoclosure () -> Paint? = nil, _ style: (inout BoxStyle) -> Void) -> BoxID {
    var boxStyle = BoxStyle()
    style(&boxStyle)
    let box = builder.addLeaf(boxStyle)
    if let paint = paint() { keep(paint, of: box) }
    return box
  }

  @inline(__always)
  func spokenIfDrawn(_ words: @autoclosure () -> String) -> String? { Sink.keepsLooks ? words() : nil }

  func setting(_ style: TextStyle, _ face: FontFace = .regular, lines: Int = 0) -> TextSetting {
    context.setting(Font(size: .style(style), face: face, lines: lines))
  }

  func barSetting(_ style: TextStyle, _ face: FontFace) -> TextSetting {
    context.setting(Font(size: .bar(style), face: face, lines: 1, keepsLimit: true))
  }

  func longestWord(_ string: String, _ setting: TextSetting) -> Double { context.longestWord(string, setting) }

  mutating func alike(
    _ labels: [(text: CardText?, setting: TextSetting)], _ content: (inout Composition) -> Void
  ) {
    alike(context.scale(of: labels), content)
  }

  mutating func text(
    _ text: CardText, _ setting: TextSetting, _ color: ColorToken, role: SceneRole = .text, label: String? = nil,
    _ style: (inout BoxStyle) -> Void = { _ in }
  ) {
    self.text(text, setting, TextPaint(color: color), role: role, label: label, BoxStyle(style))
  }

  mutating func string(
    _ string: String, _ setting: TextSetting, _ color: ColorToken, source: PartSource? = nil, role: SceneRole = .none,
    _ style: (inout BoxStyle) -> Void = { _ in }
  ) {
    let fitted = context.fitted(setting, context.wordScale(string, setting))
    let box = builder.addText(string, fitted, BoxStyle(style))
    keep(Paint(role: role, source: source, isRead: role != .none, text: TextPaint(color: color)), of: box)
  }

  mutating func aligned(
    _ text: CardText, _ setting: TextSetting, _ color: ColorToken, _ alignment: HorizontalAlignment,
    role: SceneRole = .text
  ) {
    let fitted = context.fitted(setting, context.wordScale(text.string, setting), limit: text.lineLimit)
    let box = builder.addText(text.string, fitted)
    keep(
      Paint(
        role: role, source: text.source, isRead: role != .none,
        text: TextPaint(color: color, alignment: alignment, hasMissingData: !text.missingPaths.isEmpty)), of: box)
  }

  mutating func flowSeparator(_ text: String, _ setting: TextSetting, _ color: ColorToken) {
    let box = builder.addFlowSeparator(text, setting)
    keep(Paint(text: TextPaint(color: color)), of: box)
  }

  mutating func takeTint() -> ColorToken? { claims.tint(environment) }

  mutating func remember(_ menu: [Action]) { claims.openMenu(menu, environment) }

  mutating func placeholder(_ part: UnknownPart) { placeholder(part.source) }

  mutating func detailImage(_ picture: Picture, standard: Double) {
    add(DetailImageComponent(picture: picture, standard: standard))
  }

  mutating func iconStack(_ icons: [Icon]) { add(IconStackComponent(icons: icons)) }

  mutating func label(_ label: Label) { add(LabelComponent(label: label)) }

  mutating func status(_ status: Status, lines: Int = 1) { add(StatusComponent(status: status, lines: lines)) }

  mutating func tag(_ tag: Tag) { add(TagComponent(tag: tag)) }

  mutating func tagBar(_ bar: TagBar) { add(TagBarComponent(bar: bar)) }

  mutating func rating(_ rating: Rating) { add(RatingComponent(rating: rating)) }

  mutating func avatarRow(_ row: AvatarRow) { add(AvatarRowComponent(row: row)) }

  mutating func avatarGroup(_ group: AvatarGroup) { add(AvatarGroupComponent(group: group)) }

  mutating func message(_ message: IllustratedMessage) { add(MessageComponent(message: message)) }

  mutating func bodyParts(_ parts: [BodyPart]) { add(BodyComponent(parts: parts)) }

  mutating func inlineItems(_ items: [InlineItem], hasSeparators: Bool, source: PartSource) {
    add(InlineItemsComponent(items: items, hasSeparators: hasSeparators, source: source))
  }
}
