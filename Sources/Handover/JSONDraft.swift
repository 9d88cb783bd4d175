import JSON
import XMLSyntax

/// A JSON text that is being made, at several places at once.
struct JSONDraft {
  private enum Node {
    case object([(name: String, node: Int)])
    case array([Int])
    case value(JSONValue)
  }

  private var nodes: [Node] = [.object([])]
  /// Which part of the card made an element of an array.
  private var owners: [Int: NodeID] = [:]
  /// The places of elements that have one.
  private var places: [Int: Int] = [:]
  /// How many elements were added to an array that takes no more than some.
  private var counts: [Int: Int] = [:]

  /// Whether what is made names the parts that it is from.
  private let isTraced: Bool
  /// The parts that nodes are from.
  private var origins: [Int: [NodeID]] = [:]

  /// The object at the top.
  static let top = 0

  init(isTraced: Bool = false) { self.isTraced = isTraced }

  /// What is at `node` is from `part` as well.
  mutating func note(_ part: NodeID, at node: Int) {
    if isTraced, origins[node]?.contains(part) != true { origins[node, default: []].append(part) }
  }

  /// The objects that `path` leads to, from `place` on, which are made where they are missing; `place` lists the object at hand
  /// last, behind those in which it was made.
  mutating func walk(_ path: DraftPath, isTemplate: Bool, from place: [Int], owner: NodeID) -> [Int] {
    var place = path.isAbsolute ? [Self.top] : place
    for step in isTemplate ? path.template ?? path.steps : path.steps {
      if step == .up {
        if place.count > 1 { place.removeLast() }
      } else {
        place.append(child(step, of: place[place.count - 1], owner))
      }
    }
    return place
  }

  /// Whether there is something at the end of `path`.
  func isTaken(_ path: DraftPath, from place: [Int]) -> Bool {
    var place = path.isAbsolute ? [Self.top] : place
    for step in path.steps {
      switch step {
      case .up: if place.count > 1 { place.removeLast() }
      case .member(let name):
        guard let node = member(name, of: place[place.count - 1]) else { return false }
        place.append(node)
      case .placed(let name, let index):
        guard let list = member(name, of: place[place.count - 1]), let node = element(of: list, at: index) else {
          return false
        }
        place.append(node)
      case .limited(let name, let most):
        return member(name, of: place[place.count - 1]).map { counts[$0, default: 0] >= most } ?? false
      case .entry, .reused: return false
      }
    }
    return true
  }

  /// The objects at the end of `path`, whose steps are members, and the texts that they have for `name`; none where there are none.
  func texts(of name: String, at path: DraftPath, from place: [Int]) -> [(object: Int, text: String?)] {
    var node = path.isAbsolute ? Self.top : place[place.count - 1]
    for step in path.steps {
      guard case .member(let name) = step, let next = member(name, of: node) else { return [] }
      node = next
    }
    let objects = if case .array(let elements) = nodes[node] { elements } else { [node] }
    return objects.map { object in
      guard let known = member(name, of: object), case .value(let value) = nodes[known] else { return (object, nil) }
      return (object, value.string)
    }
  }

  /// Lets others stand beside the object at the end of `path`, whose steps are members: it becomes the first element of an array.
  mutating func share(_ path: DraftPath, from place: [Int]) {
    var object = path.isAbsolute ? Self.top : place[place.count - 1]
    for (index, step) in path.steps.enumerated() {
      guard case .member(let name) = step, let next = member(name, of: object),
        case .object(var members) = nodes[object]
      else { return }
      if index == path.steps.count - 1, case .object = nodes[next],
        let place = members.firstIndex(where: { $0.name == name })
      {
        nodes.append(.array([next]))
        members[place].node = nodes.count - 1
        nodes[object] = .object(members)
      }
      object = next
    }
  }

  /// Puts `value` at the end of `path`: behind what is there with `between`, else in its place.
  ///
  /// The members of an object join those that are there.
  ///
  /// - Parameter origin: the part that it is from; nil where it only says what something around the owner is.
  mutating func set(
    _ path: DraftPath, _ value: JSONValue, joinedBy between: String?, from place: [Int], owner: NodeID,
    origin: NodeID?
  ) {
    let node = end(of: path, from: place, owner)
    if let origin { note(origin, at: node) }
    if let between, case .value(.string(let known)) = nodes[node], let added = value.string {
      nodes[node] = .value(.string(known + between + added))
    } else if case .object = nodes[node], let object = value.object {
      for member in object.members {
        let known = self.member(member.name, of: node) ?? add(member.name, .object([]), to: node)
        nodes[known] = .value(member.value)
        if let origin { note(origin, at: known) }
      }
    } else {
      nodes[node] = .value(value)
    }
  }

  /// The object or member at the end of `path`.
  private mutating func end(of path: DraftPath, from place: [Int], _ owner: NodeID) -> Int {
    var node = path.isAbsolute ? Self.top : place[place.count - 1]
    if path.steps.first == .up {
      let end = walk(path, isTemplate: false, from: place, owner: owner)
      return end[end.count - 1]
    }
    for step in path.steps { node = child(step, of: node, owner) }
    return node
  }

  private func member(_ name: String, of object: Int) -> Int? {
    guard case .object(let members) = nodes[object] else { return nil }
    return members.first { $0.name == name }?.node
  }

  private mutating func child(_ step: DraftPath.Step, of object: Int, _ owner: NodeID) -> Int {
    switch step {
    case .up: return object
    case .member(let name):
      return member(name, of: object) ?? add(name, .object([]), to: object)
    case .entry(let name): return append(to: array(name, of: object), owner)
    case .reused(let name, let key, let value):
      let list = array(name, of: object)
      if case .array(let elements) = nodes[list], let last = elements.last, owners[last] == owner,
        let known = member(key, of: last), case .value(.string(value)) = nodes[known]
      {
        return last
      }
      let made = append(to: list, owner)
      _ = add(key, .value(.string(value)), to: made)
      return made
    case .placed(let name, let index):
      let list = array(name, of: object)
      return element(of: list, at: index) ?? append(to: list, owner, at: index)
    case .limited(let name, _):
      let list = array(name, of: object)
      counts[list, default: 0] += 1
      return append(to: list, owner)
    }
  }

  /// The element of the array `list` that has this place.
  private func element(of list: Int, at place: Int) -> Int? {
    guard case .array(let elements) = nodes[list] else { return nil }
    return elements.first { places[$0] == place }
  }

  private mutating func array(_ name: String, of object: Int) -> Int {
    member(name, of: object) ?? add(name, .array([]), to: object)
  }

  private mutating func append(to list: Int, _ owner: NodeID, at place: Int? = nil) -> Int {
    guard case .array(var elements) = nodes[list] else { return list }
    // Given away first, so that it is not copied.
    nodes[list] = .array([])
    nodes.append(.object([]))
    let index = place.flatMap { place in elements.firstIndex { places[$0].map { $0 > place } ?? true } }
    elements.insert(nodes.count - 1, at: index ?? elements.count)
    places[nodes.count - 1] = place
    nodes[list] = .array(elements)
    owners[nodes.count - 1] = owner
    return nodes.count - 1
  }

  private mutating func add(_ name: String, _ node: Node, to object: Int) -> Int {
    // What was a value becomes an object: a later row knows better.
    var members: [(name: String, node: Int)] = []
    if case .object(let known) = nodes[object] { members = known }
    // Given away first, so that they are not copied.
    nodes[object] = .object([])
    nodes.append(node)
    members.append((name, nodes.count - 1))
    nodes[object] = .object(members)
    return nodes.count - 1
  }

  /// The elements of the array `name` of `object`, which it has no longer, and the nodes that they were.
  mutating func take(_ name: String, of object: Int) -> [(node: Int, value: JSONValue)]? {
    guard case .object(var members) = nodes[object], let index = members.firstIndex(where: { $0.name == name }),
      case .array(let elements) = nodes[members[index].node]
    else { return nil }
    members.remove(at: index)
    nodes[object] = .object(members)
    return elements.map { ($0, json($0)) }
  }

  /// What has been made, from `node` on; objects and arrays without anything in them are left out.
  func json(_ node: Int = top) -> JSONValue {
    switch nodes[node] {
    case .value(let value): return value
    case .array(let elements): return .array(elements.map { json($0) })
    case .object(let members):
      // What an object is comes first.
      func isFirst(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "_") }
      let ordered = members.filter { isFirst($0.name) } + members.filter { !isFirst($0.name) }
      let made = ordered.compactMap { member -> JSONObject.Member? in
        let value = json(member.node)
        if case .object(let object) = value, object.count == 0 { return nil }
        return JSONObject.Member(member.name, value)
      }
      return .object(JSONObject(made.isEmpty ? [] : made + marks(of: node, members)))
    }
  }

  /// What names the parts that the object `node` and its `members` are from; objects have marks of their own.
  private func marks(of node: Int, _ members: [(name: String, node: Int)]) -> [JSONObject.Member] {
    guard isTraced else { return [] }
    var marks = JSONObject()
    if let parts = origins[node] { marks[""] = Self.mark(parts) }
    for member in members {
      guard case .value = nodes[member.node], let parts = origins[member.node], parts != origins[node] else { continue }
      marks[member.name] = Self.mark(parts)
    }
    return marks.count == 0 ? [] : [.init(HandoverTrace.member, .object(marks))]
  }

  private static func mark(_ parts: [NodeID]) -> JSONValue { .array(parts.map { .integer($0.index) }) }
}
