import SourceText
import XMLSyntax

/// The place of an element in a card as agents write it: `/Card/Body/Chart[2]`, or `#id`.
///
/// A step without a number is the only child of its name.
struct ElementPath {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The path of `node` in `tree`.
  static func text(of node: NodeID, in tree: XMLTree) -> String { ElementPaths(tree).path(of: node) }

  /// The element in `tree`.
  func node(in tree: XMLTree) throws(ToolError) -> NodeID {
    var elements = ElementIndex(tree)
    return try node(in: &elements)
  }

  /// The element in the tree of `elements`.
  func node(in elements: inout ElementIndex) throws(ToolError) -> NodeID {
    if text.hasPrefix("#") {
      let id = String(text.dropFirst())
      if let found = elements.element(withID: id) { return found }
      throw ToolError("there is no element with the id “\(id)”" + Self.advice(id, elements.allIDs))
    }
    guard text.hasPrefix("/"), text.count > 1 else {
      throw ToolError("“\(text)” is no path of an element: write it as /Card/Header, /Card/Body/Chart[2] or #id")
    }
    var node = NodeID.document
    for step in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard !step.isEmpty else { throw ToolError("the path “\(text)” has a step without a name: take a “/” out of it") }
      node = try child(String(step), of: node, in: &elements)
    }
    return node
  }

  private func child(_ step: String, of parent: NodeID, in elements: inout ElementIndex) throws(ToolError) -> NodeID {
    let tree = elements.tree
    let name = String(step.prefix { $0 != "[" })
    let number = step.dropFirst(name.count).dropFirst().dropLast()
    let kin = elements.children(called: name, of: parent)
    var place: String { parent == .document ? "the card" : Self.text(of: parent, in: tree) }
    guard !kin.isEmpty else {
      let names = tree.childElements(of: parent).map { tree.name(of: $0).qualified }
      throw ToolError("there is no \(name) in \(place)" + Self.advice(name, names))
    }
    if name.count == step.count {
      guard kin.count == 1 else {
        throw ToolError(
          "there are \(kin.count) \(name) in \(place): say which, from \(name)[1] to \(name)[\(kin.count)]")
      }
      return kin[0]
    }
    guard step.hasSuffix("]"), let index = Int(number), kin.indices.contains(index - 1) else {
      throw ToolError("there is no \(step) in \(place), which has \(kin.count) \(name)")
    }
    return kin[index - 1]
  }

  /// What may have been meant instead of `name`.
  private static func advice(_ name: String, _ known: [String]) -> String {
    if let near = Spelling.nearest(to: name, among: known) { return "; did you mean \(near)?" }
    var seen: Set<String> = []
    let different = known.filter { seen.insert($0).inserted }.prefix(12)
    return different.isEmpty ? "" : "; there are \(different.joined(separator: ", "))"
  }
}
