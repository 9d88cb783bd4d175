import CardModel
import SchemaModel

/// Which options there are for an element.
extension ImportFormat {
  /// The forms that an element may have in `chain`.
  func forms(of name: ElementName, _ chain: ImportOption.Chain) -> [String?] {
    let table = target.table
    let bare = [(name: name, form: String?.none)] + chain
    let forms = (table.forms[name] ?? []).filter { MappingTable.matches($0.chain, bare) }
    guard let form = forms.max(by: { $0.chain.count < $1.chain.count }) else { return [nil] }
    let others = (extra.forms[name] ?? []).filter { MappingTable.matches($0.chain, bare) }.map(\.standard)
    return Set(form.choices.values).union([form.standard]).union(others).sorted()
  }

  /// The rows for an element, and how far from its own each is.
  func rows(_ chain: ImportOption.Chain) -> [(row: MappingTable.Row, weight: Int)] {
    let extra = extra.rows(for: chain)
    let isUnread = extra.contains { if case .lost = $0.effect { true } else { false } }
    let own = isUnread ? [] : target.table.rows(for: chain)
    return own.map { ($0, $0.note == nil ? 0 : 2) } + extra.map { ($0, 1) }
  }

  /// What may stand in an element, whatever the file says, those in elements without an object of their own included.
  func candidates(
    in element: ElementID, _ chain: ImportOption.Chain, _ knowledge: ImportKnowledge
  ) -> [ImportOption] {
    let way = chain.map { $0.name.rawValue + "@" + ($0.form ?? "") }.joined(separator: "<")
    return knowledge.options(name + " " + way) {
      var found: [ImportOption] = []
      collect(element, chain, [], knowledge.schema, &found)
      return found
    }
  }

  func collect(
    _ element: ElementID, _ chain: ImportOption.Chain, _ containers: [ImportOption.Container], _ schema: Schema,
    _ found: inout [ImportOption]
  ) {
    for child in schema.children(of: element) {
      guard let name = ElementName(rawValue: schema[child].localName), name != .other else { continue }
      for form in forms(of: name, chain) {
        let own = [(name: name, form: form)] + chain
        for (row, weight) in rows(own) {
          guard case .made(let path) = row.effect else { continue }
          if path == nil, row.fields.allSatisfy({ $0.value.isConstant }) {
            guard containers.count < 4 else { continue }
            collect(child, own, containers + [.init(element: child, row: row)], schema, &found)
          } else {
            found.append(
              ImportOption(
                containers: containers, element: child, chain: own, row: row, place: [], entry: nil, isTemplate: false,
                weight: weight, order: found.count))
          }
        }
      }
    }
  }

  /// What stands between the texts that share a member.
  static func joints(_ table: MappingTable) -> [String: String] {
    var joints: [String: String] = [:]
    for row in table.rows.values.joined() {
      for case (let path, .joined(_, let between)) in row.fields {
        for name in row.chain.dropFirst().first?.names ?? [] { joints[joint(name, path)] = between }
      }
    }
    return joints
  }

  /// The key of texts that share a member of what an element becomes.
  static func joint(_ element: ElementName?, _ path: DraftPath) -> String {
    (element?.rawValue ?? "") + " " + path.shown
  }
}
