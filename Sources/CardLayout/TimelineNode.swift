import CardModel
import LayoutCore

/// The mark of a timeline's entry and the line through it (FS/TimelineStyle).
package struct TimelineNode: Hashable, Sendable {
  var state: EntryState
  /// Whether a line comes from the entry above.
  var hasLineAbove: Bool
  /// The state of the entry below, or nil when this is the last.
  var next: EntryState?
  /// Distance of the mark's middle from the top.
  var center: Double

  func draw(_ sketch: inout Sketch) {
    let x = sketch.width / 2
    let radius = max(2, sketch.width / 2 - 2)
    let width = BodyFigures.timelineLine
    if hasLineAbove { sketch.line([(x, 0), (x, center - radius)], Self.color(state), width, isRound: false) }
    if let next { sketch.line([(x, center + radius), (x, sketch.height)], Self.color(next), width, isRound: false) }
    switch state {
    case .complete: sketch.circle(x, center, radius, .tintColor)
    case .inProgress:
      sketch.circle(x, center, radius - width / 2, .card, stroke: .tintColor, strokeWidth: width)
      sketch.circle(x, center, radius / 2, .tintColor)
    case .open: sketch.circle(x, center, radius - width / 2, .card, stroke: .tertiaryLabel, strokeWidth: width)
    }
  }

  /// The line is drawn up to the entry that is under way; after it, it is pale.
  private static func color(_ state: EntryState) -> ColorToken {
    state == .open ? .separator : .tintColor
  }
}
