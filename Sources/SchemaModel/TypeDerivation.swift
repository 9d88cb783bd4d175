/// How types are derived from each other (XSD 1.0 part 1, sections 3.4.6 and 3.14.6).
package enum TypeDerivation {
  /// All kinds of derivation on the way from `type` up to `ancestor`; nil when it is not derived from it.
  package static func kinds(
    of type: TypeID, from ancestor: TypeID, simpleTypes: [SimpleType], complexTypes: [ComplexType]
  ) -> DerivationSet? {
    var kinds: DerivationSet = []
    var current: TypeID? = type
    while let here = current {
      if here == ancestor { return kinds }
      switch here {
      case .simple(let id):
        if case .simple(let union) = ancestor, case .union(let members) = simpleTypes[union.index].variety,
          members.contains(id)
        {
          return kinds
        }
        kinds.formUnion(.restriction)
        current = simpleTypes[id.index].base.map { .simple($0) } ?? .complex(.anyType)
      case .complex(let id):
        kinds.formUnion(complexTypes[id.index].derivation)
        current = complexTypes[id.index].base
      }
    }
    return nil
  }
}

extension Schema {
  /// All kinds of derivation on the way from `type` up to `ancestor`; nil when it is not derived from it.
  package func derivation(of type: TypeID, from ancestor: TypeID) -> DerivationSet? {
    TypeDerivation.kinds(of: type, from: ancestor, simpleTypes: simpleTypes, complexTypes: complexTypes)
  }
}
