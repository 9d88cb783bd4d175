import CardModel
import JSON

// Components by their signatures: by values where all that they show is plain, else by views, as their developers do.
extension SwiftWriter {
  /// The component `name` with what `object` has for it; nil where it is none.
  mutating func component(_ name: String, _ object: JSONObject) -> SwiftCode? {
    guard let parameters = SwiftSignatures.fiori.parameters[name] else { return nil }
    var object = object
    // A caption is there with its figure alone.
    if var caption = object["kpiCaption"]?.object, let width = object["kpi"]?["_if"] {
      caption["_if"] = width
      object["kpiCaption"] = .object(caption)
    }
    // A frame around nothing is nothing, but for what stands beside that.
    let isFrame = parameters.contains { $0.label == "content" }
    let isBesides = parameters.contains { $0.label != "content" && $0.kind.isSlot && object[$0.label] != nil }
    if isFrame, !isBesides, object["content"]?.array?.isEmpty != false { return nil }
    let hasSlots = parameters.contains(where: \.kind.isSlot)
    if let values = values(name, parameters, object), !values.isEmpty || !hasSlots { return .call(name, values) }
    var arguments: [(label: String, value: SwiftCode)] = []
    var slots: [(label: String, block: SwiftBlock)] = []
    var isPlain = true
    for parameter in parameters {
      if parameter.kind.isSlot {
        var made = slot(parameter, object)
        if made.isEmpty, parameter.label == "content", !isBesides { return nil }
        if made.isEmpty, !parameter.isRequired, parameter.label != "content" { continue }
        if made.isEmpty { made = [.call("EmptyView", [])] }
        slots.append((parameter.label, SwiftBlock(made)))
        arguments.append((parameter.label, .closure(SwiftBlock(made))))
      } else if let value = value(parameter, name, object) {
        arguments.append((parameter.label, value))
        isPlain = false
      }
    }
    if arguments.isEmpty, hasSlots {
      // Nothing would be seen, and it would have several initialisers.
      lose("a part in which nothing is that can be shown", isElement: true)
      return nil
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
    let before = mark
    for parameter in parameters {
      let isElsewhere =
        parameter.label == "headerAction" && object["headerMenu"] != nil
        || parameter.label == "cardBody" && (object["empty"] ?? object["failed"]) != nil
      if isElsewhere {
        goBack(to: before)
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
        goBack(to: before)
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
      let menu = object["headerMenu"]?.narrowedMenu
      content = .array((content?.array ?? [content].compactMap { $0 }) + [menu].compactMap { $0 })
      return statements(content)
    case (.view, "cardBody"):
      var made = statements(content)
      if made.count > 1 { made = [.stacked(made)] }
      return stated(made, object["empty"], object["failed"], content?.firstList)
    case (.view, "content") where object["separated"] == .bool(true):
      return separated(content?.array ?? [])
    case (.tags, _) where content?.repeats == true: return [array("TagStack", "", content, SwiftElement.tag)]
    case (.avatars, _) where content?.repeats == true || content != nil && parameter.label == "footnoteIcons":
      let name = parameter.label == "avatars" ? "Avatars" : "FootnoteIcons"
      return [array(name, parameter.label, content, SwiftElement.avatar)]
    case (.activities, _) where content != nil:
      return [array("ActivityItems", "activityItems", content, SwiftElement.activity)]
    default: return statements(content)
    }
  }

  /// What an object becomes in a list; nil where it is no value.
  typealias ListElement = (inout SwiftWriter, JSONObject) -> SwiftCode?

  private mutating func array(
    _ name: String, _ label: String, _ content: JSONValue?, _ element: ListElement
  ) -> SwiftCode {
    .call(name, [(label, items(content, element))])
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
    // The widths at which something stands in front; nil once that is so at all.
    var widths: Set<String>? = []
    for part in content {
      let own = statements(part)
      if own.isEmpty { continue }
      let width = part["_if"]?.string
      let isAfter = widths.map { widths in widths.count > 1 || width.map(widths.contains) ?? false } ?? true
      if isAfter, own.count == 1, case .choice(let branches) = own[0].untraced, branches.count == 1 {
        // What may not be there has its dot with it.
        made.append(.choice([(branches[0].condition, [dot] + branches[0].block)]).traced(part))
      } else if isAfter {
        made += [dot] + own
      } else {
        if width == nil, let other = widths?.first { made.append(.choice([(condition(other), [dot])]).traced(part)) }
        made += own
      }
      if let width { widths?.insert(width) } else { widths = nil }
    }
    if JSONValue.array(content).repeats { lose("the dots between items that repeat") }
    return made
  }

  // MARK: Plain values

  /// What a slot of `kind` is as a value; nil where it takes a view.
  mutating func plain(_ kind: SwiftSignatures.Kind, _ value: JSONValue) -> SwiftCode? {
    if kind == .tags {
      return list(value) { writer, object in object.isBare(["text"]) ? SwiftElement.tag(&writer, object) : nil }
    }
    if kind == .avatars {
      return list(value) { writer, object in
        let isRemote = object["src"]?.string.map { SwiftText($0).isLiteral && HandoverFile.isElsewhere($0) } ?? false
        return object["spoken"] == nil && !isRemote ? writer.textOrIcon(object) : nil
      }
    }
    if kind == .icons {
      return list(value) { writer, object in object.isBare(["icon", "text"]) ? writer.textOrIcon(object) : nil }
    }
    if kind == .activities { return list(value, SwiftElement.activity) }
    if let icon = value.string, kind == .image { return .plain(icon) }
    if let text = value.string, kind == .status { return .call(".text", [("", attributed(text))]) }
    guard value.array.map({ $0.count == 1 }) ?? true, let object = value.object ?? value.array?.first?.object,
      object["_each"] == nil, object["_if"] == nil
    else { return nil }
    return at(object) { $0.plain(kind, object) }
  }

  private mutating func plain(_ kind: SwiftSignatures.Kind, _ object: JSONObject) -> SwiftCode? {
    switch kind {
    case .text where object["_"] == "Text" && object.isBare(["text"]):
      return object["text"]?.string.map { attributed($0) }
    case .image where object["_"] == "Icon" && object.isBare(["icon"]):
      return object["icon"]?.string.map { .plain($0) }
    case .status where object.isBare(["icon", "text"]): return textOrIcon(object)
    case .button where object["_"] == "FioriButton" && object.isBare(["title", "press"]):
      return SwiftPart.button(object, &self)
    case .figure where object.isBare(["leading", "text", "unit", "icon"]):
      return SwiftPart.components(object, &self)
    default: return nil
    }
  }

  /// A text, an icon or both; of a picture that the data name, what stands there where they name none.
  mutating func textOrIcon(_ object: JSONObject) -> SwiftCode? {
    let initials = object["initials"]?.string.map { SwiftCode.call(".text", [("", attributed($0, isName: true))]) }
    let icon = object["icon"]?.string.map { SwiftCode.plain($0) }
    if let path = object["src"]?.string {
      let (isFile, isRemote) = (SwiftText(path).isLiteral, HandoverFile.isElsewhere(path))
      if !isFile || isRemote {
        lose("pictures at addresses that stand in a list of avatars: the component takes images of the app alone")
      }
      let image = SwiftCode.call(".icon", [("", SwiftPicture.image(path, self))])
      guard !isFile, let other = initials ?? icon.map({ .call(".icon", [("", $0)]) }) else { return image }
      let name = string(path)
      return .either((name.contains(" ") ? "(\(name))" : name) + ".isEmpty", other, image)
    }
    switch (object["text"]?.string, icon) {
    case (let text?, let icon?): return .call(".both", [("", attributed(text)), ("", icon)])
    case (let text?, nil): return .call(".text", [("", attributed(text))])
    case (nil, _): return icon.map { .call(".icon", [("", $0)]) } ?? initials
    }
  }

  /// A list of values, those that repeat from their lists and those for one width where that is; nil where one is none.
  mutating func list(_ value: JSONValue?, _ element: ListElement) -> SwiftCode? {
    var lists: [SwiftCode] = []
    var open: [SwiftCode] = []
    for object in (value?.array ?? [value].compactMap { $0 }).compactMap(\.object) {
      guard let (made, isList) = at(object, { $0.value(of: object, element) }) else { return nil }
      let condition = condition(object)
      if !isList, condition == nil {
        open.append(made)
        continue
      }
      if !open.isEmpty { lists.append(.list(open)) }
      open = []
      let list = isList ? made : .list([made])
      if condition != nil { need(.only) }
      lists.append(condition.map { .call("only", [("", list), ("if", .plain($0))]) } ?? list)
    }
    if !open.isEmpty || lists.isEmpty { lists.append(.list(open)) }
    return lists.count == 1 ? lists[0] : .sum(lists)
  }

  /// The same without those that are none, which is told.
  mutating func items(_ value: JSONValue?, _ element: ListElement) -> SwiftCode {
    let objects = (value?.array ?? [value].compactMap { $0 }).compactMap(\.object)
    let known = objects.filter { object in
      let before = mark
      let isOne = at(object, { $0.value(of: object, element) }) != nil
      goBack(to: before)
      if isOne { return true }
      at(object) { $0.lose("a part in which nothing is that can be shown", isElement: true) }
      return false
    }
    return list(.array(known.map { .object($0) }), element) ?? .list([])
  }

  /// What `object` is in a list, and whether that is a list of its own.
  private mutating func value(of object: JSONObject, _ element: ListElement) -> (code: SwiftCode, isList: Bool)? {
    guard let each = object["_each"]?.string, let (steps, path) = SwiftText(each).binding else {
      return element(&self, object).map { ($0.traced(.object(object)), false) }
    }
    guard let (list, variable) = opened(steps, path) else { return nil }
    let code = loaded(list, steps, path) + (number(object["_limit"], whole: true).map { ".prefix(\($0))" } ?? "")
    variables.append(variable)
    let made = element(&self, object)
    variables.removeLast()
    return made.map { made in
      let block = SwiftBlock(variable.name, [made.traced(.object(object))])
      return (.call(code + ".map", [], trailing: [("", block)]), true)
    }
  }
}

extension JSONObject {
  /// The same for every width.
  var atEveryWidth: JSONObject { JSONObject(members.filter { $0.name != "_if" }) }

  /// Whether it has these members alone, besides what it is, for what and from where.
  fileprivate func isBare(_ names: Set<String>) -> Bool {
    self.names.allSatisfy { names.contains($0) || $0.hasPrefix("_") || $0 == HandoverTrace.member }
  }
}

extension JSONValue {
  /// Whether one of its elements repeats.
  fileprivate var repeats: Bool { (array ?? []).contains { $0["_each"] != nil } }

  /// The first list over which something in it repeats, outside of what repeats.
  var firstList: String? {
    if let each = self["_each"]?.string { return each }
    for value in array ?? object?.members.map(\.value) ?? [] { if let list = value.firstList { return list } }
    return nil
  }

  /// The menu that it is, which is there for one width alone where all that is in it is for that.
  fileprivate var narrowedMenu: JSONValue {
    guard var object, let items = object["items"]?.array, let width = items.first?["_if"],
      items.allSatisfy({ $0["_if"] == width })
    else { return self }
    object["_if"] = width
    object["items"] = .array(
      items.compactMap(\.object).map { .object($0.atEveryWidth) })
    return .object(object)
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
