import SourceText
import Standards

/// The names of the files of a folder or of the parts of a file, among which the one is found that a misspelt one stands for.
///
/// An error leaves the beginning of a name or its end as it is: only what stands beside it in the order of either is looked at, so
/// that many errors in a large folder or file take no long time.
struct NearNames: Sendable {
  /// How many names are looked at on either side.
  private static let reach = 16

  private var names: [String]
  /// The names, each backwards.
  private var backwards: [String]

  init(_ names: [String]) {
    self.names = names.sorted()
    backwards = names.map(Self.backwards).sorted()
  }

  /// Adds `name`, which is none of them.
  mutating func insert(_ name: String) {
    let reversed = Self.backwards(name)
    names.insert(name, at: Self.place(of: name, names))
    backwards.insert(reversed, at: Self.place(of: reversed, backwards))
  }

  /// The name that is most like `name`; nil where none is near enough.
  func nearest(to name: String) -> String? {
    let ends = Self.beside(Self.backwards(name), backwards).map(Self.backwards)
    return Spelling.nearest(to: name, among: Self.beside(name, names) + ends)
  }

  /// `name` from its end to its beginning; most are of ASCII alone.
  private static func backwards(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 }
      ? String(decoding: name.utf8.reversed(), as: UTF8.self) : String(name.reversed())
  }

  private static func beside(_ name: String, _ sorted: [String]) -> ArraySlice<String> {
    let place = place(of: name, sorted)
    return sorted[max(0, place - reach)..<min(sorted.count, place + reach)]
  }

  /// Where `name` stands among those that are `sorted`, or would.
  private static func place(of name: String, _ sorted: [String]) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
