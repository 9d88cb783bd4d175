import CardModel
import JSON

extension SampleModel {
  /// The types in `view`, outermost first.
  func declarations(isPublic: Bool) -> [[String]] {
    nodes.indices.filter { kind($0) == .object }.map { declaration($0, isPublic) }
  }

  private func declaration(_ node: Int, _ isPublic: Bool) -> [String] {
    let access = isPublic ? "public " : ""
    let members = nodes[node].members
    var lines = ["\(access)struct \(nodes[node].type): Decodable, Hashable, Sendable {"]
    for member in members {
      lines.append(
        "  \(access)var \(SwiftName.guarded(member.name)): \(type(member.node))\(isOptional(member.node) ? "?" : "")")
    }
    if members.contains(where: { $0.key != $0.name }) {
      lines += ["", "  enum CodingKeys: String, CodingKey {"]
      for member in members {
        let raw = member.key == member.name ? "" : " = \(SwiftText.quoted(member.key))"
        lines.append("    case \(SwiftName.guarded(member.name))\(raw)")
      }
      lines.append("  }")
    }
    if isPublic { lines += [""] + initialiser(members).map { "  " + $0 } }
    return lines + ["}"]
  }

  private func initialiser(_ members: [(key: String, name: String, node: Int)]) -> [String] {
    let parameters = members.map { member in
      "\(SwiftName.label(SwiftName.guarded(member.name))): \(type(member.node))"
        + (isOptional(member.node) ? "? = nil" : "")
    }
    return SwiftViewFile.initialiser("public ", parameters, indent: 4)
      + members.map { "  self.\(SwiftName.guarded($0.name)) = \(SwiftName.guarded($0.name))" } + ["}"]
  }

  /// How many items of a list the sample has.
  static let mostItems = 10

  /// What the sample has at `node`.
  func literal(_ value: JSONValue?, _ node: Int) -> SwiftCode {
    guard let value, value != .null || kind(node) == .text else { return .plain("nil") }
    switch kind(node) {
    case .text: return .plain(value == .null ? "nil" : SwiftText.quoted(SampleScope.text(value) ?? ""))
    case .whole, .number, .flag: return .plain(value.text())
    case .list:
      let items = nodes[node].items.map { items in
        (value.array ?? []).prefix(Self.mostItems).map { literal($0, items) }
      }
      return .list(items ?? [])
    case .object:
      return .call(
        nodes[node].type,
        nodes[node].members.compactMap { member in
          let own = value.object?[member.key]
          // What is not there needs no argument.
          if isOptional(member.node), own == nil || own == .null { return nil }
          return (SwiftName.label(SwiftName.guarded(member.name)), literal(own, member.node))
        })
    }
  }

  /// What is written where there is no sample.
  func standIn(_ node: Int, _ name: String) -> SwiftCode {
    switch kind(node) {
    case .text: .plain(SwiftText.quoted(name))
    case .whole, .number: .plain("1")
    case .flag: .plain("true")
    case .list: .list(nodes[node].items.map { [standIn($0, name)] } ?? [])
    case .object:
      .call(
        nodes[node].type,
        nodes[node].members.map { (SwiftName.label(SwiftName.guarded($0.name)), standIn($0.node, $0.name)) })
    }
  }
}
