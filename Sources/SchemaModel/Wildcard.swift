/// A wildcard: `xs:any` or `xs:anyAttribute` (XSD 1.0 part 1, section 3.10).
package struct Wildcard: Hashable, Sendable {
  /// Which namespaces it lets in.
  package enum Namespaces: Hashable, Sendable {
    /// All.
    case any
    /// All but this one, and not "no namespace": `##other`.
    case other(than: String)
    /// These; the empty string is "no namespace".
    case list([String])
  }

  /// What is asked of what it lets in.
  package enum ProcessContents: Hashable, Sendable {
    /// There must be a declaration and it must hold.
    case strict
    /// If there is a declaration, it must hold.
    case lax
    /// Nothing.
    case skip
  }

  /// Which namespaces it lets in.
  package var namespaces: Namespaces
  /// What is asked of what it lets in.
  package var processContents: ProcessContents

  /// A wildcard.
  package init(_ namespaces: Namespaces, _ processContents: ProcessContents) {
    self.namespaces = namespaces
    self.processContents = processContents
  }

  /// Whether a name in `namespace` (empty for none) is let in.
  package func allows(_ namespace: String) -> Bool {
    switch namespaces {
    case .any: true
    case .other(let than): namespace != than && !namespace.isEmpty
    case .list(let list): list.contains(namespace)
    }
  }
}
