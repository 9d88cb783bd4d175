import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// All cells of a list have the same parts.
  static let cellsUniform = DesignRule(
    "cells-uniform", .information, summary: "A cell of a list has other parts than the first",
    explanation: """
      Cells of a list are compared; a missing image or subtitle makes rows of different height and a ragged edge. Give \
      every cell the same parts, or set `uniform="false"` where they differ on purpose.
      """,
    sources: ["OC-I"], elements: ["ObjectCellList"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </ObjectCell>
        <ObjectCell target="b/1">
          <Title>Valve</Title>
          <Subtitle>Hall 2</Subtitle>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </ObjectCell>
        <⏩ObjectCell⏪ target="b/1">
          <Title>Valve</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(
        "<Title>Valve</Title>", passes: "<Title>Valve</Title><Subtitle>Hall 2</Subtitle>",
        fails: "<Title>Valve</Title><Footnote>Hall 2</Footnote>", saying: "has no Subtitle"),
      Edge(
        everyCell, passes: "<Section>\(firstCell)</Section><Section>\(otherCell)</Section>",
        fails: "<Section>\(firstCell)\(otherCell)</Section>", saying: "of the section"),
    ]
  ) { node, context in
    guard context.value(node, .uniform)?.flag != false else { return }
    // Sections are told apart anyway; each has its own kind of cells.
    for group in [node] + context.descendants(node, [.section]) {
      let cells = context.children(group, .objectCell)
      guard let first = cells.first else { continue }
      let expected = looks(of: first, context)
      guard let other = cells.first(where: { looks(of: $0, context) != expected }) else { continue }
      let missing = expected.subtracting(looks(of: other, context)).sorted()
      let added = looks(of: other, context).subtracting(expected).sorted()
      let difference =
        missing.isEmpty ? "has \(added.joined(separator: ", "))" : "has no \(missing.joined(separator: ", "))"
      let whole = group == node ? "list" : "section"
      context.report(
        "Unlike the first cell of the \(whole), this one \(difference)", at: context.tree.nameRange(of: other))
    }
  }
}

private let firstCell = #"<ObjectCell target="a/1"><Title>Pump</Title><Subtitle>Hall 3</Subtitle></ObjectCell>"#
private let otherCell = #"<ObjectCell target="b/1"><Title>Valve</Title></ObjectCell>"#

/// The cells of the failing example.
private let everyCell = """
  <ObjectCell target="a/1">
      <Title>Pump</Title>
      <Subtitle>Hall 3</Subtitle>
    </ObjectCell>
    <ObjectCell target="b/1">
      <Title>Valve</Title>
    </ObjectCell>
  """

/// The parts of `cell` that decide how high it is and where its labels begin.
private func looks(of cell: NodeID, _ context: RuleContext) -> Set<String> {
  let deciding: [ElementName] = [.detailImage, .avatarGroup, .subtitle, .footnote]
  let names = context.children(cell).map { context.name($0) }
  return Set(names.filter(deciding.contains).map { $0 == .avatarGroup ? "DetailImage" : $0.rawValue })
}
