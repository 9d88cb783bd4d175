import CardModel
import LayoutCore

/// What a page is laid out for.
package enum PageUse {
  /// It is shown and read aloud.
  case drawing
  /// Findings are made of where things are; nobody sees it.
  case survey
}

/// What the boxes of a page paint: all of it for a drawing, what findings are made of for a survey.
///
/// One type for both, and not one a use: every part would be compiled once for each.
struct PagePaints {
  /// What a survey keeps of a paint: a drawing has hundreds of them, and their colours and shapes tell it nothing.
  struct Trace {
    let box: BoxID
    let role: SceneRole
    let source: PartSource?
    let isTouchable: Bool
    let countsHidden: Bool
    let showsText: Bool
  }

  /// Whether looks and words are kept; what nobody keeps need not be made.
  let keepsLooks: Bool
  /// What is painted, in the order of the boxes; empty in a survey.
  private(set) var list: [Paint] = []
  /// Index in ``list`` by index of the box, or -1: boxes that paint nothing take up next to none.
  private var places: [Int32] = []
  /// What a survey keeps, in the order of the boxes.
  private(set) var traces: [Trace] = []

  init(_ use: PageUse) {
    keepsLooks = use == .drawing
    // Growing from nothing moves what is there seven times.
    if keepsLooks {
      list.reserveCapacity(64)
      places.reserveCapacity(64)
    } else {
      traces.reserveCapacity(128)
    }
  }

  /// The index in ``list`` of what box `index` paints, or nil.
  func place(of index: Int) -> Int? {
    places.indices.contains(index) && places[index] >= 0 ? Int(places[index]) : nil
  }

  /// Keeps what is needed of the paint of `box`; boxes come in the order of their indices.
  ///
  /// Inlined where a box is added, so that a survey makes nothing of a paint but what it keeps.
  @inline(__always)
  mutating func keep(_ paint: Paint, of box: BoxID) {
    if keepsLooks {
      keepWhole(paint, of: box)
    } else if paint.source != nil || paint.isTouchable || paint.countsHidden {
      // Pure decoration tells a survey nothing.
      keep(
        Trace(
          box: box, role: paint.role, source: paint.source, isTouchable: paint.isTouchable,
          countsHidden: paint.countsHidden, showsText: paint.text != nil))
    }
  }

  /// Keeps what the boxes `range` of `other` paint, copied to where box `start` is the first of them.
  mutating func append(_ other: PagePaints, _ range: Range<Int>, at start: Int) {
    for box in range {
      guard let place = other.place(of: box) else { continue }
      keepWhole(other.list[place], of: BoxID(start + box - range.lowerBound))
    }
  }

  // Both stand once: what is inlined a hundred times is only the question which of them it is.

  @inline(never)
  private mutating func keepWhole(_ paint: Paint, of box: BoxID) {
    while places.count < box.index { places.append(-1) }
    places.append(Int32(list.count))
    list.append(paint)
  }

  @inline(never)
  private mutating func keep(_ trace: Trace) { traces.append(trace) }
}
