package import CardAnalysis
import SourceText
import XMLSyntax

/// What of a document can be folded, collected in one walk over its nodes.
///
/// Elements fold up to the line before their end tag; a start tag over several lines folds by itself. Comments of
/// `#region` and `#endregion` fold what stands between them.
package struct Folding {
  private let tree: XMLTree
  private let lines: LineTable
  private var found: [(range: FoldingRange, depth: Int)] = []
  private var regions: [Int] = []
  private var ends: [UInt32] = []
  private var lastElementLine = -1

  /// What can be folded in `snapshot`.
  package init(_ snapshot: DocumentSnapshot) {
    tree = snapshot.tree
    lines = snapshot.lines
    for index in tree.nodes.indices.dropFirst() {
      while let end = ends.last, end <= index { ends.removeLast() }
      let node = tree.nodes[index]
      switch node.kind {
      case .element:
        addElement(NodeID(index))
        ends.append(node.subtreeEnd)
      case .comment:
        add(Int(node.start), Int(node.end), .comment)
        addRegion(NodeID(index))
      case .cdataSection, .processingInstruction:
        add(Int(node.start), Int(node.end), .element)
      default: break
      }
    }
    found.sort { ($0.range.startLine, -$0.range.endLine) < ($1.range.startLine, -$1.range.endLine) }
  }

  /// The ranges in document order, at most `limit`: the outermost when there are more.
  package func ranges(limit: Int = 10_000) -> [FoldingRange] {
    guard found.count > limit else { return found.map({ $0.range }) }
    let kept = found.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .prefix(max(0, limit))
    return kept.sorted { $0.offset < $1.offset }.map { $0.element.range }
  }

  private mutating func addElement(_ node: NodeID) {
    let record = tree[node]
    let startLine = lines.line(at: Int(record.start))
    guard record.startTagEnd < record.end else {
      addLines(startLine, lines.line(at: Int(record.end)), .element)
      return
    }
    let tagLine = lines.line(at: Int(record.startTagEnd))
    if tagLine > startLine { addLines(startLine, tagLine - 1, .element) }
    // The line of the end tag stays visible; without an end tag the last line that has something on it is folded.
    var endLine: Int
    if tree.endTagRange(of: node) != nil {
      endLine = lines.line(at: Int(record.endTagStart)) - 1
    } else {
      let stop = tree.text.bytes.skippingSpaceBackwards(from: Int(record.end), to: Int(record.startTagEnd))
      endLine = lines.line(at: stop)
    }
    endLine = min(endLine, lines.lineCount - 1)
    if tagLine != lastElementLine, endLine > tagLine {
      lastElementLine = tagLine
      addLines(tagLine, endLine, .element)
    }
  }

  private mutating func addRegion(_ node: NodeID) {
    let range = tree.range(of: node)
    let text = tree.text[ByteRange(range.start + 4, max(range.start + 4, range.end - 3))]
    let words = text.split { $0.isWhitespace }
    if words.first == "#region" || words.first == "region" {
      regions.append(lines.line(at: range.start))
    } else if words.first == "#endregion" || words.first == "endregion", let start = regions.popLast() {
      addLines(start, lines.line(at: range.start), .region)
    }
  }

  private mutating func add(_ start: Int, _ end: Int, _ kind: FoldingRange.Kind) {
    addLines(lines.line(at: start), lines.line(at: end), kind)
  }

  private mutating func addLines(_ start: Int, _ end: Int, _ kind: FoldingRange.Kind) {
    guard end > start else { return }
    found.append((FoldingRange(startLine: start, endLine: end, kind: kind), ends.count))
  }
}
