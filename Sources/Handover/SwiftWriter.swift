import CardModel
import JSON

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
      timelineNode, date, mapKit, charts
    case tagAccent
    /// A state that holds behind a tap.
    case state(String)
  }

  /// Something that a tap does.
  struct Action {
    let name: String
    /// The type of the item whose tap it is.
    let item: String?
  }

  var model: SampleModel
  let isPackage: Bool
  private(set) var needs: Set<Need> = []
  private(set) var actions: [Action] = []
  /// What is left out, to be told.
  private(set) var losses: [String] = []
  var variables: [Variable] = []

  init(_ model: SampleModel, isPackage: Bool) { (self.model, self.isPackage) = (model, isPackage) }

  mutating func need(_ need: Need) { needs.insert(need) }

  mutating func lose(_ text: String) { if !losses.contains(text) { losses.append(text) } }

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

  /// What is bound as a text in a string literal.
  private func interpolated(_ access: SampleModel.Access, _ isShown: Bool) -> String {
    let other = access.isOptional ? " ?? \"\"" : ""
    switch model.kind(access.node) {
    case .text: return "\\(\(access.code)\(other))"
    case .number where isShown: return "\\(\(access.code)\(access.isOptional ? "?" : "").formatted()\(other))"
    // What is no text for people is the same in every language.
    case .whole, .flag, .number:
      return access.isOptional ? "\\(\(access.code).map { \"\\($0)\" } ?? \"\")" : "\\(\(access.code))"
    case .object, .list: return ""
    }
  }

  /// `text` as an expression that is a `String`.
  func string(_ text: String, isShown: Bool = false) -> String {
    let text = SwiftText(text)
    if let (steps, path) = text.binding, let access = access(steps, path), model.kind(access.node) == .text {
      return access.code + (access.isOptional ? " ?? \"\"" : "")
    }
    return "\"\(body(text, isShown))\""
  }

  private func body(_ text: SwiftText, _ isShown: Bool) -> String {
    text.pieces.map { piece in
      switch piece {
      case .literal(let text): SwiftText.escaped(text)
      case .bound(let steps, let path): access(steps, path).map { interpolated($0, isShown) } ?? ""
      }
    }.joined()
  }

  /// `text` as an attributed string, which takes literals without bindings alone.
  func attributed(_ text: String) -> SwiftCode {
    let code = string(text, isShown: true)
    return SwiftText(text).isLiteral ? .plain(code) : .call("AttributedString", [("", .plain(code))])
  }

  /// A view that shows `text`: one that apps translate where nothing is bound in it, and in which signs mean nothing.
  func text(_ text: String) -> SwiftCode {
    let isPlain = SwiftText(text).isLiteral && !text.contains(where: { "*_`[]~%\\<>^".contains($0) })
    return .call("Text", [(isPlain ? "" : "verbatim", .plain(string(text, isShown: true)))])
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
      if model.kind(access.node) == .flag { return access.code + (access.isOptional ? " ?? false" : "") }
      return "\(access.code) == \(model.kind(access.node) == .whole ? "1" : "\"true\"")"
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
    let made = repeated(object)
    guard let size = object["_if"]?["in"]?.string, !made.isEmpty else { return made.map { $0.traced(value) } }
    need(.sizeClass)
    return [.choice([("horizontalSizeClass == .\(size)", made)]).traced(value)]
  }

  /// The same for each item where it repeats.
  private mutating func repeated(_ object: JSONObject, limit: JSONValue? = nil) -> [SwiftCode] {
    guard let each = object["_each"]?.string, let (steps, path) = SwiftText(each).binding else { return shown(object) }
    guard let (list, variable) = opened(steps, path) else { return [] }
    let code = list + (number(object["_limit"], whole: true).map { ".prefix(\($0))" } ?? "")
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

  /// One part with its states: while there is nothing, and when it could not be loaded.
  private mutating func shown(_ object: JSONObject) -> [SwiftCode] {
    var object = object
    if let limit = object["limit"], let content = object["content"]?.array {
      object["content"] = .array(content.map { Self.limited($0, limit) })
    }
    // A card keeps its head while its body has nothing.
    guard object["_"]?.string != "Card", object["empty"] != nil || object["failed"] != nil else {
      return SwiftPart.parts(object, &self)
    }
    let (empty, failed) = (object["empty"], object["failed"])
    (object["empty"], object["failed"]) = (nil, nil)
    let list = Self.firstList(.object(object))
    return stated(SwiftPart.parts(object, &self), empty, failed, list)
  }

  private static func limited(_ value: JSONValue, _ limit: JSONValue) -> JSONValue {
    guard var object = value.object, object["_each"] != nil else { return value }
    object["_limit"] = limit
    return .object(object)
  }

  /// `content` behind the states in which something else stands there.
  mutating func stated(
    _ content: [SwiftCode], _ empty: JSONValue?, _ failed: JSONValue?, _ list: String?
  ) -> [SwiftCode] {
    var branches: [(condition: String?, block: [SwiftCode])] = []
    if let failed {
      need(.hasFailed)
      branches.append(("hasFailed", statements(failed)))
    }
    if let empty {
      if let (steps, path) = list.map(SwiftText.init)?.binding, let list = opened(steps, path)?.list {
        branches.append(("\(list).isEmpty", statements(empty)))
      } else {
        need(.isEmpty)
        branches.append(("isEmpty", statements(empty)))
      }
    }
    if branches.isEmpty { return content }
    if !content.isEmpty { branches.append((nil, content)) }
    return [.choice(branches)]
  }

  /// The first list over which something repeats in `value`, outside of what repeats.
  static func firstList(_ value: JSONValue?) -> String? {
    switch value {
    case .object(let object)?:
      if let each = object["_each"]?.string { return each }
      for member in object.members { if let list = firstList(member.value) { return list } }
      return nil
    case .array(let elements)?:
      for element in elements { if let list = firstList(element) { return list } }
      return nil
    default: return nil
    }
  }
}
