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

extension IdentityAssessor {
  /// Asks which values keys and references leave for attributes of elements that stand, or will stand, in `parent`.
  ///
  /// - Parameter itself: the element, if it stands there already: it may declare constraints too.
  func choices(in parent: Int, itself: Int? = nil, of document: AssessedDocument) -> ElementSketch.Choices {
    { element, attribute in
      choices(WantedValue(element: element, attribute: attribute, parent: parent, itself: itself), document)
    }
  }

  private func choices(_ wanted: WantedValue, _ document: AssessedDocument) -> ElementSketch.KeyChoices {
    var choices = ElementSketch.KeyChoices()
    var scope = wanted.itself ?? wanted.parent
    var steps = 0
    while scope > 0, steps < Self.maximumScopeDepth {
      let element = Int(document.elements[scope])
      if element >= 0, let index = document.schema.identityIndex(of: ElementID(element)) {
        add(index, scope, wanted, document, &choices)
      }
      scope = Int(document.tree.nodes[scope].parent)
      steps += 1
    }
    return choices
  }

  private func add(
    _ index: IdentityIndex, _ scope: Int, _ wanted: WantedValue, _ document: AssessedDocument,
    _ choices: inout ElementSketch.KeyChoices
  ) {
    for constraint in document.schema.elements[Int(document.elements[scope])].identityConstraints
    where Int(document.schema.fieldAttributes[constraint]) == wanted.attribute.index {
      let isChosen =
        scope == wanted.itself
        ? index.own.contains(constraint)
        : index.selectors.contains {
          $0.constraint == constraint && Self.selects(wanted, $0, index, scope, document)
        }
      guard isChosen else { continue }
      let referred = document.schema.referredConstraints[constraint]
      let entries = keys.entries(
        of: referred >= 0 ? Int(referred) : constraint, from: scope, to: Int(document.tree.nodes[scope].subtreeEnd))
      func isAround(_ entry: KeyStore.Entry) -> Bool {
        let node = Int(entry.node)
        return node <= wanted.parent && wanted.parent < Int(document.tree.nodes[node].subtreeEnd)
      }
      // Hardly anything leads to what it stands in.
      let known = entries.prefix(1_000)
      let values = (known.filter { !isAround($0) } + known.filter(isAround)).map { document.text(of: $0.field) }
      if referred < 0 {
        choices.taken.formUnion(values)
      } else {
        choices.offered = (choices.offered ?? []) + values
      }
    }
  }

  /// Whether `selector` would choose the element whose value is wanted.
  private static func selects(
    _ wanted: WantedValue, _ selector: IdentityIndex.Selector, _ index: IdentityIndex, _ scope: Int,
    _ document: AssessedDocument
  ) -> Bool {
    var current = wanted.parent
    for (number, place) in selector.steps.enumerated() {
      let step = index.steps[place]
      if number == 0 {
        if step >= 0, Int(step) != document.schema[wanted.element].name.index { return false }
        continue
      }
      guard current > scope, step < 0 || document.nodeNames[current] == step else { return false }
      current = Int(document.tree.nodes[current].parent)
    }
    return selector.fromDescendants ? current >= scope : current == scope
  }
}
