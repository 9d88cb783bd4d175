import CardModel
import JSON
import Standards

/// The data of an Adaptive Card with a value for everything that its template binds: a host shows the path where one is missing.
struct AdaptiveData {
  /// What a template reads, as a tree.
  private struct Shape {
    var members: [(name: String, shape: Shape)] = []
    /// What it reads of each item, or of the object if it is none; one or none.
    var items: [Shape] = []
    /// What stands for it where it is missing.
    var other: JSONValue?
    /// Whether it is a colour, or shown as a text.
    var isColor = false
    var isText = false

    mutating func add(_ steps: ArraySlice<String>, _ other: JSONValue, as member: String = "") {
      guard let step = steps.first else {
        self.other = self.other ?? other
        isColor = isColor || member == "color"
        isText = isText || ["text", "value"].contains(member)
        return
      }
      if step == AdaptiveData.each {
        if items.isEmpty { items = [Shape()] }
        return items[0].add(steps.dropFirst(), other, as: member)
      }
      let index = members.firstIndex { $0.name == step } ?? members.count
      if index == members.count { members.append((step, Shape())) }
      members[index].shape.add(steps.dropFirst(), other, as: member)
    }
  }

  /// A step to each item of a list.
  private static let each = "*"
  private var shape = Shape()
  private let colors: [String: MappingTable.Word]
  /// How numbers are written that stand in texts.
  private let numbers: NumberFormat
  /// The data, completed.
  private(set) var data: JSONValue = .null
  /// The names of what was missing.
  private(set) var missing: [String] = []
  /// The names of what was a number, and is the text that hosts want.
  private(set) var retyped: [String] = []
  /// The names of colours that stand beside kinds.
  private(set) var added: [String] = []
  /// The names of what stands where such a colour has to, and is none.
  private(set) var foreign: [String] = []
  /// The names of texts in which hosts may see marks of Markdown.
  private(set) var marked: [String] = []
  /// Whether anything is bound.
  private(set) var isNeeded = false

  /// The data for `template` made from `data`, with the colours that hosts have for kinds and numbers as drawings write them.
  init(_ template: JSONValue, _ data: JSONValue, colors: [String: MappingTable.Word], numbers: NumberFormat) {
    (self.colors, self.numbers) = (colors, numbers)
    read(template, [])
    self.data = completed(data, shape, "")
  }

  // MARK: Reading a template

  private mutating func read(_ template: JSONValue, _ scope: [String], as name: String = "") {
    switch template {
    case .string(let text):
      for path in Self.paths(text) {
        isNeeded = true
        if let steps = Self.steps(path, scope), steps != scope { shape.add(steps[...], "", as: name) }
      }
    case .array(let elements): for element in elements { read(element, scope) }
    case .object(let object):
      var inner = scope
      if let source = object["$data"] {
        guard let path = source.string.flatMap({ Self.paths($0).first }) else { return }
        isNeeded = true
        inner = (Self.steps(path, scope) ?? scope) + [Self.each]
        shape.add(inner.dropLast()[...], [])
      }
      if let path = object["$when"]?.string.flatMap({ Self.paths($0).first }), let steps = Self.steps(path, inner) {
        isNeeded = true
        shape.add(steps[...], false)
      }
      for member in object.members where member.name != "$data" && member.name != "$when" {
        read(member.value, inner, as: member.name)
      }
    default: break
    }
  }

  /// The paths of the bindings in `text`.
  private static func paths(_ text: String) -> [String] {
    var paths: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      let isEscaped = start.lowerBound > rest.startIndex && rest[rest.index(before: start.lowerBound)] == "\\"
      rest = rest[start.upperBound...]
      if !isEscaped, let end = rest.firstIndex(of: "}") { paths.append(String(rest[..<end])) }
    }
    return paths
  }

  /// The steps to what is at `path` behind `scope`.
  private static func steps(_ path: String, _ scope: [String]) -> [String]? {
    let steps = path.split { ".[]".contains($0) }.map(String.init)
    return switch steps.first {
    case "$root": Array(steps.dropFirst())
    case "$data": scope + steps.dropFirst()
    default: scope + steps
    }
  }

  // MARK: Completing data

  private mutating func completed(_ value: JSONValue?, _ shape: Shape, _ name: String) -> JSONValue {
    var value = value == .null ? nil : value
    if value == nil, let other = shape.other {
      if other == "", !missing.contains(name) { missing.append(name) }
      value = other
    }
    if shape.other == "", let text = value.flatMap(SampleScope.text), value?.string == nil {
      if !retyped.contains(name) { retyped.append(name) }
      // A whole number may be a name.
      value = .string(shape.isText ? numbers.number(text, inGroups: text.contains(".")) : text)
    }
    if shape.isText, !marked.contains(name), let lines = value?.string?.split(separator: "\n"),
      lines.contains(where: { HandoverBindings.adaptive.hasMarks(String($0)) })
    {
      marked.append(name)
    }
    if let items = shape.items.first {
      if let elements = value?.array {
        value = .array(elements.map { completed($0, items, name) })
      } else if value?.object != nil {
        value = completed(value, items, name)
      }
    }
    guard !shape.members.isEmpty else { return value ?? .object(JSONObject()) }
    if let elements = value?.array {
      return .array(
        elements.enumerated().map { index, element in
          shape.members.first { $0.name == "\(index)" }.map { completed(element, $0.shape, $0.name) } ?? element
        })
    }
    guard var object = value.map(\.object) ?? JSONObject() else { return value ?? .null }
    for (name, shape) in shape.members {
      if shape.isColor, let own = object[name] {
        let isKnown = own.string.map { Self.colors.contains($0.lowercased()) } ?? false
        if !isKnown, !foreign.contains(name) { foreign.append(name) }
      } else if shape.isColor {
        if !added.contains(name) { added.append(name) }
        let kind = object[String(name.dropLast(Self.color.count))]?.string ?? ""
        object[name] = .string(colors[kind]?.text ?? "default")
      }
      object[name] = completed(object[name], shape, name)
    }
    return .object(object)
  }

  // MARK: Colours

  private static let color = "Color"
  /// Those that hosts know.
  private static let colors: Set<String> = ["default", "dark", "light", "accent", "good", "warning", "attention"]

  /// The path at which data have a colour for the kind at `path`; nil where there is no place for it.
  static func colorPath(_ path: String) -> String? {
    guard let last = path.last, last != ".",
      !path.split(separator: "/").suffix(1).contains(where: { $0.first?.isNumber == true })
    else { return nil }
    return path + color
  }

  /// The path at which data have the kind for the colour at `path`; nil where that is no such colour.
  static func kindPath(_ path: String) -> String? {
    path.hasSuffix(color) && path.count > color.count ? String(path.dropLast(color.count)) : nil
  }

  // MARK: Moving data

  /// `template` for data that stand in a member of an object.
  static func moved(_ template: JSONValue, into member: String) -> JSONValue {
    switch template {
    case .string(let text):
      // What a card asks for besides is no part of them.
      let isOwn = text.hasPrefix("${$root.isEmpty") || text.hasPrefix("${$root.hasFailed")
      return isOwn ? template : .string(text.replacing("${$root", with: "${$root.\(member)"))
    case .array(let elements): return .array(elements.map { moved($0, into: member) })
    case .object(let object):
      return .object(JSONObject(object.members.map { .init($0.name, moved($0.value, into: member)) }))
    default: return template
    }
  }
}
