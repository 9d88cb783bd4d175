import JSON
import SourceText

/// A JSON file that is being imported: what stands where, and what of it has been taken over.
struct ImportTree {
  /// What a value is.
  enum Content {
    case object([(name: String, node: Int)])
    case array([Int])
    case value(JSONValue)
  }

  /// A value.
  struct Node {
    var content: Content
    /// Where it stands in the file.
    let range: ByteRange
    /// The name under which it stands, or its place in a list.
    var name: String
    /// What it stands in; nil for the outermost.
    var parent: Int?
    /// Where it stands in the file, whatever it is put into; nil for what is not in the file.
    var home: (name: String, parent: Int?)?
    /// Whether it has been taken over: a single value, or what an object is.
    var isRead = false
    /// What is left of a text of which only the first part has been taken over.
    var rest: String?
  }

  var nodes: [Node]
  /// The value that is looked at as the whole.
  var top = 0
  /// What has been changed, to be taken back.
  private var changes: [(node: Int, isRead: Bool, rest: String?)] = []

  /// The values of `document`, which is without faults.
  init(_ document: JSONDocument) {
    nodes = document.nodes.map { node in
      let content: Content =
        switch node.content {
        case .scalar(let value): .value(value)
        case .missing: .value(.null)
        case .array: .array(node.children)
        case .object: .object(node.children.map { (document.nodes[$0].name ?? "", $0) })
        }
      return Node(
        content: content, range: ByteRange(node.range.lowerBound, node.range.upperBound), name: node.name ?? "",
        parent: node.parent)
    }
    for index in nodes.indices {
      if case .array(let entries) = nodes[index].content {
        for (place, entry) in entries.enumerated() { nodes[entry].name = String(place) }
      }
    }
    for index in nodes.indices { nodes[index].home = (nodes[index].name, nodes[index].parent) }
  }

  // MARK: Asking

  /// The member `name` of `node`; one that differs in case where there is none.
  func member(_ name: String, of node: Int?) -> Int? {
    guard let node, case .object(let members) = nodes[node].content else { return nil }
    // Of members of one name the last one counts.
    if let found = members.last(where: { $0.name == name }) { return found.node }
    let folded = name.lowercased()
    return members.last { $0.name.utf8.count == folded.utf8.count && $0.name.lowercased() == folded }?.node
  }

  /// The value at the end of a path of members.
  func find(_ path: String..., from node: Int? = nil) -> Int? {
    path.reduce(node ?? top) { place, name in place.flatMap { member(name, of: $0) } }
  }

  /// What stands in the list that is the member `name` of `node`; of an object in its place that one alone.
  func entries(_ name: String, of node: Int) -> [Int] {
    guard let list = member(name, of: node) else { return [] }
    switch nodes[list].content {
    case .array(let entries): return entries
    case .object: return [list]
    case .value: return []
    }
  }

  /// The members of `node`, in their order.
  func members(_ node: Int?) -> [(name: String, node: Int)] {
    if let node, case .object(let members) = nodes[node].content { members } else { [] }
  }

  /// The entries of the list `node`.
  func list(_ node: Int?) -> [Int]? {
    if let node, case .array(let entries) = nodes[node].content { entries } else { nil }
  }

  /// What stands in `node`: the entries of a list, the values of an object.
  func inside(_ node: Int?) -> [Int] { list(node) ?? members(node).map(\.node) }

  /// What `node` says, if it is a single value.
  func scalar(_ node: Int?) -> JSONValue? {
    if let node, case .value(let value) = nodes[node].content { value } else { nil }
  }

  /// What `node` says, if it is a text.
  func string(_ node: Int?) -> String? { scalar(node)?.string }

  /// The value `node` with everything in it.
  func json(_ node: Int) -> JSONValue {
    switch nodes[node].content {
    case .value(let value): value
    case .array(let entries): .array(entries.map(json))
    case .object(let members): .object(JSONObject(members.map { .init($0.name, json($0.node)) }))
    }
  }

  /// Whether `node` has members, or might.
  func isObject(_ node: Int) -> Bool {
    if case .object = nodes[node].content { true } else { false }
  }

  /// `name`, or one like it that `node` has no member of.
  func free(_ name: String, in node: Int) -> String {
    var own = name
    while member(own, of: node) != nil { own += "_" }
    return own
  }

  /// The way to `node` as people write it: `content.item.title`.
  func path(_ node: Int) -> String {
    var names: [String] = []
    var place = node
    while place != top {
      let (name, owner) = nodes[place].home ?? (nodes[place].name, nodes[place].parent)
      guard let parent = owner else { break }
      if case .array = nodes[parent].content {
        names.append("[\(name)]")
      } else {
        names.append((parent == top ? "" : ".") + name)
      }
      place = parent
    }
    return names.reversed().joined()
  }

  // MARK: Changing

  /// Adds `value` to `node` as its member `name`, in place of the one that is found by that name; `origin` is where it comes from.
  mutating func set(_ name: String, _ value: JSONValue, of node: Int, from origin: Int) {
    remove(name, of: node)
    put(name, add(value, name: name, to: node, from: origin), into: node)
  }

  /// Puts `entries`, which stand elsewhere, into `node` as its member `name`.
  mutating func link(_ name: String, _ entries: [Int], of node: Int) {
    guard member(name, of: node).flatMap({ list($0) }) != entries else { return }
    set(name, [], of: node, from: node)
    guard let list = member(name, of: node) else { return }
    nodes[list].content = .array(entries)
    for (place, entry) in entries.enumerated() { (nodes[entry].parent, nodes[entry].name) = (list, String(place)) }
  }

  /// Puts `entry`, which stands elsewhere or nowhere, into `node` as its member `name`; others of that name stay beside it.
  mutating func put(_ name: String, _ entry: Int, into node: Int) {
    guard case .object(var members) = nodes[node].content else { return }
    // What has been put elsewhere stands here no more.
    members.removeAll { $0.node == entry || $0.name == name && nodes[$0.node].parent != node }
    members.append((name, entry))
    nodes[node].content = .object(members)
    (nodes[entry].parent, nodes[entry].name) = (node, name)
  }

  /// Puts all that stands in the object `node` into a new one, which stands nowhere yet.
  mutating func moveAll(of node: Int) -> Int {
    let made = make(.object(JSONObject()), from: node)
    (nodes[made].content, nodes[node].content) = (nodes[node].content, nodes[made].content)
    for member in members(made) { nodes[member.node].parent = made }
    return made
  }

  /// Calls the member `name` of `node` otherwise, perhaps in another object.
  mutating func move(_ name: String, of node: Int, to other: String, of owner: Int? = nil) {
    guard let value = member(name, of: node) else { return }
    remove(name, of: node)
    put(other, value, into: owner ?? node)
  }

  /// A value that stands nowhere yet; `origin` is where it comes from.
  mutating func make(_ value: JSONValue, from origin: Int) -> Int { add(value, name: "", to: origin, from: origin) }

  /// Takes the one that is found by `name` from `node`: an earlier one of that name stays, and is told.
  mutating func remove(_ name: String, of node: Int) {
    guard let found = member(name, of: node), case .object(var members) = nodes[node].content else { return }
    members.removeAll { $0.node == found }
    nodes[node].content = .object(members)
  }

  private mutating func add(_ value: JSONValue, name: String, to parent: Int, from origin: Int) -> Int {
    let index = nodes.count
    nodes.append(Node(content: .value(value), range: nodes[origin].range, name: name, parent: parent))
    switch value {
    case .array(let elements):
      nodes[index].content = .array(
        elements.enumerated().map { add($0.element, name: String($0.offset), to: index, from: origin) })
    case .object(let object):
      nodes[index].content = .object(
        object.members.map { ($0.name, add($0.value, name: $0.name, to: index, from: origin)) })
    default: break
    }
    return index
  }

  /// Takes `node` for taken over, but for `rest` of its text.
  mutating func read(_ node: Int, rest: String? = nil) {
    changes.append((node, nodes[node].isRead, nodes[node].rest))
    (nodes[node].isRead, nodes[node].rest) = (true, rest)
  }

  /// Takes `node` and everything in it for taken over.
  mutating func readAll(_ node: Int) {
    read(node)
    switch nodes[node].content {
    case .array(let entries): for entry in entries { readAll(entry) }
    case .object(let members): for member in members { readAll(member.node) }
    case .value: break
    }
  }

  /// How much has been taken over.
  var progress: Int { changes.count }

  /// What was taken over since `progress`.
  func reads(since progress: Int) -> [(node: Int, rest: String?)] {
    changes[progress...].map { ($0.node, nodes[$0.node].rest) }
  }

  /// Takes back what was taken over since `progress`.
  mutating func goBack(to progress: Int) {
    while changes.count > progress, let change = changes.popLast() {
      (nodes[change.node].isRead, nodes[change.node].rest) = (change.isRead, change.rest)
    }
  }
}
