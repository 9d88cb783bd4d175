package import CardLayout
import CardModel
import LayoutCore
package import SourceText

/// Which parts of a scene are not as those of an earlier one.
///
/// Parts are compared one by one by their index: that is a small part of what it takes to draw or to report them.
package struct SceneChange: Sendable {
  /// The first part that is drawn otherwise; the number of parts when none is.
  let first: Int
  /// From this part on all are drawn as before, and there are as many; nil when there is no such part.
  let end: Int?
  /// How the text has changed meanwhile.
  package let edit: Replacement
  /// The parts that are reported otherwise, but that ``edit`` has moved what they stand for.
  package private(set) var reported: [Int] = []
  /// Whether all parts are reported as they were.
  package private(set) var isReportedAlike = true

  /// What differs in `new` from `old`; `edit` has made its text of the earlier one.
  package init(from old: PositionedScene, to new: PositionedScene, _ edit: Replacement) {
    let shared = min(old.parts.count, new.parts.count)
    // A part that is handed on is copied, which takes longer than to compare it.
    let oldParts = old.parts.span
    let newParts = new.parts.span
    let isAligned = old.parts.count == new.parts.count
    var (first, end) = (shared, 0)
    // The outermost group that is drawn otherwise: what it holds is drawn anew, as its end follows behind.
    var group: Int?
    isReportedAlike = isAligned
    for index in 0..<shared {
      if let outer = group, newParts[index].parent ?? -1 < outer { group = nil }
      // Whether the markup of both is the same, apart from what they hold.
      let isSame =
        newParts[index].parent == oldParts[index].parent && newParts[index].role == oldParts[index].role
        && newParts[index].content == oldParts[index].content && newParts[index].label == oldParts[index].label
        && newParts[index].isChecked == oldParts[index].isChecked
        && newParts[index].isDisabled == oldParts[index].isDisabled
        && newParts[index].source?.element == oldParts[index].source?.element
        && (newParts[index].content == .group || newParts[index].frame == oldParts[index].frame)
      if group != nil || !isSame {
        (first, end) = (min(first, index), index + 1)
        group = group ?? index
      }
      let (range, earlier) = (newParts[index].source?.range, oldParts[index].source?.range)
      if range != earlier { isReportedAlike = false }
      // Whether both stand at one place and are reached and read alike.
      let isPlaced =
        newParts[index].frame == oldParts[index].frame && newParts[index].touchTarget == oldParts[index].touchTarget
        && newParts[index].readingOrder == oldParts[index].readingOrder
      if !isSame || !isPlaced || !Self.isMoved(earlier, to: range, by: edit) {
        reported.append(index)
      }
    }
    isReportedAlike = isReportedAlike && reported.isEmpty
    reported.append(contentsOf: shared..<new.parts.count)
    // Which groups end before a part follows from what holds it: that must be as before, too.
    if first < new.parts.count, !isAligned || old.parts[first].parent != new.parts[first].parent {
      first = max(0, first - 1)
    }
    self.first = isAligned ? first : max(0, min(first, shared - 1))
    self.end = isAligned && end < new.parts.count ? end : nil
    self.edit = edit
  }

  private static func isMoved(_ range: ByteRange?, to moved: ByteRange?, by edit: Replacement) -> Bool {
    guard let range, let moved else { return range == moved }
    return edit.moved(range.start) == moved.start && edit.moved(range.end) == moved.end
  }
}
