/// Which namespace each prefix stands for at the present place (Namespaces in XML 1.0, section 6).
struct NamespaceScope {
  /// A binding to restore when an element ends.
  private struct Undo {
    let prefix: UInt32
    let namespace: UInt32
  }

  static let xmlnsName = "http://www.w3.org/2000/xmlns/"
  /// The prefix is not declared.
  static let unbound = UInt32.max

  /// Every different namespace name; 0 is none, 1 that of `xml`.
  private(set) var namespaces = ["", XMLName.xmlNamespace]
  private var indices: [String: UInt32] = ["": 0, XMLName.xmlNamespace: 1]
  /// By prefix: the index in ``namespaces``, or ``unbound``.
  private var current: [UInt32] = [0, 1, unbound]
  private var undo: [Undo] = []

  /// How many bindings could be undone; remember it before an element's declarations.
  var height: UInt32 { UInt32(truncatingIfNeeded: undo.count) }

  /// The namespace that `prefix` stands for.
  @inline(__always)
  func namespace(ofPrefix prefix: UInt32) -> UInt32 {
    Int(prefix) < current.count ? current[Int(prefix)] : Self.unbound
  }

  /// Binds `prefix` to `name` until ``restore(to:)``.
  mutating func bind(_ prefix: UInt32, to name: String) {
    while current.count <= Int(prefix) { current.append(Self.unbound) }
    undo.append(Undo(prefix: prefix, namespace: current[Int(prefix)]))
    current[Int(prefix)] = index(of: name)
  }

  /// Takes back all bindings made since the height was `height`.
  @inline(__always)
  mutating func restore(to height: UInt32) {
    while undo.count > Int(height) {
      let last = undo.removeLast()
      current[Int(last.prefix)] = last.namespace
    }
  }

  private mutating func index(of name: String) -> UInt32 {
    if let index = indices[name] { return index }
    let index = UInt32(namespaces.count)
    namespaces.append(name)
    indices[name] = index
    return index
  }
}
