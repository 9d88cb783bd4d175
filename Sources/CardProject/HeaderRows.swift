/// In which rows the cards of one list have the parts of their headers.
struct HeaderRows: Sendable {
  private struct Part: Hashable {
    let element, name: String
  }

  /// How many cards there are, by their element.
  private var cards: [String: Int] = [:]
  /// How many have a part in which row.
  private var rows: [Part: [Int: Int]] = [:]

  init(_ meanings: some Sequence<FileFacts.Meaning>) {
    for meaning in meanings {
      cards[meaning.element, default: 0] += 1
      for (name, row) in meaning.header {
        rows[Part(element: meaning.element, name: name), default: [:]][row, default: 0] += 1
      }
    }
  }

  /// The row in which most cards of `element` have the part `name`, and several do; `row` where as many have it there.
  ///
  /// Of fewer than three cards nothing is usual.
  func usual(_ name: String, of element: String, unless row: Int) -> Int? {
    guard cards[element, default: 0] > 2, let counts = rows[Part(element: element, name: name)],
      let most = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }), most.value > 1
    else { return nil }
    return counts[row] == most.value ? row : most.key
  }
}
