package import CardModel

/// What becomes of each element of a card in one target: the one table from which the export, its findings and the documentation are made.
package struct MappingTable: Sendable {
  /// What becomes of an element at some place.
  package struct Row: Sendable {
    /// What a row does with its element.
    enum Effect: Sendable {
      /// Makes an object at the path, or sets members of the object at hand.
      case made(DraftPath?)
      /// What the element says is said by the one around it.
      case taken
      /// The target has nothing for it; a matter of content, or of looks alone.
      case lost(reason: String, isLook: Bool)
    }

    /// A name of a chain, and the form that it must have there.
    struct Link: Sendable {
      let names: [ElementName]
      let form: String?
    }

    /// The element and what it stands in, innermost first.
    let chain: [Link]
    var effect: Effect
    var fields: [(path: DraftPath, value: HandoverValue)] = []
    /// Attributes that are not handed over, why, and values that mean nothing is lost.
    var losses: [AttributeName: (reason: String, unless: [String])] = [:]
    /// Attributes that another row reads.
    var readElsewhere: Set<AttributeName> = []
    /// What is told whenever the row is used: that something else stands there.
    var note: String?
    /// Entries that become one template over records: the array, the template, where the records go.
    var fold: (entries: String, template: String, records: DraftPath)?
    /// Whether the primary action among the children comes first, or last.
    var primary: Order?

    /// The place of the primary action.
    enum Order: String { case first, last }

    /// The elements that it is about.
    package var elements: [ElementName] { chain[0].names }
  }

  /// How the form of an element is chosen.
  struct Form: Sendable {
    let chain: [Row.Link]
    /// Where is looked: the names of children, `..` upwards.
    let place: [String]
    /// The attribute whose value is looked at in place of elements.
    let attribute: AttributeName?
    let choices: [String: String]
    let standard: String
  }

  /// What a word of ours is there.
  struct Word: Sendable {
    let text: String
    /// Whether it only comes near.
    let isNear: Bool
  }

  /// The rows, by the name of their element.
  package internal(set) var rows: [ElementName: [Row]] = [:]
  /// The elements that become a template in some place.
  var templates: Set<ElementName> = []
  var forms: [ElementName: [Form]] = [:]
  /// Elements whose children are documents of their own, and which of these are; others are lost or stand for what is around them.
  var splits: [ElementName] = []
  var documents: [ElementName] = []
  /// Elements that are there to be tapped, whether they lead somewhere or not.
  var presses: [ElementName] = []
  var words: [String: [String: Word]] = [:]
  /// Attributes that only matter while a card is written.
  package internal(set) var silent: Set<AttributeName> = []
  /// Attributes that are lost wherever no row reads them.
  var losses: [AttributeName: (reason: String, unless: [String])] = [:]
  /// Lines that say nothing; a test wants none.
  package internal(set) var defects: [String] = []
}

extension MappingTable {
  /// The rows for an element in that chain of elements, innermost first with their forms: the most exact ones, in their order.
  func rows(for chain: [(name: ElementName, form: String?)]) -> [Row] {
    guard let own = chain.first, let rows = rows[own.name] else { return [] }
    // Of rows that are not meant nothing is copied.
    var (best, most): ([Int], Int) = ([], 0)
    for index in rows.indices where Self.matches(rows[index].chain, chain) {
      let weight = rows[index].weight
      if weight > most { (best, most) = ([], weight) }
      if weight == most { best.append(index) }
    }
    return best.map { rows[$0] }
  }

  /// The form of `part`, whose ancestors are `chain`.
  func form(of part: HandoverPart, _ chain: [(name: ElementName, form: String?)]) -> String? {
    guard let known = forms[part.name] else { return nil }
    let chain = [(name: part.name, form: String?.none)] + chain
    let forms = known.filter { Self.matches($0.chain, chain) }
    guard let form = forms.max(by: { $0.chain.count < $1.chain.count }) else { return nil }
    if let attribute = form.attribute { return form.choices[part.attribute(attribute) ?? ""] ?? form.standard }
    var place: HandoverPart? = part
    for step in form.place {
      place = step == ".." ? place?.parent : ElementName(rawValue: step).flatMap { place?.child($0) }
    }
    for child in place?.children ?? [] { if let choice = form.choices[child.name.rawValue] { return choice } }
    return form.standard
  }

  static func matches(_ links: [Row.Link], _ chain: [(name: ElementName, form: String?)]) -> Bool {
    links.count <= chain.count
      && links.indices.allSatisfy { index in
        guard links[index].names.contains(chain[index].name) else { return false }
        return links[index].form == nil || links[index].form == chain[index].form
      }
  }
}

extension MappingTable.Row {
  /// Whether what its children become stands in an object of its own.
  var hasOwnPlace: Bool {
    if case .made(let place?) = effect { !place.steps.isEmpty } else { fold != nil }
  }

  /// Whether several parts may have it beside one another.
  var adds: Bool {
    func isEntry(_ path: DraftPath) -> Bool { path.template != nil || path.endsInEntry }
    guard case .made(let place) = effect else { return false }
    return place.map(isEntry) ?? fields.first.map { isEntry($0.path) } ?? true
  }

  /// The same for a part that stands beside another one in the place.
  var besides: MappingTable.Row {
    var row = self
    if case .made(let path?) = effect { row.effect = .made(path.asEntry) }
    return row
  }

  /// Whether its part is an object of its own among others.
  var makesEntry: Bool {
    guard case .made(let path?) = effect else { return false }
    return path.endsInEntry
  }

  /// How exact it is.
  fileprivate var weight: Int { 2 * chain.count + (chain.contains { $0.form != nil } ? 1 : 0) }
}
