import SchemaModel
import XMLSyntax

/// Reads `xs:unique`, `xs:key` and `xs:keyref`.
struct IdentityConstraintReader {
  private let files: SchemaFiles
  private let register: SchemaRegister

  init(_ register: SchemaRegister) {
    files = register.files
    self.register = register
  }

  /// All constraints, in document order.
  func constraints() -> [IdentityConstraint] { register.identityConstraints.compactMap { constraint($0) } }

  private func constraint(_ node: SchemaNode) -> IdentityConstraint? {
    guard let kind = kind(of: node) else { return nil }
    let selectors = files.children(node, .selector)
    let selector = selectors.first.flatMap { paths(of: $0, isField: false) }
    if selectors.count != 1 { files.fail("xs:\(files.name(node)) needs one xs:selector", at: node) }
    let fields = files.children(node, .field).compactMap { paths(of: $0, isField: true) }
    if fields.isEmpty { files.fail("xs:\(files.name(node)) needs an xs:field", at: node) }
    let name = ExpandedName(namespace: files.targetNamespace(of: node), local: files.token(.name, of: node) ?? "")
    return IdentityConstraint(
      name: name, kind: kind, selector: selector ?? [], fields: fields, documentation: files.documentation(of: node),
      location: files.location(of: node))
  }

  private func kind(of node: SchemaNode) -> IdentityConstraint.Kind? {
    switch files.element(node) {
    case .key: return .key
    case .keyref:
      guard let found = files.global(.identityConstraint, .refer, of: node),
        let index = register.identityConstraint(found)
      else {
        if !files.has(.refer, node) { files.fail("xs:keyref needs a refer", at: node) }
        return nil
      }
      if files.element(found) == .keyref { files.fail("refer must name an xs:key or xs:unique", at: node) }
      if files.children(found, .field).count != files.children(node, .field).count {
        files.fail("xs:keyref must have as many fields as what it refers to", at: node)
      }
      return .keyref(refer: index)
    default: return .unique
    }
  }

  /// The alternatives of an `xpath` attribute (part 1, section 3.11.6).
  private func paths(of node: SchemaNode, isField: Bool) -> [IdentityConstraint.Path]? {
    guard let text = files.value(.xpath, of: node) else {
      files.fail("xs:\(files.name(node)) needs an xpath", at: node)
      return nil
    }
    var paths: [IdentityConstraint.Path] = []
    // White space may stand between any two tokens, and of two names one would be made; that inside a name with a prefix is let through.
    let tokens = text.utf8.split { Facets.WhiteSpace.isXMLSpace($0) }
    let standsApart = zip(tokens, tokens.dropFirst()).allSatisfy { first, second in
      [first.last, second.first].contains { $0.map { "/|:@".utf8.contains($0) } ?? true }
    }
    for alternative in text.utf8.split(separator: 0x7C, omittingEmptySubsequences: false) {
      let bytes = alternative.filter { !Facets.WhiteSpace.isXMLSpace($0) }
      guard standsApart, let path = path(String(decoding: bytes, as: UTF8.self), isField: isField, node) else {
        files.fail("xpath=\"\(text)\" is not supported: XSD 1.0 has only paths such as .//a/b or @c here", at: node)
        return nil
      }
      paths.append(path)
    }
    return paths
  }

  private func path(_ text: String, isField: Bool, _ node: SchemaNode) -> IdentityConstraint.Path? {
    var text = text[...]
    var result = IdentityConstraint.Path(fromDescendants: false, steps: [])
    if text.hasPrefix(".//") {
      result.fromDescendants = true
      text = text.dropFirst(3)
    }
    let steps = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).map { Substring($0) }
    for (index, step) in steps.enumerated() {
      if step == "." { continue }
      var step = step
      var isAttribute = false
      if step.hasPrefix("child::") { step = step.dropFirst(7) }
      if step.hasPrefix("@") || step.hasPrefix("attribute::") {
        guard isField, index == steps.count - 1 else { return nil }
        isAttribute = true
        step = step.dropFirst(step.hasPrefix("@") ? 1 : 11)
      }
      guard let test = nameTest(String(step), node) else { return nil }
      result.steps.append(isAttribute ? .attribute(test) : .child(test))
    }
    return result
  }

  private func nameTest(_ text: String, _ node: SchemaNode) -> IdentityConstraint.NameTest? {
    if text == "*" { return .any }
    let parts = text.utf8.split(separator: 0x3A, omittingEmptySubsequences: false).map { String(Substring($0)) }
    let isWildcard = parts.count == 2 && parts[1] == "*"
    guard parts.count <= 2, (isWildcard ? parts.dropLast() : parts).allSatisfy({ XMLName.isNCName($0) }) else {
      return nil
    }
    guard parts.count == 2 else { return .name(register.names.intern(ExpandedName(local: text))) }
    guard let namespace = files.namespace(ofPrefix: parts[0], at: node) else {
      files.fail("The prefix “\(parts[0])” is not declared", at: node)
      return nil
    }
    if isWildcard { return .namespace(namespace) }
    return .name(register.names.intern(ExpandedName(namespace: namespace, local: parts[1])))
  }
}
