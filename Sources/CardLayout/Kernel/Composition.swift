package import CardModel
package import LayoutCore

/// A page in the making: parts add boxes and what they paint.
///
/// What a part adds stands in the innermost container that is open: containers take what they hold as a closure.
package struct Composition: ~Copyable {
  /// What surrounds the part at hand.
  package private(set) var context: CardContext
  var builder = BoxTreeBuilder(capacity: 128)
  private(set) var paints: PagePaints
  var claims = PageClaims()
  /// What there is no room for.
  private(set) var compromises: [LayoutCompromise] = []
  /// The boxes that take the height which cards have to spare.
  private(set) var stretches: [BoxID] = []
  /// What is known of the cards of a list from an earlier drawing; nil where they are not kept.
  private let unchanged: KeptCards.Unchanged?
  /// How many of those have been taken over.
  private var nextUnchanged = 0
  /// The cards of the list so far, where they are kept.
  private(set) var cards: [KeptCards.Card] = []

  init(for use: PageUse, _ context: CardContext, keeping unchanged: KeptCards.Unchanged? = nil) {
    (self.context, self.unchanged) = (context, unchanged)
    paints = PagePaints(use)
  }

  /// The boxes.
  mutating func finish() -> BoxTree { builder.finish() }

  /// What the page is composed for.
  package var environment: CardEnvironment { context.environment }

  /// Whether `source` is for this platform and size class.
  package func shows(_ source: PartSource) -> Bool { context.shows(source) }

  /// Keeps what `box` paints.
  @inline(__always)
  mutating func keep(_ paint: Paint, of box: BoxID) { paints.keep(paint, of: box) }

  /// Adds a part.
  package mutating func add(_ part: some Component) { part.compose(into: &self) }

  /// Remembers that there is no room for something of `source`.
  mutating func giveUp(_ kind: LayoutCompromise.Kind, _ source: PartSource) {
    compromises.append(LayoutCompromise(kind: kind, source: source))
  }

  // MARK: What is asked for only where it is drawn

  /// The words for `part`; nil where nobody hears them.
  func spoken(_ part: some Spoken) -> String? { paints.keepsLooks ? part.spoken : nil }

  /// Adds what `content` adds where looks are kept: decoration in a box whose size does not depend on it.
  mutating func ornaments(_ content: (inout Composition) -> Void) {
    if paints.keepsLooks { content(&self) }
  }

  /// Adds a row of boxes of one width, one for each of `items`; `specimen` is as high as any of them, and stands for all
  /// where looks are not kept.
  mutating func evenRow<Item>(
    of items: [Item], like specimen: Item?, _ style: BoxStyle, _ content: (inout Composition, Item) -> Void
  ) {
    container(.equalRow, style) { row in
      if row.paints.keepsLooks {
        for item in items { content(&row, item) }
      } else if let specimen {
        content(&row, specimen)
      }
    }
  }

  // MARK: Containers
  //
  // Inlined where a box is added, so that a survey makes nothing of a paint but what it keeps: colours, shapes and labels
  // are then never put together.

  /// Adds children below one another.
  @inline(__always)
  package mutating func column(
    _ style: BoxStyle = BoxStyle(), _ paint: Paint? = nil, _ content: (inout Composition) -> Void
  ) {
    container(.column, style, paint, content)
  }

  /// Adds children beside one another.
  @inline(__always)
  package mutating func row(
    _ style: BoxStyle = BoxStyle(), _ paint: Paint? = nil, _ content: (inout Composition) -> Void
  ) {
    container(.row, style, paint, content)
  }

  /// Adds children beside one another, a title among them whose size counts for what stands below the row, too.
  mutating func labelled(by style: BoxStyle, _ content: (inout Composition) -> Void) {
    var most = context.mostLabelSize
    row(style) { row in
      content(&row)
      most = row.context.mostLabelSize
    }
    context.mostLabelSize = most
  }

  /// Adds children on top of one another, the first at the back.
  @inline(__always)
  package mutating func overlay(
    _ style: BoxStyle = BoxStyle(), _ paint: Paint? = nil, _ content: (inout Composition) -> Void
  ) {
    container(.overlay, style, paint, content)
  }

  /// Adds children beside one another, on as many lines as they need.
  @inline(__always)
  mutating func flow(_ style: BoxStyle = BoxStyle(), _ paint: Paint? = nil, _ content: (inout Composition) -> Void) {
    container(.flow, style, paint, content)
  }

  /// Adds a container of a kind that is known late; `content` adds what it holds.
  @inline(__always)
  package mutating func container(
    _ kind: BoxKind, _ style: BoxStyle = BoxStyle(), _ paint: Paint? = nil, _ content: (inout Composition) -> Void
  ) {
    let box = builder.open(kind, style)
    if let paint { keep(paint, of: box) }
    let outer = context.mostLabelSize
    content(&self)
    context.mostLabelSize = outer
    builder.close()
  }

  /// Adds a masonry, a carousel or a split row, which share their width by `rule`.
  @inline(__always)
  mutating func container(
    _ kind: BoxKind, _ style: BoxStyle, _ rule: ColumnRule, _ paint: Paint? = nil,
    _ content: (inout Composition) -> Void
  ) {
    let box = builder.open(kind, style, rule)
    if let paint { keep(paint, of: box) }
    content(&self)
    builder.close()
  }

  // MARK: Cards of a list

  /// Adds the card of a list at `source`, which `content` adds, behind those before it that are as in an earlier drawing.
  mutating func card(at source: PartSource, _ content: (inout Composition) -> Void) {
    guard unchanged != nil else { return content(&self) }
    takeOverCards(before: source.start)
    let start = builder.count
    content(&self)
    cards.append(KeptCards.Card(source: source, boxes: start..<builder.count))
  }

  /// Adds the cards that are as in an earlier drawing, as far as they stand before byte `end` of the file.
  ///
  /// Only surveys read compromises and stretches, and no card claims anything (``CardEnvironment/hasClaims``).
  mutating func takeOverCards(before end: Int = .max) {
    guard let unchanged, let earlier = unchanged.earlier else { return }
    while nextUnchanged < unchanged.cards.count {
      let (index, moved) = unchanged.cards[nextUnchanged]
      var card = earlier.cards[index]
      card.source = card.source.moved(by: moved)
      guard card.source.start < end else { return }
      nextUnchanged += 1
      let start = builder.count
      builder.append(earlier.tree, card.boxes)
      paints.append(earlier.paints, card.boxes, at: start)
      card.moved = card.moved + moved
      (card.boxes, card.earlier) = (start..<builder.count, index)
      cards.append(card)
    }
  }

  // MARK: Leaves

  /// Adds a box with nothing inside.
  @inline(__always)
  package mutating func leaf(_ style: BoxStyle, _ paint: Paint? = nil) {
    let box = builder.addLeaf(style)
    if let paint { keep(paint, of: box) }
  }

  /// Adds what has the size of the overlay that it stands in.
  @inline(__always)
  mutating func filling(_ paint: Paint) { keep(paint, of: builder.addFilling()) }

  /// Adds room that takes what its neighbours in a row leave over.
  package mutating func spacer() { builder.addSpacer() }

  /// Adds `height` points of room across.
  mutating func space(_ height: Double) { builder.addLeaf(BoxStyle(width: .fill, height: .fixed(height))) }

  /// Adds room that a card has to spare when it is as high as its neighbours.
  mutating func stretch() { stretches.append(builder.addLeaf(BoxStyle(width: .fill, height: Extent(grows: true)))) }

  /// Adds an icon in a square of `side` points; with a `label` it is read aloud.
  package mutating func icon(
    _ name: String, _ side: Double, _ color: ColorToken, source: PartSource? = nil, label: String? = nil
  ) {
    leaf(
      BoxStyle(side: side),
      Paint(
        content: .icon(SceneIcon(name: name, color: color)), role: label == nil ? .none : .image, label: label,
        source: source, isRead: label != nil))
  }

  /// Adds a dot of `diameter` points.
  mutating func dot(_ color: ColorToken, _ diameter: Double) {
    leaf(BoxStyle(side: diameter), Paint(drawing: .dot(color)))
  }

  /// Adds a hairline as wide as its container.
  package mutating func separator(_ source: PartSource?) {
    leaf(
      BoxStyle(width: .fill, height: .fixed(1 / environment.scale)),
      Paint(content: .surface(Surface(fill: .separator)), source: source))
  }

  /// Adds a labelled stand-in for an element that is not drawn.
  mutating func placeholder(_ source: PartSource) {
    leaf(
      BoxStyle(width: .fill, height: .fixed(environment.scaled(CardFigures.placeholderHeight))),
      Paint(content: .placeholder(source.element), role: .text, label: source.element, source: source, isRead: true))
  }

  // MARK: Texts

  /// Adds a text of the file; `label` is spoken in its place.
  package mutating func text(
    _ text: CardText, _ font: Font, _ color: ColorToken, role: SceneRole = .text, label: String? = nil,
    _ style: BoxStyle = BoxStyle()
  ) {
    self.text(text, context.setting(font), TextPaint(color: color), role: role, label: label, style)
  }

  /// Adds a text of the file as `setting` says.
  mutating func text(
    _ text: CardText, _ setting: TextSetting, _ paint: TextPaint, role: SceneRole, label: String?, _ style: BoxStyle
  ) {
    let share = context.wordShare(text.string, setting)
    if share < 1 { giveUp(.brokenWord(share), text.source) }
    var fitted = context.fitted(setting, text.string, share, limit: text.lineLimit, isTitle: role == .heading)
    if role == .heading {
      if fitted.size < setting.size { context.mostLabelSize = fitted.size }
    } else if fitted.size > context.mostLabelSize {
      fitted.leading *= context.mostLabelSize / fitted.size
      fitted.size = context.mostLabelSize
    }
    let box = builder.addText(text.string, fitted, style)
    var paint = paint
    paint.hasMissingData = !text.missingPaths.isEmpty
    keep(
      Paint(role: role, label: label, source: text.source, isRead: role != .none, text: paint), of: box)
  }

  /// Adds a text of the file whose lines stand at `alignment`, as those of the texts above and below do where it is in a column.
  package mutating func text(
    _ text: CardText, _ font: Font, _ color: ColorToken, _ alignment: HorizontalAlignment, role: SceneRole = .text,
    beside neighbour: TextNeighbour = .none
  ) {
    let setting = context.setting(font)
    let share = context.wordShare(text.string, setting)
    let fitted = context.fitted(setting, text.string, share, limit: text.lineLimit)
    let box = builder.addText(text.string, fitted, BoxStyle { $0.hugsLines = neighbour == .icon })
    keep(
      Paint(
        role: role, source: text.source, isRead: role != .none,
        text: TextPaint(
          color: color, alignment: alignment, hasMissingData: !text.missingPaths.isEmpty,
          isInColumn: neighbour == .column)),
      of: box)
  }

  /// Adds a text that is not the whole content of a part.
  mutating func string(
    _ string: String, _ font: Font, _ color: ColorToken, source: PartSource? = nil, role: SceneRole = .none,
    _ style: BoxStyle = BoxStyle()
  ) {
    let setting = context.setting(font)
    let fitted = context.fitted(setting, string, context.wordShare(string, setting))
    let box = builder.addText(string, fitted, style)
    keep(Paint(role: role, source: source, isRead: role != .none, text: TextPaint(color: color)), of: box)
  }

  /// Adds what stands between two children of a flow.
  mutating func flowSeparator(_ text: String, _ font: Font, _ color: ColorToken) {
    let box = builder.addFlowSeparator(text, context.setting(font))
    keep(Paint(text: TextPaint(color: color)), of: box)
  }

  /// Adds the place for "+n" at the end of a flow of `total` children that shows a limited number of lines; it is as
  /// wide as the largest number that it may show.
  mutating func overflowCount(of total: Int, _ font: Font, _ padding: Insets) {
    let setting = context.setting(font)
    let width = context.fonts.width("+\(total)", setting) + padding.horizontal
    let style = BoxStyle(width: .fixed(width), height: .fixed(setting.leading + padding.vertical))
    keep(
      Paint(role: .text, isRead: true, countsHidden: true, text: TextPaint(color: .secondaryLabel, alignment: .center)),
      of: builder.addOverflowCount(style))
  }

  // MARK: Context

  /// Adds what `content` adds where texts have `room` points at most.
  package mutating func within(_ room: Double, _ content: (inout Composition) -> Void) {
    let outer = context.narrowRoom
    context.narrowRoom = max(1, room)
    content(&self)
    context.narrowRoom = outer
  }

  /// Adds what `content` adds as people have left it who play it.
  mutating func playing(_ state: PlayState?, _ content: (inout Composition) -> Void) {
    let outer = context.play
    context.play = state.map(Play.init)
    content(&self)
    context.play = outer
  }

  /// What the button means that opens the menu of `overflow`, which may be open.
  mutating func menuButton(_ overflow: Overflow) -> Paint {
    claims.menuButton(overflow.actions, at: overflow.source, label: overflow.label, context)
  }

  /// Adds what `content` adds on a card `width` points wide.
  package mutating func onCard(width: Double, _ content: (inout Composition) -> Void) {
    let outer = context.cardWidth
    context.cardWidth = width
    content(&self)
    context.cardWidth = outer
  }

  /// Adds what `content` adds in another environment, on a card `width` points wide.
  package mutating func inside(_ environment: CardEnvironment, width: Double, _ content: (inout Composition) -> Void) {
    let outer = context.environment
    context.environment = environment
    onCard(width: width, content)
    context.environment = outer
  }
}
