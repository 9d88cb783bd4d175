package import JSON

/// What the JSON Schema of a sample says of the data that bindings at one place read.
package struct SampleShape: Sendable {
  /// What it says of the whole sample.
  package let root: JSONSchema
  /// What it says of the value at which paths start.
  private let item: JSONSchema.Step

  private init(root: JSONSchema, item: JSONSchema.Step) { (self.root, self.item) = (root, item) }

  /// What is said of the sample of the element with `sample="sampleReference"` by the file that its `schema` names; nil where
  /// that is no schema.
  package init?(schema reference: String, sample sampleReference: String?, file: (_ path: String) -> JSONValue?) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let pointer = parts.count > 1 ? JSONPointer(fragment: parts[1]) : JSONPointer()
    guard let pointer, let root = file(parts[0]).flatMap({ JSONSchema($0, at: pointer) }) else { return nil }
    let place = sampleReference?.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
    let names = place.flatMap { JSONPointer(fragment: String($0)) }?.tokens ?? []
    self.init(root: root, item: Self.walk(names, from: .schema(root)))
  }

  /// The paths to what it describes, written as in bindings, with what it says there: no deeper than some steps.
  ///
  /// - Parameters:
  ///   - isAbsolute: Whether they are those from the top of the sample.
  ///   - most: No more are told.
  package func paths(isAbsolute: Bool, most: Int) -> [(path: String, schema: JSONSchema)] {
    var found: [(path: String, schema: JSONSchema)] = []
    let start = isAbsolute ? root : item.schema
    var pending = start.map { [(prefix: isAbsolute ? "/" : "", schema: $0, depth: 1)] } ?? []
    while let (prefix, schema, depth) = pending.popLast(), found.count < most {
      for (name, member) in schema.properties where SampleScope.isStep(name) {
        guard let member else { continue }
        found.append((prefix + name, member))
        if depth < Self.deepest { pending.append((prefix + name + "/", member, depth + 1)) }
      }
    }
    return found
  }

  private static let deepest = 3

  /// What it says of the value at `path`, which is written as in a binding.
  package func at(_ path: String) -> JSONSchema.Step {
    if path == "." { return item }
    let isAbsolute = path.utf8.first == 0x2F
    return Self.walk(SampleScope.names(path), from: isAbsolute ? .schema(root) : item)
  }

  /// What it says inside a part that is repeated for the list at `binding`.
  package func repeated(for binding: String) -> SampleShape? {
    switch at(SampleScope.path(binding) ?? binding) {
    case .schema(let list): SampleShape(root: root, item: list.items)
    case .anything: SampleShape(root: root, item: .anything)
    case .nothing: nil
    }
  }

  private static func walk(_ names: [String], from start: JSONSchema.Step) -> JSONSchema.Step {
    var step = start
    for name in names {
      guard let schema = step.schema else { return step }
      step = schema.part(name)
    }
    return step
  }
}
