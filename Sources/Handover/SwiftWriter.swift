import CardModel
import JSON
import Standards
import XMLSyntax

/// Writes what a card has become as a view of SwiftUI.
struct SwiftWriter {
  /// A list whose items are at hand.
  struct Variable {
    let steps: [String]
    let name: String
    let access: SampleModel.Access
  }

  /// What the view has beside its body.
  enum Need: Hashable {
    case onOpen, onOpenExternally, isLoading, isEmpty, hasFailed, picture, sizeClass, figurePart, stateColor,
      timelineNode, date, mapKit, charts, only, rowHeight
    case tagAccent
    /// A list of the data that is shown: what it is called, its type, where it is, and where it is in the sample.
    case list(name: String, type: String, code: String, sample: String)
    /// A state that holds behind a tap.
    case state(String)
  }

  /// Something that a tap does.
  struct Action {
    let name: String
    /// The type of the item whose tap it is.
    let item: String?
  }

  /// What is left out, to be told.
  struct Loss {
    let text: String
    /// The element that it is about.
    let origin: NodeID?
    /// Whether the whole of it is left out.
    let isElement: Bool
  }

  /// How numbers of the data are written, as drawings write them.
  enum Numbers {
    /// As JSON has them, where people do not see them.
    case plain
    /// As the language of the device has them; whole ones as they are, as they may be names.
    case text
    /// As the language of the device has them: what is certainly an amount.
    case amount
  }

  var model: SampleModel
  let isPackage: Bool
  private(set) var needs: Set<Need> = []
  private var shownNames = ShownNames()
  private(set) var actions: [Action] = []
  private(set) var losses: [Loss] = []
  var variables: [Variable] = []
  /// The element from which the object at hand was made.
  private var origin: NodeID?

  init(_ model: SampleModel, isPackage: Bool) { (self.model, self.isPackage) = (model, isPackage) }

  mutating func need(_ need: Need) { needs.insert(need) }

  mutating func lose(_ text: String, isElement: Bool = false) {
    // The same is told once, by what tells it.
    losses.append(Loss(text: text, origin: origin, isElement: isElement))
  }

  /// What `make` writes for `object`; what it loses is told of the element from which that was made.
  mutating func at<Result>(_ object: JSONObject, _ make: (inout SwiftWriter) -> Result) -> Result {
    let around = origin
    if let own = HandoverTrace.part(object) { origin = own }
    defer { origin = around }
    return make(&self)
  }

  /// Whether the sample is shown while data are still to come.
  var showsSample: Bool { needs.contains { if case .list = $0 { true } else { false } } }

  /// How much has been written.
  var mark: (needs: Set<Need>, actions: Int, losses: Int) { (needs, actions.count, losses.count) }

  /// Takes back what was written since `mark`: what is tried and thrown away leaves nothing behind.
  mutating func goBack(to mark: (needs: Set<Need>, actions: Int, losses: Int)) {
    needs = mark.needs
    actions.removeLast(actions.count - mark.actions)
    losses.removeLast(losses.count - mark.losses)
  }

  mutating func add(_ action: Action) {
    if !actions.contains(where: { $0.name == action.name }) { actions.append(action) }
  }

  // MARK: Data

  /// What is bound at `path` behind `steps`.
  func access(_ steps: [String], _ path: String) -> SampleModel.Access? {
    let (steps, path) = SampleModel.settled(steps, path)
    if let variable = variables.last(where: { $0.steps == steps }) { return model.access(variable.access, path) }
    guard steps.count == 1, let source = model.sources.first(where: { $0.reference == steps[0] }) else { return nil }
    return model.access(
      SampleModel.Access(
        code: SwiftName.guarded(source.name), node: source.node, isOptional: model.isOptional(source.node)), path)
  }

  /// What is bound as a text in a string literal; in a key a number would be written as one.
  private func interpolated(_ access: SampleModel.Access, _ numbers: Numbers, isInKey: Bool) -> String {
    let other = access.isOptional ? " ?? \"\"" : ""
    switch model.kind(access.node) {
    case .text: return "\\(\(access.code)\(other))"
    case .number where numbers != .plain, .whole where numbers == .amount:
      return "\\(\(access.code)\(access.isOptional ? "?" : "").formatted()\(other))"
    // What is no text for people is the same in every language.
    case .whole, .flag, .number:
      if access.isOptional { return "\\(\(access.code).map { \"\\($0)\" } ?? \"\")" }
      return isInKey ? "\\(String(\(access.code)))" : "\\(\(access.code))"
    case .object, .list: return ""
    }
  }

  /// `text` as an expression that is a `String`.
  func string(_ text: String, _ numbers: Numbers = .plain) -> String {
    let text = SwiftText(text)
    if let (steps, path) = text.binding, let access = access(steps, path), model.kind(access.node) == .text {
      return access.code + (access.isOptional ? " ?? \"\"" : "")
    }
    return "\"\(body(text, numbers))\""
  }

  private func body(_ text: SwiftText, _ numbers: Numbers, isKey: Bool = false) -> String {
    text.pieces.map { piece in
      switch piece {
      case .literal(let text): SwiftText.escaped(text)
      case .bound(let steps, let path): access(steps, path).map { interpolated($0, numbers, isInKey: isKey) } ?? ""
      }
    }.joined()
  }

  /// `text` as a key that the app translates, and where it looks for that; nil where there are no words in it.
  private func key(_ text: String, _ numbers: Numbers, _ label: String) -> [(label: String, value: SwiftCode)]? {
    let text = SwiftText(text)
    guard text.hasWords else { return nil }
    return [(label, .plain("\"\(body(text, numbers, isKey: true))\""))]
      + (isPackage ? [("bundle", .plain(".module"))] : [])
  }

  /// `text` as an expression that is a `String`, which the app can translate where there are words in it.
  func words(_ text: String, _ numbers: Numbers = .text) -> SwiftCode {
    key(text, numbers, "localized").map { .call("String", $0) } ?? .plain(string(text, numbers))
  }

  /// The same as an attributed string; what is a name has no translation.
  func attributed(_ text: String, _ numbers: Numbers = .text, isName: Bool = false) -> SwiftCode {
    if !isName, let key = key(text, numbers, "localized") { return .call("AttributedString", key) }
    let code = SwiftCode.plain(string(text, numbers))
    return SwiftText(text).isLiteral ? code : .call("AttributedString", [("", code)])
  }

  /// The same as a view, in which no sign means anything.
  func text(_ text: String, _ numbers: Numbers = .text) -> SwiftCode {
    .call("Text", key(text, numbers, "") ?? [("verbatim", .plain(string(text, numbers)))])
  }

  /// A number from the data or the card; 0 where it is none.
  func number(_ value: JSONValue?, whole: Bool = false) -> String? {
    guard let value else { return nil }
    guard let text = value.string else { return value.text() }
    guard let (steps, path) = SwiftText(text).binding, let access = access(steps, path) else { return nil }
    let type = whole ? "Int" : "Double"
    // In brackets, as what stands around it may bind closer.
    let code = access.isOptional ? "(\(access.code) ?? 0)" : access.code
    switch model.kind(access.node) {
    case .whole: return whole ? code : "Double(\(code))"
    case .number: return whole ? "Int(\(code).rounded())" : code
    case .text: return "(\(type)(\(access.code)\(access.isOptional ? " ?? \"\"" : "")) ?? 0)"
    default: return "0"
    }
  }

  /// A truth from the data or the card.
  func flag(_ value: JSONValue?) -> String? {
    switch value {
    case .bool(let value)?: return value ? "true" : "false"
    case .string(let text)?:
      guard let (steps, path) = SwiftText(text).binding, let access = access(steps, path) else { return nil }
      switch model.kind(access.node) {
      case .flag: return access.code + (access.isOptional ? " ?? false" : "")
      case .whole, .number: return "\(access.code) == 1"
      case .text: return "\(access.code) == \"true\""
      case .object, .list: return nil
      }
    default: return nil
    }
  }

  /// A colour of the palette; that of a state that the data name.
  mutating func color(_ value: JSONValue?) -> String? {
    guard let text = value?.string else { return nil }
    if !SwiftText(text).isLiteral {
      need(.stateColor)
      return "Color.preferredColor(stateColor(\(string(text))))"
    }
    return "Color.preferredColor(.\(text))"
  }

  // MARK: Views

  /// What `value` becomes: one part or several.
  mutating func statements(_ value: JSONValue?) -> [SwiftCode] {
    guard let value else { return [] }
    if let elements = value.array { return elements.flatMap { statements($0) } }
    guard let object = value.object else { return [] }
    let made = at(object) { $0.repeated(object) }
    guard !made.isEmpty, let condition = condition(object) else { return made.map { $0.traced(value) } }
    return [.choice([(condition, made)]).traced(value)]
  }

  /// What holds where `object` is there; nil where that is at every width.
  mutating func condition(_ object: JSONObject) -> String? { object["_if"]?.string.map { condition($0) } }

  /// What holds at `width`.
  mutating func condition(_ width: String) -> String {
    need(.sizeClass)
    return "horizontalSizeClass == .\(width)"
  }

  /// The same for each item where it repeats.
  private mutating func repeated(_ object: JSONObject) -> [SwiftCode] {
    guard let each = object["_each"]?.string, let (steps, path) = SwiftText(each).binding else { return shown(object) }
    guard let (list, variable) = opened(steps, path) else { return [] }
    let code = loaded(list, steps, path) + (number(object["_limit"], whole: true).map { ".prefix(\($0))" } ?? "")
    variables.append(variable)
    let inside = shown(object)
    variables.removeLast()
    guard !inside.isEmpty else { return [] }
    return [
      .call(
        "ForEach", [("", .plain("Array(\(code).enumerated())")), ("id", .plain("\\.offset"))],
        trailing: [("", SwiftBlock("_, \(variable.name)", inside))])
    ]
  }

  /// The list at `path` and what its items are called.
  func opened(_ steps: [String], _ path: String) -> (list: String, variable: Variable)? {
    guard let list = access(steps, path), let items = model.nodes[list.node].items else { return nil }
    let code = list.isOptional ? "(\(list.code) ?? [])" : list.code
    let last = list.code.split(separator: ".").last.map { String($0.filter { $0 != "?" && $0 != "`" }) } ?? "items"
    let singular = SwiftName.singular(last)
    let base = singular == last || SampleModel.taken.contains(singular) ? singular + "Item" : singular
    var name = SwiftName.guarded(base)
    var count = 1
    while variables.contains(where: { $0.name == name }) || model.sources.contains(where: { $0.name == name }) {
      count += 1
      name = "\(base)\(count)"
    }
    let isOptional = model.isOptional(items)
    let settled = SampleModel.settled(steps, path)
    return (
      code,
      Variable(
        steps: settled.0 + [settled.1], name: name,
        access: SampleModel.Access(code: name, node: items, isOptional: isOptional))
    )
  }

  /// What is shown of `list`, which is at `path` behind `steps`: while it is still to come, that of the sample, as a skeleton is made of
  /// what it hides.
  mutating func loaded(_ list: String, _ steps: [String], _ path: String) -> String {
    let (steps, path) = SampleModel.settled(steps, path)
    guard steps.count == 1, !variables.contains(where: { $0.steps == steps }),
      let source = model.sources.first(where: { $0.reference == steps[0] }), let node = access(steps, path)?.node
    else { return list }
    let own = SwiftName.guarded(source.name)
    let sample = list.replacing(own, with: "Self.\(SwiftViewFile.sample(source.name))", maxReplacements: 1)
    let last = path == "." ? source.name : path.split(separator: "/").last.map { SwiftName.camel(String($0)) } ?? ""
    let base = "shown" + last.prefix(1).uppercased() + last.dropFirst()
    let sources = model.sources
    let name = shownNames.name(of: list, base) { name in !sources.contains { $0.name == name } }
    need(.isLoading)
    need(.list(name: name, type: model.type(node), code: list, sample: sample))
    return name
  }

  /// One part with its states: while there is nothing, and when it could not be loaded.
  private mutating func shown(_ object: JSONObject) -> [SwiftCode] {
    var object = object
    if let limit = object["limit"], let content = object["content"]?.array {
      object["content"] = .array(limited(content, limit))
    }
    // A card keeps its head while its body has nothing.
    guard object["_"]?.string != "Card", object["empty"] != nil || object["failed"] != nil else {
      return SwiftPart.parts(object, &self)
    }
    let (empty, failed) = (object["empty"], object["failed"])
    (object["empty"], object["failed"]) = (nil, nil)
    let list = JSONValue.object(object).firstList
    return stated(SwiftPart.parts(object, &self), empty, failed, list)
  }

  /// What is shown of `content`, of which no more than `limit` may be: cards, cells or rows, but for what stands among them.
  mutating func limited(_ content: [JSONValue], _ limit: JSONValue) -> [JSONValue] {
    let repeats = content.contains { $0["_each"] != nil }
    let isOne = content.count { $0["_"] != "Button" } == 1
    let isMixed = content.contains { $0["_if"] != nil || $0["_"] == "Section" }
    guard var room = limit.integer, !repeats, !isMixed else {
      if isMixed || !repeats || !isOne {
        lose("how many there are at most: some of them repeat, stand in sections or are for one width")
      }
      return content.map { value in
        guard var object = value.object, object["_each"] != nil else { return value }
        object["_limit"] = limit
        return .object(object)
      }
    }
    return content.filter { value in
      if value["_"] == "Button" { return true }
      room -= 1
      return room >= 0
    }
  }

  /// `content` behind the states in which something else stands there.
  mutating func stated(
    _ content: [SwiftCode], _ empty: JSONValue?, _ failed: JSONValue?, _ list: String?
  ) -> [SwiftCode] {
    var branches: [(condition: String?, block: [SwiftCode])] = []
    if let failed {
      need(.hasFailed)
      branches += messages(failed, while: "hasFailed")
    }
    if let empty {
      if let (steps, path) = list.map(SwiftText.init)?.binding, let list = opened(steps, path)?.list {
        branches += messages(empty, while: "\(list).isEmpty && !isLoading")
      } else {
        need(.isEmpty)
        branches += messages(empty, while: "isEmpty && !isLoading")
      }
      need(.isLoading)
    }
    if branches.isEmpty { return content }
    if !content.isEmpty { branches.append((nil, content)) }
    return [.choice(branches)]
  }

  /// The message or messages of `value` for a `state`: those for one width let the content stand at the other.
  private mutating func messages(
    _ value: JSONValue, while state: String
  ) -> [(condition: String?, block: [SwiftCode])] {
    (value.array ?? [value]).compactMap(\.object).map { object in
      let width = condition(object)
      return (width.map { "\(state) && \($0)" } ?? state, statements(.object(object.atEveryWidth)))
    }
  }
}

/// What the lists that are shown are called.
private struct ShownNames {
  /// By where they are.
  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  /// Where the last of those named alike is counted to.
  private var counts: [String: Int] = [:]

  /// The name of `list`: `base`, counted where that is not free.
  mutating func name(of list: String, _ base: String, isFree: (String) -> Bool) -> String {
    if let known = names[list] { return known }
    var name = ""
    repeat {
      counts[base, default: 0] += 1
      name = base + (counts[base] == 1 ? "" : "\(counts[base, default: 1])")
    } while taken.contains(name) || !isFree(name)
    taken.insert(name)
    names[list] = name
    return name
  }
}
