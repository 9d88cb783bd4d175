import CardAnalysis
import CardModel
import Guidelines
import SchemaModel
import SourceText
import XMLSyntax

/// A binding in a document, in the value that it stands in.
struct BoundPath {
  /// The path, without the braces.
  let range: ByteRange
  /// The value.
  let place: ValuePlace

  /// Whether it is a part of the name of a file, or of another address, in whose place no address can stand.
  var isPartOfAddress: Bool {
    range.count + 2 < place.range.count && place.contents.contains { [.cardFile, .imageFile].contains($0) }
  }
}

extension Grammar {
  /// The bindings of the document, or of those of its elements that reach into `range`, in document order.
  func bindings(in range: ByteRange? = nil) -> [BoundPath] {
    var found: [BoundPath] = []
    let bytes = tree.text.bytes
    func add(_ value: ByteRange, _ place: () -> ValuePlace?) {
      if let range, value.end < range.start || value.start > range.end { return }
      let bindings = Binding.all(in: bytes, value)
      guard !bindings.isEmpty, let place = place(), schema.problem(of: "{x}", as: place.type) == nil else { return }
      found += bindings.map { BoundPath(range: $0.range, place: place) }
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let node = NodeID(index)
      if let range, Int(tree.nodes[index].end) < range.start { continue }
      if let range, Int(tree.nodes[index].start) > range.end { break }
      for attribute in tree.attributes(of: node) {
        add(tree.valueRange(of: attribute)) { value(of: attribute, on: node) }
      }
      for child in tree.children(of: node) where tree[child].kind == .text {
        add(tree.range(of: child)) { text(of: node) }
      }
    }
    return found
  }
}

/// The steps of the paths in a document, and where in the sample files they lead.
struct SampleSteps {
  private var steps: [(range: ByteRange, place: SamplePlace)] = []

  init(_ snapshot: DocumentSnapshot, _ grammar: Grammar) {
    let finder = snapshot.sampleFinder
    let bytes = snapshot.text.bytes
    for bound in grammar.bindings() {
      let path = snapshot.tree.characters(in: bound.range)
      var place = finder.place(at: bound.place.node, inside: !bound.place.isRepetition).appending(
        path.utf8.first == 0x2F ? "/" : "")
      var start = bound.range.start
      for end in start...bound.range.end
      where end == bound.range.end || bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ".") {
        if end > start {
          let range = ByteRange(start, end)
          place = place.appending(snapshot.tree.characters(in: range))
          if place.names.last != SamplePlace.anyItem { steps.append((range, place)) }
        }
        start = end + 1
      }
    }
  }

  /// The steps that lead to the same place as the one that holds the caret `offset`.
  func like(_ offset: Int) -> [ByteRange] {
    guard let found = steps.first(where: { $0.range.touches(offset) }) else { return [] }
    return steps.filter { $0.place == found.place }.map { $0.range }
  }

  /// Whether `name` can stand in a path as a step.
  static func isStep(_ name: String) -> Bool {
    SampleScope.isStep(name) && !name.utf8.allSatisfy { $0 &- 0x30 < 10 }
      && !name.utf8.contains { $0 == 0x20 || "<&\"'".utf8.contains($0) }
  }
}
