import JSON
import Standards

/// The data of a manifest: where they are, and what of them each part of the card shows.
enum UI5Data {
  /// What a part of the manifest says of its data.
  private struct Source {
    /// Whether they are its own, and not those of the card.
    var isOwn = false
    var json: JSONValue?
    var pointer: String?
    /// Where they would come from.
    var address: String?
  }

  static func read(_ importer: inout Importer) {
    let (header, content) = (importer.tree.find("header"), importer.tree.find("content"))
    let top = importer.tree.top
    if let content { unfold(&importer, content) }
    let owners = [("card", top), ("header", header), ("content", content)]
    var sources: [String: Source] = [:]
    for case (let name, let node?) in owners { sources[name] = source(&importer, node) }
    let own = owners.map(\.0).filter { sources[$0]?.isOwn == true }
    var data = JSONObject()
    for name in own {
      guard let source = sources[name] else { continue }
      if let json = source.json {
        data[name] = json
      } else {
        importer.needsSample = true
        importer.tell(
          ImportFindings.dataMissing,
          "the data of the \(name), \(source.address ?? "a service"), are not there: the sample is made up",
          at: owners.first { $0.0 == name }?.1 ?? top)
      }
    }
    if own.count == 1, let json = data[own[0]] {
      importer.sample = json
    } else if data.count > 0 {
      importer.sample = .object(data)
    }
    func pointer(_ name: String) -> String {
      let source = sources[name]
      let owner = source?.isOwn == true ? name : "card"
      let prefix = own.count > 1 ? "/" + owner : ""
      let path = source?.pointer ?? (owner == name ? "" : sources["card"]?.pointer ?? "")
      return prefix + (path == "/" || path.isEmpty ? "" : path.hasPrefix("/") ? path : "/" + path)
    }
    let isTemplate =
      ["item", "row"].contains { importer.tree.find($0, from: content) != nil }
      || importer.tree.find("measures", from: content) != nil
    let places = (pointer("header"), pointer("content"))
    let headerSaysIt = sources["header"].map { $0.isOwn || $0.pointer != nil } == true
    let contentSaysIt = sources["content"].map { $0.isOwn || $0.pointer != nil } == true
    importer.place = headerSaysIt || !contentSaysIt || isTemplate ? places.0 : places.1
    if !headerSaysIt, isTemplate, own == ["content"] { importer.place = "" }
    // A list has no values of its own, which a header could show: those made up stand around it.
    if importer.sample == nil, isTemplate, places.0 == places.1, let header, UI5Texts.hasBinding(importer.tree, header),
      let slash = importer.place.lastIndex(of: "/")
    {
      importer.tell(
        ImportFindings.replaced,
        "the header is bound to the list at \(importer.place), which has no values of its own: it shows those around the list",
        at: header)
      importer.place = String(importer.place[..<slash])
    }
    guard let content else { return }
    if isTemplate {
      let base = own.count > 1 ? (own.contains("content") ? "/content" : "/card") : ""
      templates(&importer, content, places.1, base)
    } else if places.1 != importer.place {
      importer.elsewhere = (content, places.1)
    }
  }

  /// Where the records of the templates in `content` are, whose data are at `pointer`.
  private static func templates(_ importer: inout Importer, _ content: Int, _ pointer: String, _ base: String) {
    var pointer = pointer
    let item = importer.tree.find("item", from: content)
    if let item, let path = importer.tree.string(importer.tree.member("path", of: item)) {
      // The events of a calendar have a path of their own.
      let isWhole = path == "/" || path.isEmpty
      pointer = isWhole ? base : path.hasPrefix("/") ? base + path : pointer + "/" + path
      importer.tree.set("path", "/events", of: item, from: item)
    }
    let template = importer.tree.find("template", from: item) ?? item ?? importer.tree.find("row", from: content)
    let hasBinding = UI5Texts.hasBinding(importer.tree, template ?? content)
    if importer.sample == nil, !importer.needsSample {
      guard hasBinding else { return }
      importer.needsSample = true
      importer.tell(ImportFindings.dataMissing, "no data are named: the sample is made up", at: template ?? content)
    }
    let each: String
    if pointer == importer.place {
      each = "{.}"
    } else if pointer.hasPrefix(importer.place + "/") {
      each = "{" + pointer.dropFirst(importer.place.count + 1) + "}"
    } else {
      each = "{\(pointer.isEmpty ? "/" : pointer)}"
    }
    importer.lists[template ?? content] = each
    importer.lists[content] = each
  }

  private static func source(_ importer: inout Importer, _ owner: Int) -> Source? {
    guard let data = importer.tree.member("data", of: owner) else { return nil }
    let tree = importer.tree
    var source = Source()
    source.pointer = tree.string(tree.member("path", of: data))
    if let json = tree.member("json", of: data) {
      (source.isOwn, source.json) = (true, tree.json(json))
    } else if let request = tree.member("request", of: data) {
      let url = tree.string(request) ?? tree.string(tree.member("url", of: request)) ?? ""
      (source.isOwn, source.address) = (true, url)
      source.json = file(importer, url)
    }
    if source.json == nil, let mock = tree.member("mockData", of: data) {
      source.isOwn = true
      source.json =
        tree.member("json", of: mock).map { tree.json($0) }
        ?? tree.string(tree.find("request", "url", from: mock)).flatMap { file(importer, $0) }
      source.pointer = tree.string(tree.member("path", of: mock)) ?? source.pointer
    }
    if !source.isOwn, tree.member("extension", of: data) != nil || tree.member("service", of: data) != nil {
      source.isOwn = true
    }
    // What says how to ask for them is no part of a card, and told as such.
    let known = [
      tree.member("json", of: data), tree.member("path", of: data), tree.find("request", "url", from: data),
      tree.member("mockData", of: data),
      tree.string(tree.member("request", of: data)) == nil ? nil : tree.member("request", of: data),
    ]
    for node in known.compactMap({ $0 }) { importer.tree.readAll(node) }
    return source
  }

  private static func file(_ importer: Importer, _ url: String) -> JSONValue? {
    guard !HandoverFile.isElsewhere(url), !url.contains("{"), !url.hasPrefix("/") else { return nil }
    let path = url.hasPrefix("./") ? String(url.dropFirst(2)) : url
    return importer.surroundings.file(path, importer.format).flatMap { try? JSONParser.parse($0) }
  }

  // MARK: Rows that differ in shape

  /// So many records at most are written one by one.
  private static let mostRows = 200
  /// So many values at most are written for all of them.
  private static let mostValues = 20_000

  private static func values(in tree: ImportTree, _ node: Int) -> Int {
    tree.inside(node).reduce(1) { $0 + values(in: tree, $1) }
  }

  /// Records whose template shows some parts for some of them alone, as rows of their own: no part of a card has a condition.
  private static func unfold(_ importer: inout Importer, _ content: Int) {
    let tree = importer.tree
    let item = tree.find("item", from: content)
    guard let template = tree.find("template", from: item) ?? item ?? tree.find("row", from: content),
      let data = tree.member("data", of: content), let json = tree.member("json", of: data),
      ["", "/"].contains(tree.string(tree.member("path", of: data)) ?? ""), hasSwitch(tree, template)
    else { return }
    let inside = tree.json(json)
    guard let records = inside.array ?? inside["events"]?.array, records.count <= mostRows,
      records.count * values(in: tree, template) <= mostValues
    else { return }
    let rows = records.compactMap { filled(tree.json(template), $0) }
    importer.tree.set("rows", .array(rows), of: content, from: template)
    let isCalendar = importer.tree.find("path", from: item) != nil
    for name in ["item", "row", "data"] { importer.tree.remove(name, of: content) }
    if isCalendar { importer.tree.set("item", ["path": "/events"], of: content, from: content) }
  }

  private static let switches: Set<String> = ["visible", "enabled"]
  /// Members that nothing in a card can bind.
  private static let unbindable = switches.union(["showStateIcon", "customStateIcon", "target", "inverted"])

  private static func hasSwitch(_ tree: ImportTree, _ node: Int) -> Bool {
    let inside = tree.members(node)
    if inside.contains(where: { unbindable.contains($0.name) && tree.string($0.node)?.hasPrefix("{") == true }) {
      return true
    }
    return (inside.map(\.node) + (tree.list(node) ?? [])).contains { hasSwitch(tree, $0) }
  }

  /// `template` with its bindings to members of `record` filled in, without what is not shown.
  private static func filled(_ template: JSONValue, _ record: JSONValue) -> JSONValue? {
    switch template {
    case .string(let text):
      guard text.first == "{", text.last == "}" else { return template }
      let value = record[String(text.dropFirst().dropLast())] ?? template
      return value.array == nil && value.object == nil ? value : template
    case .array(let elements): return .array(elements.compactMap { filled($0, record) })
    case .object(let object):
      let result = JSONObject(
        object.members.compactMap { member in filled(member.value, record).map { .init(member.name, $0) } })
      if result["visible"] == false || result["enabled"] == false && result["type"] != nil { return nil }
      return .object(JSONObject(result.members.filter { !switches.contains($0.name) || $0.value != true }))
    default: return template
    }
  }
}

/// Texts of a manifest.
enum UI5Texts {
  /// Whether a text in `node` binds to data.
  static func hasBinding(_ tree: ImportTree, _ node: Int) -> Bool {
    if let text = tree.string(node) { return text.contains("{") && !text.contains("{{") && !text.contains(">") }
    return tree.inside(node).contains { hasBinding(tree, $0) }
  }

  /// `text` with bindings of the language in place of those of UI5, and all other braces doubled.
  static func text(_ importer: inout Importer, _ text: String, _ node: Int) -> String {
    guard text.contains(where: { "{}\\".contains($0) }) else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        if let next = rest.popFirst() { result += String(next).withBracesDoubled }
      case "{":
        guard let inside = inside(&rest) else {
          result += "{{"
          continue
        }
        result += said(&importer, inside, node)
      default: result += String(character).withBracesDoubled
      }
    }
    return result
  }

  /// What stands up to the brace that closes the one in front of `rest`, which is taken away; nil where there is none.
  private static func inside(_ rest: inout Substring) -> String? {
    var depth = 1
    var result = ""
    var place = rest
    while let character = place.popFirst() {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 {
        rest = place
        return result
      }
      result.append(character)
    }
    return nil
  }

  /// What the braces around `inside` say.
  private static func said(_ importer: inout Importer, _ inside: String, _ node: Int) -> String {
    let code = "{\(inside)}"
    if inside.hasPrefix("{"), inside.hasSuffix("}") {
      return named(&importer, String(inside.dropFirst().dropLast()), node)
    }
    if let model = inside.firstIndex(of: ">"), !inside.contains("=") {
      let (name, path) = (inside[..<model], String(inside[inside.index(after: model)...]))
      if name == "i18n" { return named(&importer, path, node) }
      if name == "parameters" {
        return named(&importer, "parameters." + (path.split(separator: "/").first ?? ""), node)
      }
      return importer.keepCode(code, at: node)
    }
    let path = path(inside)
    guard let path, let written = HandoverBindings.path(path), !written.isEmpty else {
      return importer.keepCode(code, at: node)
    }
    if path != inside {
      importer.tell(
        ImportFindings.replaced, "\(importer.tree.path(node)) is bound to \(path) without what formats it", at: node)
    }
    if let (content, pointer) = importer.elsewhere, !written.hasPrefix("/"), isInside(importer.tree, node, content) {
      return "{\(pointer)/\(written)}"
    }
    return "{\(written)}"
  }

  /// The path of a binding, which may stand in an object beside what formats it.
  private static func path(_ inside: String) -> String? {
    guard !inside.hasPrefix("=") else { return nil }
    guard inside.contains(":") else { return inside }
    guard let start = inside.firstRange(of: "path")?.upperBound else { return nil }
    let rest = inside[start...].drop { " '\":".contains($0) }
    let path = rest.prefix { !"'\",".contains($0) }
    return path.isEmpty || path.contains(">") ? nil : String(path)
  }

  /// The text that has a name of its own.
  private static func named(_ importer: inout Importer, _ key: String, _ node: Int) -> String {
    if key.hasPrefix("parameters.") {
      let name = String(key.dropFirst(11))
      if let text = importer.parameters[name] {
        importer.tell(
          ImportFindings.replaced, "\(importer.tree.path(node)) has the default of the parameter \(name)", at: node)
        return text.withBracesDoubled
      }
      return importer.keepCode("{{\(key)}}", at: node)
    }
    if let text = importer.texts[key] { return text.withBracesDoubled }
    importer.tell(
      ImportFindings.dataMissing, "the text of \(key) is not there: put i18n/i18n.properties beside the file", at: node)
    return key.withBracesDoubled
  }

  private static func isInside(_ tree: ImportTree, _ node: Int, _ around: Int) -> Bool {
    var place: Int? = node
    while let own = place, own != around { place = tree.nodes[own].parent }
    return place == around
  }
}
