import CardModel
import JSON
import SchemaModel
import SourceText

/// Trying options, and keeping the best.
extension Importer {
  /// What comes of `option`, without changing anything; nil where the file says something else.
  mutating func attempt(_ option: ImportOption) -> Attempt? {
    guard room > 0 else { return nil }
    room -= 1 + option.row.fields.count
    let (progress, count, around) = (tree.progress, told.count, ids)
    defer {
      tree.goBack(to: progress)
      told.removeLast(told.count - count)
      ids = around
    }
    var values = ImportedValues(element: ElementDraft(option.element))
    let part = values.element
    if case .made(_?) = option.row.effect { part.origin = option.place.last } else { part.origin = option.entry }
    guard let missing = constants(option.row, option) else { return nil }
    let own = part.origin.map { tree.scalar($0) == nil } == true ? 1 : 0
    if own == 1, let origin = part.origin { tree.read(origin) }
    keys(option)
    repeats(option, part)
    if let form = format.target.table.saying(option.chain) { schema.set(form.name, form.value, of: part) }
    var absent = 0
    for field in option.row.fields where !field.value.isConstant {
      let before = tree.progress
      read(field, option, &values)
      if tree.progress == before { absent += 1 }
    }
    if option.chain[0].name == .dataTable { addColumn(to: part, option) }
    fill(option, &values)
    let reads = tree.reads(since: progress)
    // A column has its place also without a heading.
    guard reads.count > own || own == 1 && option.chain[0].name == .column, hasText(option, part) else { return nil }
    // What the element cannot be without does not stand there.
    let lacking = schema.requiredChildren(of: option.element).count { child in
      !part.children.contains { $0.declaration == child }
    }
    return Attempt(
      part: part, values: values, reads: reads, told: Array(told[count...]), ids: ids,
      count: reads.count { tree.scalar($0.node) != nil }, penalty: 100 * (option.weight + missing + lacking) + absent)
  }

  /// Lets `part` repeat where its object stands for all records of a list.
  private mutating func repeats(_ option: ImportOption, _ part: ElementDraft) {
    if option.isTemplate, let origin = part.origin, let each = lists[origin] { schema.set(.each, each, of: part) }
    // Where all may repeat, a member of the object says so.
    guard case .anywhere(let member, _) = format.target.repeats, case .made(let path?) = option.row.effect,
      let owner = option.place.dropLast(path.stepsBehindRepeated).last, let each = lists[owner],
      let node = tree.member(member, of: owner), !tree.nodes[node].isRead, schema.set(.each, each, of: part)
    else { return }
    tree.read(node)
  }

  /// Takes over what tells the list entries apart in which the object of `option` stands.
  private mutating func keys(_ option: ImportOption) {
    guard case .made(let path?) = option.row.effect else { return }
    for case .reused(_, let key, let value) in path.steps {
      for node in option.place {
        if let own = tree.member(key, of: node), tree.isSame(own, .string(value)), !tree.nodes[own].isRead {
          tree.read(own)
        }
      }
    }
  }

  /// Columns stand in front of rows, also where only rows tell of them.
  private mutating func addColumn(to table: ElementDraft, _ option: ImportOption) {
    guard
      !format.candidates(in: option.element, option.chain, knowledge).contains(where: { $0.chain[0].name == .column }),
      let column = schema.children(of: table.declaration).first(where: { schema[$0].localName == "Column" })
    else { return }
    _ = table.insert(ElementDraft(column), schema)
  }

  /// Keeps what came of an option.
  mutating func keep(_ attempt: Attempt) {
    for (node, rest) in attempt.reads { tree.read(node, rest: rest) }
    told += attempt.told
    ids = attempt.ids
  }

  /// Takes over what has to be the same wherever `row` holds; how much of it is missing, or nil where the file says something else.
  private mutating func constants(_ row: MappingTable.Row, _ option: ImportOption) -> Int? {
    var missing = 0
    for case (let path, .constant(let json)) in row.fields {
      guard json.object == nil, json.array == nil else {
        let found = tree.places(path.steps, path.isAbsolute ? [tree.top] : option.place).compactMap(\.last)
        if let node = found.first(where: { !tree.nodes[$0].isRead && tree.json($0) == json }) { tree.readAll(node) }
        continue
      }
      guard let node = tree.node(at: path, option) else {
        if path.isNeeded(json) { return nil }
        missing += 1
        continue
      }
      if tree.isSame(node, json) {
        if !tree.nodes[node].isRead { tree.read(node) }
      } else if path.isKind || path.steps.first != .up && (json.string != nil || json.bool != nil) {
        return nil
      }
    }
    return missing
  }

  /// Whether the text is there that the element must have.
  private func hasText(_ option: ImportOption, _ part: ElementDraft) -> Bool {
    guard option.row.fields.contains(where: \.value.showsText), let type = schema.textType(of: part.declaration),
      schema.problem(of: "", as: type) != nil
    else { return true }
    return part.text != nil
  }

  /// Fills an element with what stands in its object.
  private mutating func fill(_ option: ImportOption, _ values: inout ImportedValues) {
    let part = values.element
    var reversed: [ElementDraft] = []
    var open = claims(in: option.element, option.chain, option.place, option.row)
    room -= open.count
    let ranks = Ranks(open, self, below: option.place.last)
    for index in open.indices { open[index].rank = ranks.rank(of: open[index].options[0], open[index].key) }
    open.sort { isBehind($0, $1) }
    while let claim = open.popLast() {
      let node = tree.nodes[claim.key]
      if node.isRead, node.rest == nil { continue }
      guard let best = still(claim.best, in: part) ?? best(of: claim.options, in: part) else { continue }
      // Where it comes later, what others say goes in front.
      var later = claim
      (later.rank, later.best) = (ranks.rank(of: best.option, claim.key), best)
      if later.rank > claim.rank {
        open.insert(later, at: place(of: later, in: open))
        continue
      }
      let before = tree.progress
      put(best.option, best.attempt, into: part, &reversed)
      keep(best.attempt)
      if option.chain[0].name == .tableRow {
        values.columns.append(best.attempt.values.column)
      } else if values.columns.isEmpty {
        values.columns = best.attempt.values.columns
      }
      // A text may hold several parts, one behind the other.
      if tree.progress > before, let rest = tree.nodes[claim.key].rest, rest != node.rest { open.append(claim) }
    }
    if option.chain[0].name == .dataTable { schema.addColumns(values.columns, to: part) }
    // The primary action stands last in a card, and first in what is imported.
    for owner in reversed {
      owner.moveBehind({ schema[$0.declaration].localName == "Action" }, { $0.attribute("role") == "primary" })
    }
  }

  /// Whether `first` is looked at after `second`.
  private func isBehind(_ first: Claim, _ second: Claim) -> Bool {
    let starts = (tree.nodes[first.key].range.start, tree.nodes[second.key].range.start)
    return (first.rank, starts.0, first.key) > (second.rank, starts.1, second.key)
  }

  /// Where `claim` stands in `open`, which ends with what is looked at next.
  private func place(of claim: Claim, in open: [Claim]) -> Int {
    var (low, high) = (0, open.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(open[middle], claim) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What was found best before, as long as nothing of it has gone elsewhere.
  private func still(_ best: Claim.Best?, in part: ElementDraft) -> Claim.Best? {
    guard let best, accepts(best.option, part) else { return nil }
    return best.attempt.reads.contains { tree.nodes[$0.node].isRead && tree.scalar($0.node) != nil } ? nil : best
  }

  /// The option of which most is taken over, among those for which there is a place.
  private mutating func best(
    of options: [ImportOption], in part: ElementDraft
  ) -> Claim.Best? {
    var best: Claim.Best?
    for option in options where accepts(option, part) {
      guard let attempt = attempt(option) else { continue }
      if best.map({ attempt.isBetter(than: $0.attempt) }) ?? true { best = (option, attempt) }
    }
    return best
  }

  // MARK: Places

  private func accepts(_ option: ImportOption, _ part: ElementDraft) -> Bool {
    var part = part
    for (index, container) in option.containers.enumerated() {
      guard let last = part.children.last(where: { $0.declaration == container.element }) else {
        return part.accepts(container.element, schema)
      }
      let next = index + 1 < option.containers.count ? option.containers[index + 1].element : option.element
      if !last.accepts(next, schema),
        !last.children.contains(where: { $0.declaration == next && $0.declaration != option.element })
      {
        return part.accepts(container.element, schema)
      }
      part = last
    }
    return part.accepts(option.element, schema)
  }

  /// Puts what came of `option` into `part`, with the elements around it that have no object of their own.
  private mutating func put(
    _ option: ImportOption, _ attempt: Attempt, into part: ElementDraft, _ reversed: inout [ElementDraft]
  ) {
    var owner = part
    let around = around(option)
    for (index, container) in option.containers.enumerated() {
      let next = index + 1 < option.containers.count ? option.containers[index + 1].element : option.element
      let isLast = index + 1 == option.containers.count
      if let last = owner.children.last(where: { $0.declaration == container.element }),
        last.accepts(next, schema) || !isLast && last.children.contains(where: { $0.declaration == next }),
        !isLast || last.origin == nil || last.origin == around || !owner.accepts(container.element, schema),
        !isLast || attempt.values.parent.allSatisfy({ (last.attribute($0.name.rawValue) ?? $0.value) == $0.value })
      {
        owner = last
      } else {
        let new = ElementDraft(container.element)
        if isLast { new.origin = around }
        guard owner.insert(new, schema) else { return }
        _ = constants(container.row, option)
        if container.row.primary == .first { reversed.append(new) }
        owner = new
      }
    }
    _ = owner.insert(attempt.part, schema)
    for (name, value) in attempt.values.parent { schema.set(name, value, of: owner) }
  }

  /// The entry of a list in which the object of `option` stands as one of several: a row of a header.
  private func around(_ option: ImportOption) -> Int? {
    guard case .made(let path?) = option.row.effect, path.steps.count > 1, let around = option.place.dropLast().last,
      case .reused = path.steps[path.steps.count - 2]
    else { return nil }
    return around
  }

}

extension DraftPath {
  /// Whether it leads to what an object is.
  var isKind: Bool {
    guard case .member(let name)? = steps.last else { return false }
    return name == "_Type" || name == "type"
  }

  /// Whether something is of another kind where `json` does not stand at it; what others may leave out is not needed.
  func isNeeded(_ json: JSONValue) -> Bool {
    guard case .member(let name)? = steps.last, name != "_Type", steps.first != .up else { return false }
    if let text = json.string { return text != "Status" && text != "Help" }
    return name == "inverted"
  }
}
