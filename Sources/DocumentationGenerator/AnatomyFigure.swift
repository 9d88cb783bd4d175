import CardAnalysis
import CardLayout
import Guidelines
import JSON
import LayoutCore
import Rendering
import SchemaModel
import SourceText
import XMLSyntax

/// An element drawn with letters at its parts.
struct AnatomyFigure {
  let material: PageMaterial

  /// The parts of `element` drawn with letters, light and dark; nil where there are not two parts to tell apart.
  func drawn(for element: ElementID) -> (json: JSONValue, pictures: [Picture])? {
    let name = material.schema[element].localName
    let groups = material.schema.anatomy(of: element).map { AnatomyDrawing.Group(name: $0.name, elements: $0.elements) }
    guard material.draws, material.source.isCardLanguage, groups.count > 1, let place = clearestPlace(of: name, groups)
    else {
      return nil
    }
    let pictures = Picture.inBothAppearances { appearance in
      guard let scene = place.snapshot.scene(CardEnvironment(onPageIn: appearance)),
        let anatomy = AnatomyDrawing(scene, place.focus, groups: groups)
      else { return nil }
      return Picture(
        anatomy.svg(title: "Anatomy of \(name)", file: Illustrator.file), width: anatomy.size.width,
        height: anatomy.size.height, label: "Anatomy of \(name), \(appearance.rawValue)", appearance: appearance)
    }
    let legend = place.legend.map { entry -> JSONValue in
      .facts([
        "letter": .string(entry.letter), "name": .string(entry.group.name),
        "parts": .array(entry.group.elements.map { material.link(named: $0) }),
      ])
    }
    return (.facts(["pictures": .array(pictures.map(\.json)), "legend": .array(legend)]), pictures)
  }

  /// An element of an example, and what is told apart in its drawing.
  private struct AnatomyPlace {
    var snapshot: DocumentSnapshot
    var focus: AnatomyDrawing.Focus
    var legend: [AnatomyDrawing.Entry]
    var isClear: Bool
  }

  /// Where most of `groups` are to be seen without a line across a text.
  private func clearestPlace(of name: String, _ groups: [AnatomyDrawing.Group]) -> AnatomyPlace? {
    var best: AnatomyPlace?
    for index in material.usesByElement[name] ?? [] {
      if let best, best.isClear, best.legend.count == groups.count { break }
      let snapshot = Illustrator.snapshot(SourceText(material.examples[index].source))
      let tree = snapshot.tree
      for node in tree.nodes.indices.map({ NodeID($0) })
      where tree[node].kind == .element && tree.name(of: node).local == name {
        let children = tree.childElements(of: node).map { (name: tree.name(of: $0).local, range: tree.range(of: $0)) }
        let present = Set(children.map(\.name))
        let count = groups.count { $0.elements.isEmpty || !present.isDisjoint(with: $0.elements) }
        guard count > (best.map { $0.isClear ? $0.legend.count : 1 } ?? 1) else { continue }
        let focus = AnatomyDrawing.Focus(range: tree.range(of: node), children: children)
        guard let scene = snapshot.scene(CardEnvironment(onPageIn: .light)),
          let anatomy = AnatomyDrawing(scene, focus, groups: groups)
        else {
          continue
        }
        let isClear = anatomy.conflicts.isEmpty
        if let best, (best.isClear ? 1 : 0, best.legend.count) >= (isClear ? 1 : 0, anatomy.legend.count) { continue }
        best = AnatomyPlace(snapshot: snapshot, focus: focus, legend: anatomy.legend, isClear: isClear)
      }
    }
    return best
  }
}
