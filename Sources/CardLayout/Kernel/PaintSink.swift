import CardModel
import LayoutCore

/// Where a page's paints go: a drawing keeps them whole, a survey what findings are made of.
protocol PaintSink {
  /// Nothing yet.
  init()

  /// Whether looks and words are kept; what nobody keeps need not be made.
  static var keepsLooks: Bool { get }

  /// Keeps what is needed of the paint of `box`; boxes come in the order of their indices.
  mutating func keep(_ paint: Paint, of box: BoxID)
}

/// What a box paints and means.
struct Paint {
  var content = ScenePart.Content.group
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
  /// Whether a control is on; nil for what is not such a control.
  var isChecked: Bool?
  /// How its text is painted, if it shows any.
  var text: TextPaint?
  /// What is drawn in its place, once that is known.
  var drawing: Drawing?
}

/// How a text is painted.
struct TextPaint {
  var color: ColorToken
  var alignment = HorizontalAlignment.leading
  var hasMissingData = false
}

extension Paint {
  /// What a button means that does `action`.
  static func button(_ action: Action, _ content: ScenePart.Content = .group) -> Paint {
    Paint(
      content: content, role: .button, label: action.spokenLabel, source: action.text.source, isRead: true,
      isTouchable: !action.isDisabled, isDisabled: action.isDisabled)
  }

  /// What a button means that opens the menu of `overflow`.
  static func menuButton(_ overflow: Overflow) -> Paint {
    Paint(role: .menuButton, label: overflow.label, source: overflow.source, isRead: true, isTouchable: true)
  }
}

/// What the boxes of a drawing paint; those that paint nothing take up next to none.
struct PaintList: PaintSink {
  static var keepsLooks: Bool { true }

  private(set) var list: [Paint] = []
  /// Index in ``list`` by index of the box, or -1.
  private var places: [Int32] = []

  init() {
    // Growing from nothing moves what is there seven times.
    list.reserveCapacity(64)
    places.reserveCapacity(64)
  }

  /// The index in ``list`` of what box `index` paints, or nil.
  func place(of index: Int) -> Int? {
    places.indices.contains(index) && places[index] >= 0 ? Int(places[index]) : nil
  }

  mutating func keep(_ paint: Paint, of box: BoxID) {
    while places.count < box.index { places.append(-1) }
    places.append(Int32(list.count))
    list.append(paint)
  }
}

/// What a survey keeps of the paints, in the order of their boxes: a drawing has hundreds of them, and their colours and
/// shapes tell it nothing.
struct TraceList: PaintSink {
  /// What is kept of one.
  struct Trace {
    let box: BoxID
    let role: SceneRole
    let source: PartSource?
    let isTouchable: Bool
    let countsHidden: Bool
    let showsText: Bool
  }

  static var keepsLooks: Bool { false }

  private(set) var all: [Trace] = []

  init() { all.reserveCapacity(128) }

  @inline(__always)
  mutating func keep(_ paint: Paint, of box: BoxID) {
    // A survey ignores pure decoration.
    guard paint.source != nil || paint.isTouchable || paint.countsHidden else { return }
    all.append(
      Trace(
        box: box, role: paint.role, source: paint.source, isTouchable: paint.isTouchable,
        countsHidden: paint.countsHidden, showsText: paint.text != nil))
  }
}
