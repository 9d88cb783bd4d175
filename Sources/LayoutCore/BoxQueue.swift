/// Boxes that wait for a pass, each once, in the order in which the pass goes over them.
struct BoxQueue: Sendable {
  /// Which end of the preorder comes first.
  enum Order: Sendable {
    /// Parents before their children.
    case outsideIn
    /// Children before their parents.
    case insideOut
  }

  /// A binary heap; negated for ``Order/insideOut``, so that the least is always next.
  private var heap: [Int32] = []
  private var waits: [Bool]
  private let order: Order

  /// An empty queue for the boxes of a tree of `count`.
  init(_ order: Order, count: Int) {
    self.order = order
    waits = [Bool](repeating: false, count: count)
  }

  mutating func insert(_ index: Int) {
    guard !waits[index] else { return }
    waits[index] = true
    var place = heap.count
    heap.append(Int32(order == .outsideIn ? index : -index))
    while place > 0, heap[(place - 1) / 2] > heap[place] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func next() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    let index = abs(Int(first))
    waits[index] = false
    return index
  }

  private mutating func sink() {
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[place] else { return }
      heap.swapAt(place, child)
      place = child
    }
  }
}
