package import CardModel
import JSON
package import XMLSyntax

/// What becomes of an element in a target, told for people.
package struct HandoverOutcome: Hashable, Sendable {
  /// The places for which it holds, such as `Header > Title`.
  package var places: [String]
  /// What it becomes, in Markdown; empty when it is left out.
  package let becomes: String
  /// Why it is left out, or what else stands there; empty when there is nothing to say.
  package let note: String
  /// Whether it is left out.
  package let isLost: Bool
  /// Attributes that are left out, and why.
  package let losses: [Loss]

  /// An attribute that is left out.
  package struct Loss: Hashable, Sendable {
    /// Its name.
    package let attribute: String
    /// Why.
    package let reason: String
  }
}

extension HandoverTarget {
  /// What becomes of the element `name`, which may have `attributes`: one outcome for all places in which it is the same.
  package func outcomes(of name: ElementName, attributes: [AttributeName]) -> [HandoverOutcome] {
    var outcomes: [HandoverOutcome] = []
    for row in table.rows[name] ?? [] {
      let outcome = outcome(of: row, attributes)
      let same = outcomes.firstIndex { known in
        known.becomes == outcome.becomes && known.note == outcome.note && known.losses == outcome.losses
      }
      if let same {
        outcomes[same].places += outcome.places.filter { !outcomes[same].places.contains($0) }
      } else {
        outcomes.append(outcome)
      }
    }
    return outcomes
  }

  /// What becomes of the element at `node` in `tree` where it stands; nil where the target knows nothing of it.
  package func outcome(of node: NodeID, in tree: XMLTree) -> HandoverOutcome? {
    var parts: [HandoverPart] = []
    var next: HandoverPart? = HandoverReading(tree).part(node)
    while let part = next {
      parts.append(part)
      next = part.parent
    }
    var chain: [(name: ElementName, form: String?)] = []
    for part in parts.reversed() {
      chain.insert((part.name, table.form(of: part, chain)), at: 0)
      guard let row = table.rows(for: chain).first else { return nil }
      if case .lost = row.effect, part.node != node {
        // What a whole family lacks is told at its root.
        if part.parent == nil { return nil }
        return HandoverOutcome(
          places: [], becomes: "", note: "`<\(part.name.rawValue)>` around it is left out", isLost: true, losses: [])
      }
    }
    let drawn = parts.first.map { part in part.attributes.map(\.name).filter(part.isDrawn) } ?? []
    return table.rows(for: chain).first.map { outcome(of: $0, drawn) }
  }

  /// Whether the target can have the card in `tree`.
  package func canHave(_ tree: XMLTree) -> Bool {
    guard let root = HandoverReading(tree).root else { return false }
    let form = table.forms[root.name]?.first { $0.chain.count == 1 }?.standard
    guard let row = table.rows(for: [(name: root.name, form: form)]).first else { return false }
    if case .lost = row.effect { return false }
    return true
  }

  private func outcome(of row: MappingTable.Row, _ attributes: [AttributeName]) -> HandoverOutcome {
    let place = row.chain.reversed().map { link in
      link.names.map(\.rawValue).joined(separator: "/") + (link.form.map { " (\($0))" } ?? "")
    }.joined(separator: " > ")
    switch row.effect {
    case .lost(let reason, _):
      return HandoverOutcome(places: [place], becomes: "", note: reason, isLost: true, losses: [])
    case .taken:
      return HandoverOutcome(
        places: [place], becomes: "Part of what the element around it becomes", note: "", isLost: false,
        losses: losses(row, attributes))
    case .made(let path):
      return HandoverOutcome(
        places: [place], becomes: Self.becomes(path, row), note: row.note ?? "", isLost: false,
        losses: losses(row, attributes))
    }
  }

  private static func becomes(_ path: DraftPath?, _ row: MappingTable.Row) -> String {
    var names: [String] = []
    for (path, _) in row.fields where !path.shown.isEmpty && !path.shown.hasPrefix("_") && path.steps.first != .up {
      if !names.contains(path.shown) { names.append(path.shown) }
    }
    let named = row.fields.first { $0.path.shown == "_" }?.value
    if case .constant(.string(let component))? = named {
      // A component in a slot of another; what its initialiser takes is told.
      let taken = names.filter { name in
        SwiftSignatures.fiori.parameters[component]?.contains { $0.label == name } == true
      }
      let slot = path?.shown.split(separator: ".").first.flatMap { $0 == "body" ? nil : " in `\($0)`" } ?? ""
      return "`\(component)`\(slot)" + (taken.isEmpty ? "" : " with ")
        + taken.map { "`\($0)`" }.joined(separator: ", ")
    }
    let members = names.map { "`\($0)`" }.joined(separator: ", ")
    switch (path?.shown ?? "", members) {
    case ("", ""): return "What stands in it stands for it"
    case ("", _): return members
    case (let shown, ""): return "`\(shown)`"
    case (let shown, _): return "`\(shown)` with \(members)"
    }
  }

  private func losses(_ row: MappingTable.Row, _ attributes: [AttributeName]) -> [HandoverOutcome.Loss] {
    let read = row.readElsewhere.union(row.fields.flatMap(\.value.attributes))
    let isPressed = row.fields.contains { if case .press = $0.value { true } else { false } }
    return attributes.compactMap { name in
      guard !read.contains(name), !(isPressed && pressReads.contains(name)),
        let loss = row.losses[name] ?? table.losses[name]
      else { return nil }
      return HandoverOutcome.Loss(attribute: name.rawValue, reason: loss.reason)
    }
  }
}
