import JSON

/// The data that a card reads, as types of Swift: what its bindings name, with the kinds that the samples have.
struct SampleModel {
  /// What is at a place of the data.
  struct Node {
    /// What the samples have there; nil where the object around it has none.
    var samples: [JSONValue?]
    var members: [(key: String, name: String, node: Int)] = []
    var items: Int?
    /// The name of its type where it has members.
    var type = ""
  }

  /// What a value is in Swift.
  enum Kind { case text, whole, number, flag, object, list }

  /// A value of the data in Swift.
  struct Access {
    var code: String
    let node: Int
    var isOptional: Bool
  }

  /// Names that views use for something else.
  static let taken: Set<String> = [
    "actions", "body", "calendarDay", "hasFailed", "horizontalSizeClass", "isEmpty", "isLoading", "node", "onOpen",
    "onOpenExternally", "only", "rowHeight", "stateColor",
  ]

  private(set) var nodes: [Node] = []
  /// The samples, the names of their properties and what they have.
  private(set) var sources: [(reference: String, name: String, node: Int)] = []
  private var types: Set<String>
  private let sample: (_ reference: String) -> JSONValue?

  init(reserved: Set<String>, sample: @escaping (_ reference: String) -> JSONValue?) {
    (types, self.sample) = (reserved, sample)
  }

  // MARK: What is read

  /// Notes that what is at `path` behind `steps` is read.
  mutating func read(_ steps: [String], _ path: String) -> Int {
    let (steps, path) = Self.settled(steps, path)
    var node = source(steps.first ?? "")
    for step in steps.dropFirst() {
      node = self.node(node, step)
      node = items(node)
    }
    return self.node(node, path)
  }

  /// Notes that the items of the list at `path` are read.
  mutating func readItems(_ steps: [String], _ path: String) -> Int { items(read(steps, path)) }

  /// The same steps and path without ways back to the top.
  static func settled(_ steps: [String], _ path: String) -> ([String], String) {
    let all = steps + [path]
    guard let last = all.indices.last(where: { $0 > 0 && all[$0].hasPrefix("/") }) else { return (steps, path) }
    let file = String(steps[0].prefix { $0 != "#" })
    let own = [String(all[last].dropFirst())] + all[(last + 1)...]
    return ([file] + own.dropLast(), own[own.count - 1])
  }

  private mutating func source(_ reference: String) -> Int {
    if let known = sources.first(where: { $0.reference == reference }) { return known.node }
    let pieces = reference.split(separator: "#", maxSplits: 1).map(String.init)
    let file = (pieces.first ?? "data").split(separator: "/").last ?? "data"
    var name = SwiftName.camel(String(file.hasSuffix(".json") ? file.dropLast(5) : file))
    let value = sample(reference)
    if pieces.count > 1, value?.array == nil { name = SwiftName.singular(name) }
    if Self.taken.contains(name) { name += "Data" }
    var count = 1
    let base = name
    while sources.contains(where: { $0.name == name }) {
      count += 1
      name = "\(base)\(count)"
    }
    nodes.append(Node(samples: [value].compactMap { $0 }))
    sources.append((reference, name, nodes.count - 1))
    if value?.array == nil { entitle(nodes.count - 1, name) }
    return nodes.count - 1
  }

  private mutating func node(_ node: Int, _ path: String) -> Int {
    path == "." ? node : path.split(separator: "/").reduce(node) { member($0, String($1)) }
  }

  private mutating func member(_ node: Int, _ key: String) -> Int {
    if Int(key) != nil, nodes[node].samples.contains(where: { $0?.array != nil }) { return items(node) }
    if let known = nodes[node].members.first(where: { $0.key == key }) { return known.node }
    let samples = nodes[node].samples.compactMap { $0?.object }.map { $0[key] }
    nodes.append(Node(samples: samples))
    var name = SwiftName.camel(key)
    // What a type has by itself.
    if ["hashValue", "self"].contains(name) { name += "Value" }
    var count = 1
    let base = name
    while nodes[node].members.contains(where: { $0.name == name }) {
      count += 1
      name = "\(base)\(count)"
    }
    nodes[node].members.append((key, name, nodes.count - 1))
    entitle(nodes.count - 1, name)
    return nodes.count - 1
  }

  private mutating func items(_ node: Int) -> Int {
    if let known = nodes[node].items { return known }
    nodes.append(Node(samples: nodes[node].samples.flatMap { $0?.array ?? [] }))
    nodes[node].items = nodes.count - 1
    let around =
      sources.first { $0.node == node }?.name ?? nodes.lazy.flatMap(\.members).first { $0.node == node }?.name
    entitle(nodes.count - 1, SwiftName.singular(around ?? "item"))
    return nodes.count - 1
  }

  /// Gives the type of `node` a name of its own.
  private mutating func entitle(_ node: Int, _ name: String) {
    let base = IdentifierRegister.pascal(name)
    var type = base
    var count = 1
    while !types.insert(type).inserted {
      count += 1
      type = count == 2 ? base + "Record" : "\(base)Record\(count)"
    }
    nodes[node].type = type
  }

  // MARK: Kinds

  func kind(_ node: Int) -> Kind {
    if nodes[node].items != nil { return .list }
    if !nodes[node].members.isEmpty { return .object }
    let values = nodes[node].samples.compactMap { $0 }.filter { $0 != .null }
    if values.isEmpty { return .text }
    if values.allSatisfy({ if case .bool = $0 { true } else { false } }) { return .flag }
    if values.allSatisfy({ if case .integer = $0 { true } else { false } }) { return .whole }
    let isNumber = values.allSatisfy { value in
      switch value {
      case .integer, .number: true
      default: false
      }
    }
    return isNumber ? .number : .text
  }

  /// Whether what is taken for a text is none everywhere.
  func isMixed(_ node: Int) -> Bool {
    kind(node) == .text
      && nodes[node].samples.contains { value in
        switch value {
        case .integer?, .number?, .bool?: true
        default: false
        }
      }
  }

  /// Whether a sample lacks it.
  func isOptional(_ node: Int) -> Bool { nodes[node].samples.contains { $0 == nil || $0 == .null } }

  /// The name of its type.
  func type(_ node: Int) -> String {
    switch kind(node) {
    case .text: "String"
    case .whole: "Int"
    case .number: "Double"
    case .flag: "Bool"
    case .object: nodes[node].type
    case .list: "[\(nodes[node].items.map(type) ?? "String")]"
    }
  }

  /// What is at `path` behind what `access` is.
  func access(_ access: Access, _ path: String) -> Access {
    guard path != "." else { return access }
    var (code, node, isOptional) = (access.code, access.node, access.isOptional)
    for key in path.split(separator: "/").map(String.init) {
      let mark = isOptional ? "?" : ""
      if let index = Int(key), let items = nodes[node].items {
        code += index == 0 ? mark + ".first" : mark + ".dropFirst(\(index)).first"
        (node, isOptional) = (items, true)
      } else if let member = nodes[node].members.first(where: { $0.key == key }) {
        code += mark + "." + SwiftName.guarded(member.name)
        isOptional = isOptional || self.isOptional(member.node)
        node = member.node
      }
    }
    return Access(code: code, node: node, isOptional: isOptional)
  }
}
