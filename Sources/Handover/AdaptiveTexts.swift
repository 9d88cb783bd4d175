import CardModel
import JSON
import SourceText
import Standards

/// The data of a template: which of its parts repeat, and where the paths in its texts start.
enum AdaptiveScopes {
  /// Where the paths of some part start.
  private struct Scope {
    var value: JSONValue?
    var prefix = ""
    var isInList = false
  }

  static func read(_ importer: inout Importer) throws(ImportProblem) {
    let top = importer.tree.top
    let own = importer.tree.member("$data", of: top)
    var data: JSONValue?
    if let own, importer.tree.string(own) == nil {
      data = importer.tree.json(own)
      importer.tree.remove("$data", of: top)
    }
    let first = binding(importer.tree, top)
    guard first != nil || hasData(importer.tree, top) else { return }
    if let bytes = importer.surroundings.data {
      let document = JSONDocument(bytes)
      if let problem = document.problems.first {
        throw ImportProblem(
          message: "the data of the template are no JSON: \(problem.message)", offset: problem.offset, isInData: true)
      }
      let parsed = (try? JSONParser.parse(bytes)) ?? .null
      guard parsed.object != nil || parsed.array != nil else {
        throw ImportProblem(
          message: "the data of the template are neither an object nor a list", offset: 0, isInData: true)
      }
      data = parsed
    }
    if data == nil, first == nil { data = .object(JSONObject()) }
    guard var data else {
      throw ImportProblem(
        message: "it is a template, and its data are not there: put them beside it with the ending .data.json, or name "
          + "their file with --data", offset: first.map { importer.tree.nodes[$0].range.start })
    }
    if let records = data.array {
      // A card is one of several.
      importer.tell(ImportFindings.replaced, "the data are a list: the card shows the first of them", at: top)
      data = records.first ?? .object(JSONObject())
    }
    importer.sample = data
    walk(&importer, top, Scope(value: data))
  }

  /// The first text in `node` that binds to data.
  private static func binding(_ tree: ImportTree, _ node: Int) -> Int? {
    if let text = tree.string(node) { return AdaptiveTexts.hasBinding(text) ? node : nil }
    // What has data of its own needs no others.
    if let own = tree.member("$data", of: node), tree.string(own) == nil { return nil }
    return tree.inside(node).lazy.compactMap { binding(tree, $0) }.first
  }

  /// Whether there are data in `node`.
  private static func hasData(_ tree: ImportTree, _ node: Int) -> Bool {
    if let own = tree.member("$data", of: node), tree.string(own) == nil { return true }
    return tree.inside(node).contains { hasData(tree, $0) }
  }

  private static func walk(_ importer: inout Importer, _ node: Int, _ scope: Scope) {
    var scope = scope
    if let source = importer.tree.member("$data", of: node) {
      scope = entered(&importer, source, node, scope)
    }
    if importer.tree.scalar(node) != nil {
      if !scope.prefix.isEmpty || scope.isInList { importer.scopes[node] = (scope.prefix, scope.isInList) }
      return
    }
    for inner in importer.tree.inside(node) { walk(&importer, inner, scope) }
  }

  /// What is in scope in `node`, whose data are at `source`.
  private static func entered(_ importer: inout Importer, _ source: Int, _ node: Int, _ scope: Scope) -> Scope {
    let path: String
    if let text = importer.tree.string(source) {
      guard text.hasPrefix("${"), text.hasSuffix("}"),
        let own = AdaptiveTexts.path(String(text.dropFirst(2).dropLast()), scope.prefix, scope.isInList)
      else { return scope }
      path = own
    } else {
      // Data that stand in the card itself go to the others.
      guard var all = importer.sample?.object else { return scope }
      var name = "data"
      while all[name] != nil { name += "1" }
      all[name] = importer.tree.json(source)
      importer.sample = .object(all)
      importer.tree.set("$data", .string("${$root.\(name)}"), of: node, from: source)
      path = scope.isInList ? "/" + name : name
    }
    let root = importer.sample
    let value = SampleScope(root: root, item: scope.isInList ? scope.value : root).value(path)
    if value == nil {
      importer.tell(
        ImportFindings.dataMissing, "the data have nothing at \(path), which is taken for a list", at: source)
    }
    if value == nil || value?.array != nil {
      importer.lists[node] = "{\(path)}"
      return Scope(value: value?.array?.first, isInList: true)
    }
    importer.tree.read(importer.tree.member("$data", of: node) ?? source)
    if path == "." { return scope }
    return Scope(value: scope.isInList ? scope.value : nil, prefix: path + "/", isInList: scope.isInList)
  }
}

/// Texts of an Adaptive Card.
enum AdaptiveTexts {
  /// Whether `text` binds to data.
  static func hasBinding(_ text: String) -> Bool {
    var rest = text.replacing("\\${", with: "")[...]
    var count = 0
    while count < mostLinks, let start = rest.firstRange(of: "${")?.upperBound {
      rest = rest[start...]
      count += 1
      if inside(rest, "}") != nil { return true }
    }
    return false
  }

  /// `text` with bindings of the language in place of those of the template, and all other braces doubled.
  static func text(_ importer: inout Importer, _ text: String, _ node: Int) -> String {
    // Addresses and names are no texts of people.
    let isText = ["text", "title", "value", "unit"].contains(importer.tree.nodes[node].name)
    let named = isText ? text.replacing("<at>", with: "").replacing("</at>", with: "") : text
    if named != text {
      importer.tell(
        ImportFindings.replaced,
        "\(importer.tree.path(node)) mentions somebody, whose name alone stands in the card: \(text.prefix(200))",
        at: node)
    }
    let plain = isText ? plain(named) : named
    if plain != named {
      importer.tell(
        ImportFindings.replaced,
        "\(importer.tree.path(node)) has marks of Markdown, which are left out: \(text.prefix(200))",
        at: node)
    }
    let scope = importer.scopes[node] ?? ("", false)
    var result = ""
    var rest = plain[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.hasPrefix("${") {
        rest.removeFirst(2)
        result += "${{"
      } else if character == "$", rest.first == "{", let inside = inside(rest.dropFirst(), "}") {
        rest = rest.dropFirst(inside.count + 2)
        result +=
          path(inside, scope.prefix, scope.isInList).map { "{\($0)}" } ?? importer.keepCode("${\(inside)}", at: node)
      } else if character == "{", let (moment, count) = moment(rest) {
        rest = rest.dropFirst(count)
        let path =
          moment.hasPrefix("${") ? path(String(moment.dropFirst(2).dropLast()), scope.prefix, scope.isInList) : nil
        importer.tell(
          ImportFindings.replaced, "\(importer.tree.path(node)) has a date or time, which is written as \(moment)",
          at: node)
        result += path.map { "{\($0)}" } ?? moment.withBracesDoubled
      } else {
        result += String(character).withBracesDoubled
      }
    }
    return result
  }

  /// The path of ours that an expression is; nil where it computes.
  static func path(_ expression: String, _ prefix: String, _ isInList: Bool) -> String? {
    // As a text a value is what it is.
    if expression.hasPrefix("string("), expression.hasSuffix(")") {
      return path(String(expression.dropFirst(7).dropLast()), prefix, isInList)
    }
    var steps: [String] = []
    var wantsName = true
    var rest = expression[...]
    while let character = rest.first {
      if character == "[", !wantsName {
        guard let end = rest.firstIndex(of: "]") else { return nil }
        var step = rest[..<end].dropFirst()
        if let quote = step.first, "'\"".contains(quote), step.count > 2, step.last == quote {
          step = step.dropFirst().dropLast()
        } else if step.isEmpty || !step.allSatisfy({ $0.isASCII && $0.isNumber }) {
          return nil
        }
        steps.append(String(step))
        rest = rest[rest.index(after: end)...]
      } else if character == ".", !wantsName {
        wantsName = true
        rest.removeFirst()
      } else {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        guard wantsName, character.isLetter || character == "_" || character == "$" && steps.isEmpty else { return nil }
        steps.append(String(name))
        wantsName = false
        rest = rest.dropFirst(name.count)
      }
    }
    guard !wantsName else { return nil }
    guard let first = steps.first, steps.dropFirst().allSatisfy(SampleScope.isStep) else { return nil }
    let path: String
    switch first {
    case "$root":
      guard steps.count > 1 else { return nil }
      path = (isInList ? "/" : "") + steps.dropFirst().joined(separator: "/")
    case "$data" where steps.count == 1: return prefix.isEmpty ? "." : String(prefix.dropLast())
    case "$data": path = prefix + steps.dropFirst().joined(separator: "/")
    default:
      guard first.first != "$", SampleScope.isStep(first) else { return nil }
      path = prefix + steps.joined(separator: "/")
    }
    return HandoverBindings.path(path)
  }

  /// So long an expression may be.
  private static let longest = 1_000
  /// So many links of one text are looked at.
  private static let mostLinks = 50

  /// The date or time in `{DATE(…, …)}` behind the first brace of `rest`, and how long that is.
  private static func moment(_ rest: Substring) -> (text: String, count: Int)? {
    guard ["{DATE(", "{TIME("].contains(where: rest.hasPrefix), let end = rest.prefix(longest).firstRange(of: ")}}")
    else { return nil }
    let isTime = rest.hasPrefix("{TIME(")
    let inside = rest[..<end.lowerBound].dropFirst(6)
    var text = String(inside.prefix { $0 != "," })
    if text.hasPrefix("${") {
      // What computes a date is told as such.
      guard let path = AdaptiveTexts.inside(inside.dropFirst(2), "}"), self.path(path, "", false) != nil else {
        return nil
      }
      text = "${\(path)}"
    }
    while text.last == " " { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let halves = text.split(separator: "T")
    if halves.count == 2, !text.hasPrefix("$") { text = String(isTime ? halves[1].prefix(5) : halves[0]) }
    return (text, rest.distance(from: rest.startIndex, to: end.upperBound))
  }

  /// What stands in front of `end` in `rest`, with the brackets and quotes in it closed; nil where there is none.
  private static func inside(_ rest: Substring, _ end: Character) -> String? {
    var (depth, quote) = (0, Character?.none)
    var result = ""
    for character in rest.prefix(longest) {
      if let open = quote {
        if character == open { quote = nil }
      } else if "'\"".contains(character) {
        quote = character
      } else if character == end, depth == 0 {
        return result
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        depth -= 1
      }
      result.append(character)
    }
    return nil
  }

  /// `text` without the marks of Markdown for strong words and links.
  private static func plain(_ text: String) -> String {
    var text = text
    let pieces = text.split(separator: "**", omittingEmptySubsequences: false)
    if pieces.count > 2, pieces.count % 2 == 1 { text = pieces.joined() }
    // Brackets of expressions are no links.
    if text.firstRange(of: "${") != nil { return text }
    var links = 0
    while links < mostLinks, let middle = text.firstRange(of: "]("),
      let start = text[..<middle.lowerBound].lastIndex(of: "["),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    {
      links += 1
      text =
        text[..<start] + text[text.index(after: start)..<middle.lowerBound]
        + String(text[text.index(after: end)...])
    }
    return text
  }
}
