import CardModel
import JSON

// Components by their signatures: by values where all that they show is plain, else by views, as their developers do.
extension SwiftWriter {
  /// The component `name` with what `object` has for it; nil where it is none.
  mutating func component(_ name: String, _ object: JSONObject) -> SwiftCode? {
    guard let parameters = SwiftSignatures.fiori.parameters[name] else { return nil }
    if let values = values(name, parameters, object) { return .call(name, values) }
    var arguments: [(label: String, value: SwiftCode)] = []
    var slots: [(label: String, block: SwiftBlock)] = []
    var isPlain = true
    for parameter in parameters {
      if parameter.kind.isSlot {
        var made = slot(parameter, object)
        if made.isEmpty, !parameter.isRequired { continue }
        if made.isEmpty { made = [.call("EmptyView", [])] }
        slots.append((parameter.label, SwiftBlock(made)))
        arguments.append((parameter.label, .closure(SwiftBlock(made))))
      } else if let value = value(parameter, name, object) {
        arguments.append((parameter.label, value))
        isPlain = false
      }
    }
    let first = slots.first.map(\.label)
    let isFirst = first == parameters.first?.label || parameters.first { $0.isRequired }?.label == first
    let isView = parameters.last?.kind == .view && slots.count == 1 && first == parameters.last?.label
    if isView {
      return .call(name, arguments.filter { $0.label != first }, trailing: slots)
    }
    return isPlain && isFirst ? .call(name, [], trailing: slots) : .call(name, arguments)
  }

  /// The arguments of the initialiser that takes values; nil where a slot needs a view.
  private mutating func values(
    _ name: String, _ parameters: [SwiftSignatures.Parameter], _ object: JSONObject
  ) -> [(label: String, value: SwiftCode)]? {
    var arguments: [(label: String, value: SwiftCode)] = []
    // What is tried and thrown away leaves nothing behind.
    let before = self
    for parameter in parameters {
      let isElsewhere =
        parameter.label == "headerAction" && object["headerMenu"] != nil
        || parameter.label == "cardBody" && (object["empty"] ?? object["failed"]) != nil
      if isElsewhere {
        self = before
        return nil
      }
      guard parameter.kind.isSlot, let content = object[parameter.label] else {
        if parameter.kind.isSlot, parameter.isRequired {
          arguments.append((parameter.label, .plain("\"\"")))
        } else if let value = value(parameter, name, object) {
          arguments.append((parameter.label, value))
        }
        continue
      }
      if Self.isNothing(content) { continue }
      guard let value = plain(parameter.kind, content) else {
        self = before
        return nil
      }
      arguments.append((parameter.label, value.traced(content[0] ?? content)))
    }
    return arguments
  }

  /// Whether a text says nothing.
  private static func isNothing(_ value: JSONValue) -> Bool {
    value["_"] == "Text" && value["text"] == nil || value["_"] == "Icon" && value["icon"] == nil
  }

  private mutating func value(
    _ parameter: SwiftSignatures.Parameter, _ name: String, _ object: JSONObject
  ) -> SwiftCode? {
    let value = object[parameter.label]
    let text: String?
    switch parameter.kind {
    case .attributed:
      if let content = value?.string { return attributed(content) }
      return parameter.isRequired ? .plain("\"\"") : nil
    case .word:
      text = value?.string.flatMap { $0.isEmpty ? nil : $0 }
      if let bound = text, !SwiftText(bound).isLiteral {
        need(.timelineNode)
        return .plain("node(\(string(bound)))")
      }
    case .flag: text = flag(value)
    case .whole: text = number(value, whole: true)
    case .length: text = number(value)
    case .image: return plain(.image, value ?? .null)
    default: return nil
    }
    guard let text, SwiftSignatures.standards["\(name).\(parameter.label)"] != text else { return nil }
    return .plain(parameter.kind == .word ? "." + text : text)
  }

  // MARK: Slots

  /// The views in a slot.
  private mutating func slot(_ parameter: SwiftSignatures.Parameter, _ object: JSONObject) -> [SwiftCode] {
    var content = object[parameter.label]
    switch (parameter.kind, parameter.label) {
    case (.button, "headerAction"):
      content = .array((content?.array ?? [content].compactMap { $0 }) + [object["headerMenu"]].compactMap { $0 })
      return statements(content)
    case (.view, "cardBody"):
      var made = statements(content)
      if made.count > 1 {
        made = [
          .call(
            "VStack", [("alignment", .plain(".leading")), ("spacing", .plain("8"))], trailing: [("", SwiftBlock(made))])
        ]
      }
      return stated(made, object["empty"], object["failed"], Self.firstList(content))
    case (.view, "content") where object["separated"] == .bool(true):
      return separated(content?.array ?? [])
    case (.tags, _) where Self.repeats(content): return [array("TagStack", "", content, tag)]
    case (.avatars, _) where Self.repeats(content) || content != nil && parameter.label == "footnoteIcons":
      let name = parameter.label == "avatars" ? "Avatars" : "FootnoteIcons"
      return [array(name, parameter.label, content, avatar)]
    case (.activities, _) where content != nil: return [array("ActivityItems", "activityItems", content, activity)]
    default: return statements(content)
    }
  }

  private mutating func array(
    _ name: String, _ label: String, _ content: JSONValue?,
    _ element: (inout SwiftWriter, JSONObject) -> SwiftCode?
  ) -> SwiftCode {
    .call(name, [(label, list(content, element) ?? .list([]))])
  }

  private func tag(_ writer: inout SwiftWriter, _ object: JSONObject) -> SwiftCode? {
    if object["accent"] != nil || object["outlined"] == .bool(true) {
      writer.lose("the colours of tags that repeat: the component takes their texts alone")
    }
    return writer.attributed(object["text"]?.string ?? "")
  }

  private func avatar(_ writer: inout SwiftWriter, _ object: JSONObject) -> SwiftCode? {
    if object["spoken"] != nil { writer.lose("what is spoken for pictures that repeat: the component takes none") }
    return writer.textOrIcon(object)
  }

  private func activity(_ writer: inout SwiftWriter, _ object: JSONObject) -> SwiftCode? {
    var arguments: [(label: String, value: SwiftCode)] = [
      ("type", .plain("." + (object["type"]?.string ?? "detail")))
    ]
    if let data = object["data"]?.string { arguments.append(("data", .plain(writer.string(data)))) }
    if let tap = SwiftPart.tap(object, &writer) {
      arguments.append(("didSelectActivityItem", .closure(SwiftBlock(tap))))
    }
    return .call("ActivityItemDataType", arguments)
  }

  private static func repeats(_ value: JSONValue?) -> Bool {
    (value?.array ?? []).contains { $0["_each"] != nil }
  }

  /// `content` with a dot between each two that stand there one by one.
  private mutating func separated(_ content: [JSONValue]) -> [SwiftCode] {
    let dot = SwiftCode.modified(
      .call("Circle", []),
      [
        .call("frame", [("width", .plain("2")), ("height", .plain("2"))]),
        .call("accessibilityHidden", [("", .plain("true"))]),
      ])
    var made: [SwiftCode] = []
    for part in content {
      let own = statements(part)
      if made.isEmpty || own.isEmpty {
        made += own
      } else if own.count == 1, case .choice(let branches) = own[0].untraced, branches.count == 1 {
        // What may not be there has its dot with it.
        made.append(.choice([(branches[0].condition, [dot] + branches[0].block)]).traced(part))
      } else {
        made += [dot] + own
      }
    }
    if Self.repeats(.array(content)) { lose("the dots between items that repeat") }
    return made
  }

  // MARK: Plain values

  /// What a slot of `kind` is as a value; nil where it takes a view.
  mutating func plain(_ kind: SwiftSignatures.Kind, _ value: JSONValue) -> SwiftCode? {
    if kind == .tags {
      return list(value) { writer, object in Self.isBare(object, ["text"]) ? writer.tag(&writer, object) : nil }
    }
    if kind == .avatars {
      return list(value) { writer, object in
        let isRemote = object["src"]?.string.map { SwiftText($0).isLiteral && HandoverFile.isElsewhere($0) } ?? false
        return object["spoken"] == nil && object["_if"] == nil && !isRemote ? writer.textOrIcon(object) : nil
      }
    }
    if kind == .icons {
      return list(value) { writer, object in Self.isBare(object, ["icon", "text"]) ? writer.textOrIcon(object) : nil }
    }
    if kind == .activities { return list(value) { $0.activity(&$0, $1) } }
    if let icon = value.string, kind == .image { return .plain(icon) }
    if let text = value.string, kind == .status { return .call(".text", [("", attributed(text))]) }
    guard value.array.map({ $0.count == 1 }) ?? true, let object = value.object ?? value.array?.first?.object,
      object["_each"] == nil, object["_if"] == nil
    else { return nil }
    switch kind {
    case .text where object["_"] == "Text" && Self.isBare(object, ["text"]):
      return object["text"]?.string.map(attributed)
    case .image where object["_"] == "Icon" && Self.isBare(object, ["icon"]):
      return object["icon"]?.string.map { .plain($0) }
    case .status where Self.isBare(object, ["icon", "text"]): return textOrIcon(object)
    case .button where object["_"] == "FioriButton" && Self.isBare(object, ["title", "press"]):
      return SwiftPart.button(object, &self)
    case .figure where Self.isBare(object, ["leading", "text", "unit", "icon"]):
      return SwiftPart.components(object, &self)
    default: return nil
    }
  }

  /// Whether `object` has these members alone, besides what it is.
  private static func isBare(_ object: JSONObject, _ names: Set<String>) -> Bool {
    object.names.allSatisfy { names.contains($0) || ["_", "_each", HandoverTrace.member].contains($0) }
  }

  /// A text, an icon or both.
  mutating func textOrIcon(_ object: JSONObject) -> SwiftCode? {
    let text = (object["text"] ?? object["initials"])?.string
    if let path = object["src"]?.string, !SwiftText(path).isLiteral || HandoverFile.isElsewhere(path) {
      lose("pictures at addresses that stand in a list of avatars: the component takes images of the app alone")
    }
    let image = object["src"]?.string.map { SwiftPart.picture($0, self) } ?? object["icon"]?.string.map { .plain($0) }
    switch (text, image) {
    case (let text?, let image?) where object["src"] == nil:
      return .call(".both", [("", attributed(text)), ("", image)])
    case (_, let image?): return .call(".icon", [("", image)])
    case (let text?, nil): return .call(".text", [("", attributed(text))])
    case (nil, nil): return nil
    }
  }

  /// A list of values, those that repeat from their lists; nil where one is none.
  mutating func list(
    _ value: JSONValue?, _ element: (inout SwiftWriter, JSONObject) -> SwiftCode?
  ) -> SwiftCode? {
    var lists: [SwiftCode] = []
    var open: [SwiftCode] = []
    for object in (value?.array ?? [value].compactMap { $0 }).compactMap(\.object) {
      if object["_if"] != nil { return nil }
      guard let each = object["_each"]?.string, let (steps, path) = SwiftText(each).binding else {
        guard let made = element(&self, object) else { return nil }
        open.append(made.traced(.object(object)))
        continue
      }
      guard let (list, variable) = opened(steps, path) else { return nil }
      let code = list + (number(object["_limit"], whole: true).map { ".prefix(\($0))" } ?? "")
      variables.append(variable)
      let made = element(&self, object)
      variables.removeLast()
      guard let made else { return nil }
      if !open.isEmpty { lists.append(.list(open)) }
      open = []
      lists.append(
        .call(code + ".map", [], trailing: [("", SwiftBlock(variable.name, [made.traced(.object(object))]))]))
    }
    if !open.isEmpty || lists.isEmpty { lists.append(.list(open)) }
    return lists.count == 1 ? lists[0] : .sum(lists)
  }
}

extension SwiftSignatures.Kind {
  /// Whether it is a slot for views.
  fileprivate var isSlot: Bool {
    switch self {
    case .text, .image, .icons, .avatars, .tags, .button, .figure, .status, .activities, .view: true
    case .attributed, .word, .flag, .whole, .length: false
    }
  }
}
