import CardModel
import LayoutCore

/// Builds the boxes of a card and remembers what each of them paints.
struct SceneComposer {
  /// What a box paints and means.
  struct Paint {
    var content: ScenePart.Content = .group
    var role = SceneRole.none
    var label: String?
    var source: PartSource?
    /// Whether it is read aloud.
    var isRead = false
    /// Whether it is read after everything else in the painted container that holds it, wherever it is seen.
    var isReadLast = false
    /// Whether a tap reaches it.
    var isTouchable = false
    /// Whether it takes no tap for now.
    var isDisabled = false
    /// Whether it shows how many siblings a flow hides.
    var countsHidden = false
    /// Whether a control is on; nil for what is no such control.
    var isChecked: Bool?
    /// How its text is painted, if it shows any.
    var text: TextPaint?
    /// What is drawn in its place, once that is known.
    var drawing: Drawing?
  }

  struct TextPaint {
    var color: ColorToken
    var alignment = HorizontalAlignment.leading
    var hasMissingData = false
  }

  /// What the boxes paint; those that paint nothing take up next to none.
  struct Paints {
    private var list: [Paint] = []
    /// Index in ``list`` by index of the box, or -1.
    private var places: [Int32] = []

    /// What box `index` paints, or nil.
    subscript(index: Int) -> Paint? {
      places.indices.contains(index) && places[index] >= 0 ? list[Int(places[index])] : nil
    }

    /// Makes room for so many boxes: growing from nothing moves what is there seven times.
    mutating func reserve(_ count: Int) {
      list.reserveCapacity(count)
      places.reserveCapacity(count)
    }

    mutating func set(_ box: BoxID, _ paint: Paint) {
      while places.count <= box.index { places.append(-1) }
      if places[box.index] >= 0 {
        list[Int(places[box.index])] = paint
      } else {
        places[box.index] = Int32(list.count)
        list.append(paint)
      }
    }
  }

  var environment: CardEnvironment
  var measurer: TextMeasurer
  var builder = BoxTreeBuilder(capacity: 128)
  /// Width in points of the card at hand.
  var cardWidth: Double
  /// The actions of the menu that is open.
  var openMenu: [Action]?
  /// Room that texts have where it is not that between a card's sides.
  private var narrowRoom: Double?
  /// The share of their size at which texts that belong together are set, at most.
  private var commonScale = 1.0
  /// Whether something shows that it is pressed or selected; only one part does at a time.
  private var hasTinted = false
  /// Whether a cell shows its swipe actions; only one does at a time.
  var hasRevealedSwipe = false
  private(set) var paints = Paints()
  /// What there is no room for.
  var compromises: [LayoutCompromise] = []
  /// The boxes that take the height which cards have to spare.
  var stretches: [BoxID] = []
  /// What is kept of the paints where nothing is drawn, in the order of their boxes.
  private(set) var traces: [PaintTrace] = []
  /// Whether paints are kept whole, for drawing; else only their traces.
  let draws: Bool

  /// - Parameter draws: whether paints are kept whole, for drawing; else only their traces.
  init(_ environment: CardEnvironment, _ measurer: TextMeasurer, draws: Bool = true) {
    self.environment = environment
    self.measurer = measurer
    self.draws = draws
    if draws { paints.reserve(64) } else { traces.reserveCapacity(128) }
    cardWidth = environment.cardWidth
  }

  /// Whether `source` is for this platform and size class.
  func shows(_ source: PartSource) -> Bool { environment.shows(source) }

  /// Whether there is a part, and it is for this platform and size class.
  func has(_ source: PartSource?) -> Bool {
    guard let source else { return false }
    return environment.shows(source)
  }

  // What follows is inlined where a box is added, so that a survey makes nothing of a paint but what it keeps: colours,
  // shapes and labels are then never put together.

  @inline(__always)
  mutating func paint(_ box: BoxID, _ paint: @autoclosure () -> Paint) {
    if draws { paints.set(box, paint()) } else { keep(PaintTrace(box, paint())) }
  }

  @inline(__always)
  private mutating func paintIfAny(_ box: BoxID, _ paint: () -> Paint?) {
    if draws {
      if let paint = paint() { paints.set(box, paint) }
    } else if let paint = paint() {
      keep(PaintTrace(box, paint))
    }
  }

  /// What is decoration alone tells a survey nothing.
  private mutating func keep(_ trace: PaintTrace) {
    if trace.source != nil || trace.isTouchable || trace.countsHidden { traces.append(trace) }
  }

  /// Adds a container; `content` adds what it holds.
  @discardableResult
  @inline(__always)
  mutating func container(
    _ kind: BoxKind, _ paint: @autoclosure () -> Paint? = nil, _ style: (inout BoxStyle) -> Void = { _ in },
    _ content: (inout SceneComposer) -> Void
  ) -> BoxID {
    var boxStyle = BoxStyle()
    style(&boxStyle)
    let box = builder.open(kind, boxStyle)
    paintIfAny(box, paint)
    content(&self)
    builder.close()
    return box
  }

  /// Adds a box of its own with nothing inside.
  @discardableResult
  @inline(__always)
  mutating func leaf(_ paint: @autoclosure () -> Paint? = nil, _ style: (inout BoxStyle) -> Void) -> BoxID {
    var boxStyle = BoxStyle()
    style(&boxStyle)
    let box = builder.addLeaf(boxStyle)
    paintIfAny(box, paint)
    return box
  }

  /// What is spoken, or nil where nobody hears it: in a survey no words are put together.
  @inline(__always)
  func spokenIfDrawn(_ words: @autoclosure () -> String) -> String? { draws ? words() : nil }

  // MARK: Texts

  /// How a text in `style` is set here; at accessibility sizes on as many lines as it needs.
  func setting(_ style: TextStyle, _ face: FontFace = .regular, lines: Int = 0) -> TextSetting {
    let metrics = environment.metrics(style)
    return TextSetting(
      face: face, size: metrics.size, leading: metrics.leading, lineLimit: environment.isAccessibilitySize ? 0 : lines)
  }

  /// How a text in a bar is set: bars grow as far as they have room; beyond, systems show their items enlarged while a
  /// finger rests on them.
  func barSetting(_ style: TextStyle, _ face: FontFace) -> TextSetting {
    let metrics = DynamicType.metrics(style, environment.isAccessibilitySize ? .xxxLarge : environment.textSize)
    return TextSetting(face: face, size: metrics.size, leading: metrics.leading, lineLimit: 1)
  }

  /// `setting` for `string` here: with the line limit that the file gives; at accessibility sizes small enough that the
  /// longest word has room, down to the size at standard settings, so that no word is broken inside.
  func fitted(_ string: String, _ setting: TextSetting, limit: Int? = nil) -> TextSetting {
    fitted(setting, wordScale(string, setting), limit: limit)
  }

  private func fitted(_ setting: TextSetting, _ wordScale: Double, limit: Int?) -> TextSetting {
    var setting = setting
    if let limit, limit > 0, !environment.isAccessibilitySize { setting.lineLimit = limit }
    let scale = setting.lineLimit == 1 ? 1 : min(commonScale, wordScale)
    if scale < 1 { (setting.size, setting.leading) = (setting.size * scale, setting.leading * scale) }
    return setting
  }

  /// The share of its size, 1 at most, at which the longest word of `string` has room.
  private func wordScale(_ string: String, _ setting: TextSetting) -> Double {
    guard environment.isAccessibilitySize, setting.lineLimit != 1, textRoom > 0 else { return 1 }
    let least = DynamicType.metrics(.body, .large).size / environment.metrics(.body).size
    return min(1, max(least, textRoom / max(1, longestWord(string, setting))))
  }

  /// Adds labels that belong together: where the longest word of one of them has no room at an accessibility size, all of
  /// them give way alike, so that a title never becomes smaller than what stands below it.
  mutating func alike(_ labels: [(text: CardText?, setting: TextSetting)], _ content: (inout SceneComposer) -> Void) {
    guard environment.isAccessibilitySize else { return content(&self) }
    let outer = commonScale
    for label in labels {
      guard let text = label.text, shows(text.source) else { continue }
      commonScale = min(commonScale, wordScale(text.string, label.setting))
    }
    content(&self)
    commonScale = outer
  }

  /// Width in points of the longest word of `string`; 0 for scripts that break inside words.
  func longestWord(_ string: String, _ setting: TextSetting) -> Double {
    let width = measurer.longestWord(string, setting)
    // Half a point more than measured, so that rounding never breaks a word.
    return width > 0 ? width + 0.5 : 0
  }

  /// Width in points that a text at hand has at most.
  var textRoom: Double { narrowRoom ?? innerWidth }

  /// Adds what `content` adds where texts have `room` points at most.
  mutating func within(_ room: Double, _ content: (inout SceneComposer) -> Void) {
    let outer = narrowRoom
    narrowRoom = room
    content(&self)
    narrowRoom = outer
  }

  /// Adds a text of the file; `label` is spoken in its place.
  mutating func text(
    _ text: CardText, _ setting: TextSetting, _ color: ColorToken, role: SceneRole = .text, label: String? = nil,
    _ style: (inout BoxStyle) -> Void = { _ in }
  ) {
    let scale = wordScale(text.string, setting)
    let fitted = fitted(setting, scale, limit: text.lineLimit)
    if scale < 1 { compromises.append(LayoutCompromise(kind: .shrunkText(scale), source: text.source)) }
    let box = builder.addText(text.string, fitted, BoxStyle(style))
    paint(
      box,
      Paint(
        role: role, label: label, source: text.source, isRead: role != .none,
        text: TextPaint(color: color, hasMissingData: !text.missingPaths.isEmpty)))
  }

  /// Adds a text that is not the whole content of a part.
  mutating func string(
    _ string: String, _ setting: TextSetting, _ color: ColorToken, source: PartSource? = nil, role: SceneRole = .none,
    _ style: (inout BoxStyle) -> Void = { _ in }
  ) {
    let box = builder.addText(string, fitted(string, setting), BoxStyle(style))
    paint(box, Paint(role: role, source: source, isRead: role != .none, text: TextPaint(color: color)))
  }

  /// Adds what stands between two children of a flow.
  mutating func flowSeparator(_ text: String, _ setting: TextSetting, _ color: ColorToken) {
    let box = builder.addFlowSeparator(text, setting)
    paint(box, Paint(text: TextPaint(color: color)))
  }

  /// The tint of a part that is pressed or selected, for the first that asks in that state; nil for every other.
  mutating func takeTint() -> ColorToken? {
    guard let tint = stateTint, !hasTinted else { return nil }
    hasTinted = true
    return tint
  }

  // MARK: Shapes

  /// Adds an icon in a square of `side` points; with a `label` it is read aloud.
  mutating func icon(
    _ name: String, _ side: Double, _ color: ColorToken, source: PartSource? = nil, label: String? = nil
  ) {
    let paint = Paint(
      content: .icon(SceneIcon(name: name, color: color)), role: label == nil ? .none : .image, label: label,
      source: source, isRead: label != nil)
    leaf(paint) { style in
      style.width = .fixed(side)
      style.height = .fixed(side)
    }
  }

  /// Adds a hairline as wide as its container.
  mutating func separator(_ source: PartSource?) {
    let height = 1 / environment.scale
    leaf(Paint(content: .surface(Surface(fill: .separator)), source: source)) { style in
      style.width = .fill
      style.height = .fixed(height)
    }
  }

  /// Adds a labelled stand-in for an element that is not drawn.
  mutating func placeholder(_ part: UnknownPart) {
    let height = environment.scaled(CardFigures.placeholderHeight)
    leaf(
      Paint(
        content: .placeholder(part.source.element), role: .text, label: part.source.element, source: part.source,
        isRead: true)
    ) { style in
      style.width = .fill
      style.height = .fixed(height)
    }
  }
}
