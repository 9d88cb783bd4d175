import SchemaModel

extension SchemaFiles {
  /// The wildcard that `xs:any` or `xs:anyAttribute` declares.
  func wildcard(of node: SchemaNode) -> Wildcard? {
    let contents: [String: Wildcard.ProcessContents] = ["strict": .strict, "lax": .lax, "skip": .skip]
    guard let process = contents[token(.processContents, of: node) ?? "strict"] else {
      fail("processContents must be strict, lax or skip", at: node)
      return nil
    }
    let target = targetNamespace(of: node)
    switch token(.namespace, of: node) ?? "##any" {
    case "##any": return Wildcard(.any, process)
    case "##other": return Wildcard(.other(than: target), process)
    case let text:
      var list: [String] = []
      for word in text.split(separator: " ") {
        let namespace = word == "##targetNamespace" ? target : word == "##local" ? "" : String(word)
        if namespace.hasPrefix("##") { fail("“\(word)” cannot stand in a list of namespaces", at: node) }
        if !list.contains(namespace) { list.append(namespace) }
      }
      return Wildcard(.list(list), process)
    }
  }

  /// What both wildcards let in (part 1, "Attribute Wildcard Intersection"), with the contents of the third; a problem
  /// at `node` when no wildcard can say it.
  func intersection(
    _ first: Wildcard, _ second: Wildcard, contents: Wildcard.ProcessContents, _ node: SchemaNode
  ) -> Wildcard {
    switch (first.namespaces, second.namespaces) {
    case (.any, let other), (let other, .any): return Wildcard(other, contents)
    case (.list(let list), .list(let other)): return Wildcard(.list(list.filter { other.contains($0) }), contents)
    case (.list(let list), .other): return Wildcard(.list(list.filter { second.allows($0) }), contents)
    case (.other, .list(let list)): return Wildcard(.list(list.filter { first.allows($0) }), contents)
    case (.other(let one), .other(let two)):
      if one != two, !one.isEmpty, !two.isEmpty {
        fail("The intersection of these wildcards cannot be expressed", at: node)
      }
      return Wildcard(.other(than: one.isEmpty ? two : one), contents)
    }
  }

  /// What either wildcard lets in (part 1, "Attribute Wildcard Union"), with the contents of the first; a problem at
  /// `node` when no wildcard can say it.
  func union(_ own: Wildcard, _ base: Wildcard, _ node: SchemaNode) -> Wildcard {
    let contents = own.processContents
    switch (own.namespaces, base.namespaces) {
    case (.any, _), (_, .any): return Wildcard(.any, contents)
    case (.list(let list), .list(let other)):
      return Wildcard(.list(list + other.filter { !list.contains($0) }), contents)
    case (.other(let one), .other(let two)):
      return Wildcard(one == two ? .other(than: one) : .other(than: ""), contents)
    case (.other(let than), .list(let list)), (.list(let list), .other(let than)):
      switch (list.contains(than), list.contains("")) {
      case (true, true): return Wildcard(.any, contents)
      case (true, false): return Wildcard(than.isEmpty ? .any : .other(than: ""), contents)
      case (false, false): return Wildcard(.other(than: than), contents)
      case (false, true):
        fail("The union of these wildcards cannot be expressed", at: node)
        return own
      }
    }
  }
}
