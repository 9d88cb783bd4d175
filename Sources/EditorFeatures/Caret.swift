import CardAnalysis
import SchemaModel
import SourceText
import XMLSyntax

/// A place in a document at which something is to be written.
struct Caret {
  let snapshot: DocumentSnapshot
  let tree: XMLTree
  let grammar: Grammar?
  let offset: Int
  /// The date of today, such as `2026-03-14`; nil where it is not known.
  let today: String?

  init(_ snapshot: DocumentSnapshot, at offset: Int, today: String? = nil) {
    self.today = today
    self.snapshot = snapshot
    tree = snapshot.tree
    grammar = Grammar(snapshot)
    self.offset = min(max(0, offset), snapshot.text.count)
  }

  var schema: Schema? { grammar?.schema }
  var bytes: [UInt8] { tree.text.bytes }

  /// The declaration by which the content of `node` goes.
  ///
  /// A misspelt element counts as the one that was meant, an unknown one as if it were not there.
  func contentDeclaration(of node: NodeID) -> ElementID? {
    guard let grammar, node != .document else { return nil }
    if let declaration = grammar.declaration(of: node) { return declaration }
    guard let (ancestor, declaration) = grammar.nearestDeclared(node) else { return nil }
    // The unknown element right below the nearest known one may be a misspelt child of it.
    guard tree.parent(of: node) == ancestor else { return declaration }
    let children = grammar.schema.children(of: declaration)
    let names = children.map { grammar.schema[$0].localName }
    let meant = Spelling.nearest(to: tree.name(of: node).local, among: names)
    return meant.flatMap { names.firstIndex(of: $0) }.map { children[$0] } ?? declaration
  }

  /// Whether text may stand in `node`; it may where nothing is known.
  func allowsText(in node: NodeID) -> Bool {
    contentDeclaration(of: node).flatMap { schema?.allowsText($0) } ?? true
  }
}
