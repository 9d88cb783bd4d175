/// What validation asks of a schema, as flat arrays: no retain, no copy and no string on the way.
package final class SchemaTables: Sendable {
  /// What else is known of an element declaration.
  package struct ElementFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It is abstract.
    package static let abstract = ElementFlags(rawValue: 1 << 0)
    /// It may be nil.
    package static let nillable = ElementFlags(rawValue: 1 << 1)
    /// It has a default or fixed value.
    package static let constrained = ElementFlags(rawValue: 1 << 2)
    /// It declares identity constraints.
    package static let identity = ElementFlags(rawValue: 1 << 3)
  }

  /// What a complex type's content is.
  package enum Content: UInt8, Sendable {
    case empty, simple, elementOnly, mixed
  }

  /// A complex type.
  package struct Complex: Sendable {
    /// What its content is.
    package var content: Content
    /// Whether it is abstract.
    package var isAbstract: Bool
    /// Whether its content model is an all-group or has wildcards, so that ``ContentModel`` itself must step.
    package var stepsSlowly: Bool
    /// The simple type of its simple content, or -1.
    package var simple: Int32
    /// Index in ``attributes`` of the first attribute.
    package var firstAttribute: Int32
    /// How many attributes it has.
    package var attributeCount: Int32
    /// How many of them must be written.
    package var requiredCount: Int32
    /// Bit `n` stands for the attributes whose name's index ends in the six bits `n` and that have a default or fixed
    /// value, so that they count although they are not written.
    package var presets: UInt64
    /// Index in ``slots`` of its first slot.
    package var firstSlot: Int32
    /// The number of its slots less one.
    package var slotMask: Int32
    /// The number of its symbols.
    package var symbolCount: Int32
    /// Index in ``cells`` of its first cell.
    package var firstCell: Int32
    /// Index in ``accepting`` of its first state.
    package var firstState: Int32
  }

  /// An attribute use.
  package struct Attribute: Sendable {
    /// The name's index.
    package var name: Int32
    /// The simple type's index.
    package var type: Int32
    /// Whether it must be written.
    package var isRequired: Bool
    /// Whether it has a fixed value.
    package var isFixed: Bool
    /// Whether it has a default or fixed value, so that it counts although it is not written.
    package var isPreset: Bool
  }

  /// A name in the hash table of a content model.
  package struct Slot: Sendable {
    /// The name's index, or -1 for a free slot.
    package var name: Int32
    /// The symbol.
    package var symbol: Int32
  }

  /// A transition of a content model.
  package struct Cell: Sendable {
    /// The state after it, or -1.
    package var next: Int32
    /// The element declaration that was met.
    package var element: Int32
  }

  /// Per element declaration: its flags.
  package let elementFlags: [ElementFlags]
  /// Per element declaration: its complex type's index, or -1 less its simple type's index.
  package let elementTypes: [Int32]
  /// The complex types.
  package let complex: [Complex]
  /// The attributes of all complex types.
  package let attributes: [Attribute]
  /// The hash tables of all content models.
  package let slots: [Slot]
  /// The transitions of all content models.
  package let cells: [Cell]
  /// Per state of all content models: whether the content may end there.
  package let accepting: [Bool]

  /// Per simple type: whether its values are identifiers (`xs:ID`).
  package let identifierTypes: [Bool]

  init(elements: [ElementDeclaration], simpleTypes: [SimpleType], complexTypes: [ComplexType]) {
    identifierTypes = simpleTypes.map { $0.builtIn == .id }
    elementFlags = elements.map { element in
      var flags: ElementFlags = []
      if element.isAbstract { flags.insert(.abstract) }
      if element.isNillable { flags.insert(.nillable) }
      if element.constraint != nil { flags.insert(.constrained) }
      if !element.identityConstraints.isEmpty { flags.insert(.identity) }
      return flags
    }
    elementTypes = elements.map { Self.code($0.type) }
    var draft = Draft()
    for type in complexTypes { draft.add(type) }
    complex = draft.complex
    attributes = draft.attributes
    slots = draft.slots
    cells = draft.cells
    accepting = draft.accepting
  }

  /// ``elementTypes``' way to write a type.
  package static func code(_ type: TypeID) -> Int32 {
    switch type {
    case .simple(let id): -1 - Int32(id.index)
    case .complex(let id): Int32(id.index)
    }
  }

  /// The type that ``code(_:)`` wrote.
  package static func type(_ code: Int32) -> TypeID {
    code >= 0 ? .complex(ComplexTypeID(Int(code))) : .simple(SimpleTypeID(-1 - Int(code)))
  }

  /// The tables in the making.
  private struct Draft {
    var complex: [Complex] = []
    var attributes: [Attribute] = []
    var slots: [Slot] = []
    var cells: [Cell] = []
    var accepting: [Bool] = []

    mutating func add(_ type: ComplexType) {
      let model = type.model
      var content = Content.empty
      var simple: Int32 = -1
      switch type.content {
      case .empty: break
      case .simple(let id): (content, simple) = (.simple, Int32(id.index))
      case .elementOnly: content = .elementOnly
      case .mixed: content = .mixed
      }
      complex.append(
        Complex(
          content: content, isAbstract: type.isAbstract, stepsSlowly: model.isAll || !model.wildcards.isEmpty,
          simple: simple, firstAttribute: Int32(attributes.count), attributeCount: Int32(type.attributes.count),
          requiredCount: Int32(type.attributes.count { $0.isRequired }),
          presets: type.attributes.reduce(0) { $1.constraint == nil ? $0 : $0 | 1 << UInt64($1.name.index & 63) },
          firstSlot: Int32(slots.count),
          slotMask: Int32(model.slots.count - 1), symbolCount: Int32(model.symbolNames.count),
          firstCell: Int32(cells.count), firstState: Int32(accepting.count)))
      for use in type.attributes {
        var isFixed = false
        if case .fixed = use.constraint { isFixed = true }
        attributes.append(
          Attribute(
            name: Int32(use.name.index), type: Int32(use.type.index), isRequired: use.isRequired, isFixed: isFixed,
            isPreset: use.constraint != nil))
      }
      for symbol in model.slots {
        slots.append(Slot(name: symbol < 0 ? -1 : Int32(model.symbolNames[Int(symbol)].index), symbol: symbol))
      }
      accepting += model.accepting
      guard !model.isAll, model.wildcards.isEmpty else { return }
      for (next, met) in zip(model.next, model.met) {
        cells.append(Cell(next: next, element: next < 0 ? -1 : Int32(model.leaves[Int(met)].element?.index ?? -1)))
      }
    }

  }

  /// The transition of `type`, which does not step slowly, from `state` with a child whose name has the index `name`.
  package func step(_ type: Int, _ state: UInt64, _ name: Int32) -> Cell {
    guard name >= 0 else { return Cell(next: -1, element: -1) }
    let model = complex[type]
    let mask = Int(model.slotMask)
    var slot = Int((UInt32(bitPattern: name) &* 0x9E37_79B1) >> 8) & mask
    while true {
      let found = slots[Int(model.firstSlot) + slot]
      if found.name == name {
        return cells[Int(model.firstCell) + Int(state) * Int(model.symbolCount) + Int(found.symbol)]
      }
      if found.name < 0 { return Cell(next: -1, element: -1) }
      slot = (slot + 1) & mask
    }
  }

  /// Whether the content of `type`, which is not an all-group, may end in `state`.
  package func isAccepting(_ type: Int, _ state: UInt64) -> Bool {
    accepting[Int(complex[type].firstState) + Int(state)]
  }
}
