import Standards

/// One stretch of a sequence that gave way to another: what stands before it is where it was, what stands behind has moved.
///
/// The sequence may be the bytes of a text, or what was made of them in their order.
package struct Replacement: Hashable, Sendable {
  /// Where the stretch begins, before and after.
  package let start: Int
  /// Where it ended before.
  package let oldEnd: Int
  /// Where it ends now.
  package let newEnd: Int

  /// What stood from `start` to `oldEnd` gave way to what stands from `start` to `newEnd`.
  package init(from start: Int, to oldEnd: Int, newEnd: Int) {
    self.start = start
    self.oldEnd = max(start, oldEnd)
    self.newEnd = max(start, newEnd)
  }

  /// What is different in `new` from `old`, in one stretch that is as short as can be.
  package init(of old: [UInt8], by new: [UInt8]) {
    let start = old.span.commonPrefix(with: new.span)
    let same = old.span.extracting(droppingFirst: start).commonSuffix(with: new.span.extracting(droppingFirst: start))
    self.init(from: start, to: old.count - same, newEnd: new.count - same)
  }

  /// How far what stands behind has moved.
  package var shift: Int { newEnd - oldEnd }

  /// Where the element at `old` is now; nil for one of the stretch.
  package func moved(_ old: Int) -> Int? {
    if old < start { return old }
    return old >= oldEnd ? old + shift : nil
  }

  /// The index that the element at `new` had before; nil for one that is new.
  package func origin(of new: Int) -> Int? {
    if new < start { return new }
    return new >= newEnd ? new - shift : nil
  }

  /// The indices that those at `new` had before; nil where one of them is new, or more or fewer lie between them.
  package func origin(of new: Range<Int>) -> Range<Int>? {
    guard new.upperBound <= start || new.lowerBound >= newEnd, let first = origin(of: new.lowerBound) else {
      return nil
    }
    return first..<first + new.count
  }

  /// Both, one after the other, as one.
  package func then(_ next: Replacement) -> Replacement {
    let end = max(newEnd, next.oldEnd)
    return Replacement(from: min(start, next.start), to: end - shift, newEnd: end + next.shift)
  }

  /// `old` with the elements of the stretch given way to `new`.
  package func applied<Element>(to old: [Element], _ new: some Collection<Element>) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(old.count + shift)
    result += old[..<start]
    result += new
    result += old[oldEnd...]
    return result
  }
}
