import CardLayout
import JSON
import LayoutCore
import Rendering
import SchemaModel
import SourceText
import XMLSyntax

extension PageBuilder {
  /// What the parts of `element` are called in its guideline, drawn with letters; nil where nothing is said or drawn.
  func anatomy(of element: ElementID) -> (json: JSONValue, pictures: [Picture])? {
    let name = schema[element].localName
    let groups = schema.documentation(of: element).notes(named: "anatomy").compactMap { note in
      note["name"].map { name in
        let parts = note["parts"]?.split(separator: " ").map(String.init) ?? []
        return AnatomyDrawing.Group(name: name, elements: parts.filter { $0 != "." })
      }
    }
    guard !groups.isEmpty, let best = clearestAnatomy(of: name, groups) else { return nil }
    let legend = best.legend.map { entry -> JSONValue in
      .facts([
        "letter": .string(entry.letter), "name": .string(entry.group.name),
        "parts": .array(
          entry.group.elements.map { .facts(["name": .string($0), "page": .text(addresses.element(named: $0))]) }),
      ])
    }
    return (.facts(["pictures": .array(best.pictures.map(\.json)), "legend": .array(legend)]), best.pictures)
  }

  /// The example in which most of `groups` are to be seen, the shortest of those, drawn light and dark.
  private func clearestAnatomy(
    of name: String, _ groups: [AnatomyDrawing.Group]
  ) -> (legend: [AnatomyDrawing.Entry], pictures: [Picture])? {
    var best: (legend: [AnatomyDrawing.Entry], pictures: [Picture])?
    for index in usesByElement[name] ?? [] {
      guard (best?.legend.count ?? 0) < groups.count else { break }
      let tree = XMLParser.parse(SourceText(examples[index].source))
      // The first one may be poorer than another in the same file.
      for node in tree.nodes.indices.map({ NodeID($0) })
      where tree[node].kind == .element && tree.name(of: node).local == name {
        let present = Set(tree.childElements(of: node).map { tree.name(of: $0).local })
        let count = groups.count { $0.elements.isEmpty || !present.isDisjoint(with: $0.elements) }
        guard count > (best?.legend.count ?? 1), let drawn = drawAnatomy(tree, node, name, groups),
          drawn.legend.count > (best?.legend.count ?? 0)
        else { continue }
        best = drawn
      }
    }
    return best
  }

  private func drawAnatomy(
    _ tree: XMLTree, _ focus: NodeID, _ name: String, _ groups: [AnatomyDrawing.Group]
  ) -> (legend: [AnatomyDrawing.Entry], pictures: [Picture])? {
    var legend: [AnatomyDrawing.Entry] = []
    var pictures: [Picture] = []
    for appearance in Appearance.allCases {
      var environment = CardEnvironment()
      environment.appearance = appearance
      environment.takesSceneDevice = true
      guard let scene = CardDrawing.scene(tree, environment, file: Illustrator.file),
        let anatomy = AnatomyDrawing(scene, tree, focus: focus, groups: groups)
      else { return nil }
      legend = anatomy.legend
      pictures.append(
        Picture(
          anatomy.svg(title: "Anatomy of \(name)", file: Illustrator.file), width: anatomy.size.width,
          height: anatomy.size.height, label: "Anatomy of \(name), \(appearance.rawValue)", appearance: appearance))
    }
    return (legend, pictures)
  }
}
