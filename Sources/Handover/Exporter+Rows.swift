import CardModel
import SourceText

// The choice of rows, and what is told of them.
extension Exporter {
  /// The row for `part`: the first of the most exact ones whose place is free.
  mutating func row(
    for part: HandoverPart, _ context: HandoverContext, _ place: [Int], _ asTemplate: Bool
  ) -> MappingTable.Row? {
    let rows = target.table.rows(for: context.chain)
    for row in rows {
      guard case .made(let path) = row.effect else { return row }
      if let path {
        // The one template is what the others would have been.
        if asTemplate || !draft.isTaken(path, isTemplate: false, from: place) { return row }
      } else if let first = row.fields.first {
        if case .joined = first.value { return row }
        if !draft.isTaken(first.path, isTemplate: false, from: place) { return row }
      } else {
        return row
      }
    }
    lose(part, rows.isEmpty ? "there is no place for it here" : "its place is taken by another")
    return nil
  }

  mutating func lose(_ part: HandoverPart, _ reason: String, isLook: Bool = false) {
    tell(
      HandoverFindings.elementLost, "<\(part.name.rawValue)> is left out of \(target.title): \(reason)", at: part.range,
      severity: isLook ? .information : nil)
  }

  mutating func loseText(_ part: HandoverPart) {
    let hasIcon = part.attribute(.icon) != nil || part.attribute(.purpose) != nil
    tell(
      HandoverFindings.elementLost,
      "the text of <\(part.name.rawValue)> is left out of \(target.title): "
        + (hasIcon ? "its icon stands alone" : "there is no place for it"),
      at: part.range, severity: hasIcon ? .information : nil)
  }

  mutating func tellSample(_ part: HandoverPart) {
    tell(
      HandoverFindings.sampleWritten,
      "nothing is bound here in \(target.title): <\(part.name.rawValue)> is written with the values of the sample",
      at: part.range)
  }

  /// Tells which attributes of `part` are lost, and of what stands in it where the one around it takes all of that up.
  mutating func tellLosses(_ part: HandoverPart, _ row: MappingTable.Row, _ context: HandoverContext) {
    let read = row.readElsewhere.union(row.fields.flatMap { $0.value.attributes(readFor: part) })
    let isPressed = row.fields.contains { if case .press = $0.value { true } else { false } }
    let isKept = if case .all = target.variants, case .made(.some) = row.effect { true } else { false }
    for (name, range) in part.attributes where !read.contains(name) && !(isPressed && target.pressReads.contains(name))
    {
      if isKept, name == .in || name == .platform { continue }
      guard let loss = row.losses[name] ?? target.table.losses[name] else { continue }
      guard let value = part.attribute(name), !loss.unless.contains(value) else { continue }
      tell(
        HandoverFindings.valueLost,
        "\(name.rawValue) of <\(part.name.rawValue)> is left out of \(target.title): \(loss.reason)", at: range)
    }
    guard case .taken = row.effect else { return }
    for child in part.children {
      var inner = context
      inner.chain.insert((child.name, target.table.form(of: child, context.chain)), at: 0)
      if let own = target.table.rows(for: inner.chain).first, case .taken = own.effect {
        tellLosses(child, own, inner)
      }
    }
  }
}
