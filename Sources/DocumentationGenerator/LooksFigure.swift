import CardAnalysis
import CardLayout
import JSON
import LayoutCore
import Rendering
import SchemaModel
import SourceText
import XMLSyntax

/// The values of a type as they look.
struct LooksFigure {
  let material: PageMaterial
  private var schema: Schema { material.schema }

  /// How the values that `type` lists look: an example with each of them in its place; nil where they look alike.
  func drawn(for type: SimpleTypeID) -> (shownBy: String, pictures: [Picture])? {
    let values = schema.enumeration(of: type).map(\.value)
    guard material.draws, material.source.isCardLanguage, schema[type].facets.enumeration != nil,
      (2...24).contains(values.count)
    else {
      return nil
    }
    // Where most values look like another one, pictures would say that they all do nothing.
    var best: (place: Place, looks: Int)?
    let least = max(2, (values.count + 1) / 2)
    for place in places(of: type, values).prefix(Self.mostPlaces) {
      let looks = Set(values.compactMap { draw($0, place, .light)?.bytes }).count
      if looks >= least, looks > best?.looks ?? 0 { best = (place, looks) }
      if looks == values.count { break }
    }
    guard let place = best?.place else { return nil }
    let pictures = values.flatMap { value in Picture.inBothAppearances { draw(value, place, $0) } }
    return ("`\(place.attribute)` of `\(place.element)`", pictures)
  }

  /// How many places are tried.
  private static let mostPlaces = 4

  /// Where in an example a value of the type can be written.
  private struct Place {
    var text: [UInt8]
    /// What the value takes the place of; empty where the attribute is yet to be written.
    var range: ByteRange
    var element: String
    var attribute: String
    var isWritten: Bool
  }

  /// Attributes with these values in the examples: first those that are written, then those that could be.
  private func places(of type: SimpleTypeID, _ values: [String]) -> [Place] {
    var written: [Place] = []
    var possible: [Place] = []
    var seen: Set<String> = []
    for index in schema.elements.indices {
      let name = schema.elements[index].localName
      for use in schema.attributes(of: ElementID(index)) where schema.enumeration(of: use.type).map(\.value) == values {
        guard seen.insert(name + "/" + use.localName).inserted else { continue }
        for example in (material.usesByElement[name] ?? []).prefix(3) {
          guard let place = place(of: use.localName, in: name, material.examples[example]) else { continue }
          if place.isWritten { written.append(place) } else { possible.append(place) }
        }
      }
    }
    // The values of `statusKind` are shown by a `Status` rather than by an icon that has them, too.
    let name = schema[type].name?.local.lowercased() ?? ""
    let places = written + possible
    return places.filter { name.hasPrefix($0.element.lowercased()) }
      + places.filter { !name.hasPrefix($0.element.lowercased()) }
  }

  private func place(of attribute: String, in element: String, _ example: ExampleCard) -> Place? {
    let tree = XMLParser.parse(SourceText(example.source))
    let nodes = tree.nodes.indices.map { NodeID($0) }
      .filter { tree[$0].kind == .element && tree.name(of: $0).local == element }
    let bytes = Array(example.source.utf8)
    for node in nodes {
      guard let use = tree.attribute(attribute, of: node) else { continue }
      let range = tree.valueRange(of: use)
      guard range.end < bytes.count, bytes[range.end] == UInt8(ascii: "\"") else { continue }
      return Place(text: bytes, range: range, element: element, attribute: attribute, isWritten: true)
    }
    return nodes.first.map { node in
      Place(
        text: bytes, range: ByteRange(at: tree.nameRange(of: node).end), element: element, attribute: attribute,
        isWritten: false)
    }
  }

  private func draw(_ value: String, _ place: Place, _ appearance: Appearance) -> Picture? {
    // As long as every other value with what follows, so that only the picture differs.
    let inserted = Array((place.isWritten ? value : " \(place.attribute)=\"\(value)").utf8) + [UInt8(ascii: "\"")]
    let padding = Array(repeating: UInt8(ascii: " "), count: max(0, 48 - inserted.count))
    let rest = place.text[(place.range.end + (place.isWritten ? 1 : 0))...]
    let text = place.text[..<place.range.start] + inserted + padding + rest
    let snapshot = Illustrator.snapshot(SourceText(Array(text)))
    guard let scene = snapshot.scene(CardEnvironment(onPageIn: appearance)),
      let detail = SceneDetail(scene, around: snapshot.tree.range(of: snapshot.tree.node(at: place.range.start)))
    else { return nil }
    return Picture(
      detail.svg(file: Illustrator.file), width: detail.size.width, height: detail.size.height,
      label: "\(place.element) with \(place.attribute) \(value), \(appearance.rawValue)", caption: value,
      appearance: appearance)
  }
}
