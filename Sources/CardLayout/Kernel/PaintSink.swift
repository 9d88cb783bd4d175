import CardModel
package import LayoutCore

/// Where a page's paints go: a drawing keeps them whole, a survey what findings are made of.
package protocol PaintSink {
  /// Nothing yet.
  init()

  /// Whether looks and words are kept; what nobody keeps need not be made.
  static var keepsLooks: Bool { get }

  /// Keeps what is needed of the paint of `box`; boxes come in the order of their indices.
  mutating func keep(_ paint: Paint, of box: BoxID)

  /// Adds `part` to a page that paints into this: where the sink is known, so that a scene, which stands in another module,
  /// has its cards as quickly as a page.
  static func compose(_ part: CardPart, into page: inout Composition<Self>)
}

/// What the boxes of a drawing paint; those that paint nothing take up next to none.
package struct PaintList: PaintSink {
  /// A drawing shows and says them.
  package static var keepsLooks: Bool { true }

  private(set) var list: [Paint] = []
  /// Index in ``list`` by index of the box, or -1.
  private var places: [Int32] = []

  package init() {
    // Growing from nothing moves what is there seven times.
    list.reserveCapacity(64)
    places.reserveCapacity(64)
  }

  /// The index in ``list`` of what box `index` paints, or nil.
  func place(of index: Int) -> Int? {
    places.indices.contains(index) && places[index] >= 0 ? Int(places[index]) : nil
  }

  /// Keeps all of it.
  package mutating func keep(_ paint: Paint, of box: BoxID) {
    while places.count < box.index { places.append(-1) }
    places.append(Int32(list.count))
    list.append(paint)
  }

  /// Adds `part`.
  package static func compose(_ part: CardPart, into page: inout Composition<Self>) { part.compose(into: &page) }
}

/// What a survey keeps of the paints, in the order of their boxes: a drawing has hundreds of them, and their colours and
/// shapes tell it nothing.
package struct TraceList: PaintSink {
  /// What is kept of one.
  struct Trace {
    let box: BoxID
    let role: SceneRole
    let source: PartSource?
    let isTouchable: Bool
    let countsHidden: Bool
    let showsText: Bool
  }

  /// Findings need neither.
  package static var keepsLooks: Bool { false }

  private(set) var all: [Trace] = []

  package init() { all.reserveCapacity(128) }

  /// Keeps what findings are made of.
  @inline(__always)
  package mutating func keep(_ paint: Paint, of box: BoxID) {
    // A survey ignores pure decoration.
    guard paint.source != nil || paint.isTouchable || paint.countsHidden else { return }
    all.append(
      Trace(
        box: box, role: paint.role, source: paint.source, isTouchable: paint.isTouchable,
        countsHidden: paint.countsHidden, showsText: paint.text != nil))
  }

  /// Adds `part`.
  package static func compose(_ part: CardPart, into page: inout Composition<Self>) { part.compose(into: &page) }
}
