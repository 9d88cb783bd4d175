import CardModel
import LayoutCore

/// What a survey keeps of a box's paint: a drawing has hundreds of them, and their colours and shapes tell it nothing.
struct PaintTrace {
  let box: BoxID
  let role: SceneRole
  let source: PartSource?
  let isTouchable: Bool
  let countsHidden: Bool
  let showsText: Bool

  @inline(__always)
  init(_ box: BoxID, _ paint: SceneComposer.Paint) {
    self.box = box
    role = paint.role
    source = paint.source
    isTouchable = paint.isTouchable
    countsHidden = paint.countsHidden
    showsText = paint.text != nil
  }
}
