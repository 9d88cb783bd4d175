/// A schema as a value: declarations, types, content models, constraints and documentation.
///
/// Made by `SchemaReader`, or read as it was stored; immutable, so that it is shared by reference and used from any
/// thread. Declarations stand in the order in which the schema's files declare them, an included file where it is
/// included.
package final class Schema: Sendable {
  /// Every expanded name that the schema knows.
  package let names: NameTable
  /// All element declarations, global and local.
  package let elements: [ElementDeclaration]
  /// All simple types; the built-in ones come first, in the order of ``BuiltInType``.
  package let simpleTypes: [SimpleType]
  /// All complex types; `xs:anyType` comes first.
  package let complexTypes: [ComplexType]
  /// The global attribute declarations.
  package let globalAttributes: [AttributeUse]
  /// All identity constraints.
  package let identityConstraints: [IdentityConstraint]
  /// The namespace that the entry file declares; empty for none.
  package let targetNamespace: String
  /// What the entry file says about the whole schema.
  package let documentation: Documentation
  /// The names of the files that were read, the entry first.
  package let files: [String]

  /// Per identity constraint, if its only field is one attribute of the element itself: the name's index, else -1.
  package let fieldAttributes: [Int32]
  /// Per identity constraint: the constraint that it refers to, or ``unique`` or ``key``.
  package let referredConstraints: [Int32]
  /// Marks `xs:unique` in ``referredConstraints``.
  package static let unique: Int32 = -1
  /// Marks `xs:key` in ``referredConstraints``.
  package static let key: Int32 = -2
  /// Per element declaration with identity constraints, by its index: their selectors.
  private let identityIndices: [Int: IdentityIndex]
  /// Global element declarations by name; -1 for names without one.
  private let globalElementsByName: [Int32]
  /// The simple types, ready to check values.
  package let checker: ValueChecker
  /// What validation asks, as flat arrays.
  package let tables: SchemaTables
  /// The global types by name.
  private let typesByName: [ExpandedName: TypeID]
  /// The parents of each element.
  private let parentsByElement: [[ElementID]]

  /// Puts the parts together.
  package init(
    names: NameTable, elements: [ElementDeclaration], simpleTypes: [SimpleType], complexTypes: [ComplexType],
    globalAttributes: [AttributeUse], identityConstraints: [IdentityConstraint], targetNamespace: String,
    documentation: Documentation, files: [String]
  ) {
    self.names = names
    self.elements = elements
    self.simpleTypes = simpleTypes
    self.complexTypes = complexTypes
    self.globalAttributes = globalAttributes
    self.identityConstraints = identityConstraints
    self.targetNamespace = targetNamespace
    self.documentation = documentation
    self.files = files
    var byName = [Int32](repeating: -1, count: names.names.count)
    for (index, element) in elements.enumerated() where element.isGlobal { byName[element.name.index] = Int32(index) }
    globalElementsByName = byName
    var indices: [Int: IdentityIndex] = [:]
    for (index, element) in elements.enumerated() where !element.identityConstraints.isEmpty {
      indices[index] = IdentityIndex(element, identityConstraints, nameCount: names.names.count)
    }
    identityIndices = indices
    referredConstraints = identityConstraints.map { constraint in
      switch constraint.kind {
      case .unique: Self.unique
      case .key: Self.key
      case .keyref(let refer): Int32(refer)
      }
    }
    fieldAttributes = identityConstraints.map { constraint in
      guard constraint.fields.count == 1, constraint.fields[0].count == 1, !constraint.fields[0][0].fromDescendants,
        constraint.fields[0][0].steps.count == 1, case .attribute(.name(let name)) = constraint.fields[0][0].steps[0]
      else { return -1 }
      return Int32(name.index)
    }
    var types: [ExpandedName: TypeID] = [:]
    for (index, type) in simpleTypes.enumerated() {
      if let name = type.name { types[name] = .simple(SimpleTypeID(index)) }
    }
    for (index, type) in complexTypes.enumerated() {
      if let name = type.name { types[name] = .complex(ComplexTypeID(index)) }
    }
    typesByName = types
    checker = ValueChecker(SimpleTypeTable(simpleTypes))
    tables = SchemaTables(elements: elements, simpleTypes: simpleTypes, complexTypes: complexTypes)
    parentsByElement = Self.parents(elements: elements, complexTypes: complexTypes)
  }

  /// The declaration with this id.
  package subscript(element: ElementID) -> ElementDeclaration { elements[element.index] }
  /// The simple type with this id.
  package subscript(type: SimpleTypeID) -> SimpleType { simpleTypes[type.index] }
  /// The complex type with this id.
  package subscript(type: ComplexTypeID) -> ComplexType { complexTypes[type.index] }

  /// The elements that may be a document's root, in the order of declaration; abstract ones are left out.
  package var rootElements: [ElementID] {
    elements.indices.filter { elements[$0].isGlobal && !elements[$0].isAbstract }.map { ElementID($0) }
  }

  /// The global declaration of `name`, if there is one.
  package func globalElement(_ name: NameID) -> ElementID? {
    guard name.index >= 0, globalElementsByName[name.index] >= 0 else { return nil }
    return ElementID(Int(globalElementsByName[name.index]))
  }

  /// The global declaration of `name`, if there is one.
  package func globalElement(_ name: ExpandedName) -> ElementID? { globalElement(names.find(name)) }

  /// The selectors of the identity constraints that `element` declares; nil when it declares none.
  package func identityIndex(of element: ElementID) -> IdentityIndex? { identityIndices[element.index] }

  /// The global type called `name`, built-in types included.
  package func type(_ name: ExpandedName) -> TypeID? { typesByName[name] }

  /// The elements in whose content `element` may stand, in the order of declaration.
  package func parents(of element: ElementID) -> [ElementID] { parentsByElement[element.index] }

  private static func parents(elements: [ElementDeclaration], complexTypes: [ComplexType]) -> [[ElementID]] {
    let children = complexTypes.map { $0.model.elements }
    var parents = [[ElementID]](repeating: [], count: elements.count)
    for (index, element) in elements.enumerated() {
      guard case .complex(let type) = element.type else { continue }
      for child in children[type.index] { parents[child.index].append(ElementID(index)) }
    }
    return parents
  }
}
