import SchemaModel
import SourceText
import XMLSyntax

/// An attribute whose value is wanted.
private struct WantedValue {
  let element: ElementID
  let attribute: NameID
  /// The element's parent.
  let parent: Int
  /// The element, if it stands there already.
  let itself: Int?
}

extension Assessor {
  /// Which values keys and references leave for the attribute of an `element` that stands, or will stand, in `parent`.
  ///
  /// - Parameter itself: the element, if it stands there already: it may declare constraints too.
  func keyChoices(
    _ element: ElementID, _ attribute: NameID, parent: Int, itself: Int? = nil
  ) -> ElementSketch.KeyChoices {
    let wanted = WantedValue(element: element, attribute: attribute, parent: parent, itself: itself)
    var choices = ElementSketch.KeyChoices()
    var scope = itself ?? parent
    var steps = 0
    while scope > 0, steps < Self.maximumScopeDepth {
      if elements[scope] >= 0, let index = schema.identityIndex(of: ElementID(Int(elements[scope]))) {
        add(index, scope, wanted, &choices)
      }
      scope = Int(tree.nodes[scope].parent)
      steps += 1
    }
    return choices
  }

  private func add(
    _ index: IdentityIndex, _ scope: Int, _ wanted: WantedValue, _ choices: inout ElementSketch.KeyChoices
  ) {
    for constraint in schema.elements[Int(elements[scope])].identityConstraints
    where Int(schema.fieldAttributes[constraint]) == wanted.attribute.index {
      let isChosen =
        scope == wanted.itself
        ? index.own.contains(constraint)
        : index.selectors.contains {
          $0.constraint == constraint && selects(wanted.element, $0, index, wanted.parent, scope)
        }
      guard isChosen else { continue }
      let referred = schema.referredConstraints[constraint]
      let entries = keys.entries(
        of: referred >= 0 ? Int(referred) : constraint, from: scope, to: Int(tree.nodes[scope].subtreeEnd))
      let values = entries.prefix(1_000).map { text(of: $0.field) }
      if referred < 0 {
        choices.taken.formUnion(values)
      } else {
        choices.offered = (choices.offered ?? []) + values
      }
    }
  }

  /// Whether `selector` would choose an `element` in `parent`.
  private func selects(
    _ element: ElementID, _ selector: IdentityIndex.Selector, _ index: IdentityIndex, _ parent: Int, _ scope: Int
  ) -> Bool {
    var current = parent
    for (number, place) in selector.steps.enumerated() {
      let step = index.steps[place]
      if number == 0 {
        if step >= 0, Int(step) != schema[element].name.index { return false }
        continue
      }
      guard current > scope, step < 0 || nodeNames[current] == step else { return false }
      current = Int(tree.nodes[current].parent)
    }
    return selector.fromDescendants ? current >= scope : current == scope
  }
}
