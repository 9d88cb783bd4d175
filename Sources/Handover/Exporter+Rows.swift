import CardModel
import JSON
import SourceText

// The choice of rows, and what is told of them.
extension Exporter {
  /// The row for `part`: the first of the most exact ones whose place is free.
  mutating func row(
    for part: HandoverPart, _ context: HandoverContext, _ place: [Int], _ asTemplate: Bool
  ) -> MappingTable.Row? {
    let rows = mappings.rows(for: context.chain)
    for (index, row) in rows.enumerated() {
      guard case .made(let path) = row.effect else { return row }
      if case .first = target.variants, rows.count < 2, !row.adds, part.isSecondVariant {
        lose(part, "the one for narrow screens or for iOS stands there")
        return nil
      }
      if let path {
        // The one template is what the others would have been.
        if asTemplate || !draft.isTaken(path, from: place) { return row }
        if shares(part, path, of: row, before: rows.dropFirst(index + 1), context, place) {
          draft.share(path, from: place)
          return row.besides
        }
      } else if let first = row.fields.first {
        if case .joined = first.value { return row }
        if !draft.isTaken(first.path, from: place) { return row }
      } else {
        return row
      }
    }
    lose(part, rows.isEmpty ? "there is no place for it here" : "its place is taken by another")
    return nil
  }

  /// Whether what stands at `path`, where `row` would put `part`, is for the other width, and nothing in a place of the rows behind it
  /// stands in front of `part` where that is seen.
  private func shares(
    _ part: HandoverPart, _ path: DraftPath, of row: MappingTable.Row, before later: ArraySlice<MappingTable.Row>,
    _ context: HandoverContext, _ place: [Int]
  ) -> Bool {
    guard case .all(let member, _) = target.variants, let width = part.attribute(.in) ?? context.width.name,
      !row.fields.contains(where: { $0.path.leadsOut })
    else { return false }
    let known = draft.texts(of: member, at: path, from: place).map(\.text)
    guard !known.isEmpty, known.allSatisfy({ $0 != nil && $0 != width }) else { return false }
    let around = Array(context.chain.dropFirst())
    let form = mappings.form(of: part, around)
    return !later.contains { row in
      guard case .made(let path?) = row.effect else { return false }
      return draft.texts(of: member, at: path, from: place).contains { object, text in
        // Of parts in different forms, such as buttons of different roles, the forms say which comes first.
        (text == nil || text == width) && makers[object].map { mappings.form(of: $0, around) == form } ?? false
      }
    }
  }

  mutating func lose(_ part: HandoverPart, _ reason: String, isLook: Bool = false) {
    tell(
      HandoverFindings.elementLost, "<\(part.name.rawValue)> is left out of \(target.title): \(reason)", at: part.range,
      severity: isLook ? .information : nil)
  }

  /// Tells that the attribute `name` of `part` is lost; `reason` goes on behind the name of the target.
  mutating func lose(_ name: AttributeName, of part: HandoverPart, _ reason: String, at range: ByteRange? = nil) {
    tell(
      HandoverFindings.valueLost,
      "\(name.rawValue) of <\(part.name.rawValue)> is left out of \(target.title)\(reason)", at: range ?? part.range)
  }

  /// Tells of `part` that it is for a platform for which the target leaves parts out, and whether it is.
  mutating func loseForOtherPlatform(_ part: HandoverPart) -> Bool {
    guard let platform = target.otherPlatform(of: part) else { return false }
    lose(part, "it is for \(platform == "android" ? "Android" : "iOS")", isLook: true)
    return true
  }

  mutating func loseText(_ part: HandoverPart) {
    let hasIcon = part.attribute(.icon) != nil || part.attribute(.purpose) != nil
    tell(
      HandoverFindings.elementLost,
      "the text of <\(part.name.rawValue)> is left out of \(target.title): "
        + (hasIcon ? "its icon stands alone" : "there is no place for it"),
      at: part.range, severity: hasIcon ? .information : nil)
  }

  /// Tells that `part` shows what the sample has now, and why that is not bound.
  mutating func tellSample(_ part: HandoverPart, _ reason: String) {
    tell(
      HandoverFindings.sampleWritten,
      "<\(part.name.rawValue)> is written with the values of the sample in \(target.title): \(reason)", at: part.range)
  }

  /// Tells which attributes of `part` are lost, and of what stands in it where the one around it takes all of that up.
  mutating func tellLosses(_ part: HandoverPart, _ row: MappingTable.Row, _ context: HandoverContext) {
    // What stands in it says for itself for what it is.
    let isKept =
      if case .all = target.variants, case .made(let path) = row.effect { path != nil || !part.children.isEmpty } else {
        false
      }
    for (name, range) in part.attributes {
      guard let loss = row.losses[name] ?? mappings.losses[name], !row.reads(name, of: part, in: target) else {
        continue
      }
      if isKept, name == .in || name == .platform { continue }
      if !part.isDrawn(name) { continue }
      guard let value = part.attribute(name), !loss.unless.contains(value) else { continue }
      lose(name, of: part, ": \(loss.reason)", at: range)
    }
    guard case .taken = row.effect else { return }
    for child in part.children {
      if loseForOtherPlatform(child) { continue }
      var inner = context
      inner.chain.insert((child.name, mappings.form(of: child, context.chain)), at: 0)
      if let own = mappings.rows(for: inner.chain).first, case .taken = own.effect {
        tellLosses(child, own, inner)
      }
    }
  }
}

extension MappingTable.Row {
  /// Whether it or another one takes over the attribute `name` of `part`.
  fileprivate func reads(_ name: AttributeName, of part: HandoverPart, in target: HandoverTarget) -> Bool {
    if readElsewhere.contains(name) { return true }
    return fields.contains { field in
      if case .press = field.value, target.pressReads.contains(name) { return true }
      return field.value.attributes(readFor: part).contains(name)
    }
  }
}

extension HandoverContext {
  /// That the sample is not there which `part` names, and which it has entered.
  func missing(of part: HandoverPart, _ sample: (_ path: String) -> JSONValue?) -> Diagnostic? {
    guard let file, !file.isEmpty, part.attribute(.sample) != nil, sample(file) == nil,
      let range = part.attributes.first(where: { $0.name == .sample })?.range
    else { return nil }
    return Diagnostic(
      HandoverFindings.fileMissing, "\(file) is not there or cannot be read, so that the app lacks its data", at: range)
  }
}
