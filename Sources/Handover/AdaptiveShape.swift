import JSON
import Standards

/// What a part of an Adaptive Card looks like.
struct AdaptiveShape {
  /// What a container is, by what stands in it.
  enum Kind { case list, figure, pair, times, message, line }

  let tree: ImportTree
  let node: Int

  /// What it is, in small letters.
  var type: String { tree.string(tree.member("type", of: node))?.lowercased() ?? "" }

  func says(_ name: String, _ value: JSONValue) -> Bool { tree.isSame(tree.member(name, of: node), value) }

  private func shape(_ node: Int) -> AdaptiveShape { AdaptiveShape(tree: tree, node: node) }

  private func shapes(_ name: String) -> [AdaptiveShape] { tree.entries(name, of: node).map(shape) }

  // MARK: Texts

  /// The texts in it, whatever frames they stand in.
  var texts: [Int] {
    if type == "textblock" { return [node] }
    return ["items", "columns"].flatMap(shapes).flatMap(\.texts)
  }

  var hasHeading: Bool { texts.contains { shape($0).says("style", "heading") } }

  var isBig: Bool {
    says("weight", "bolder") || ["medium", "large", "extraLarge"].contains { says("size", .string($0)) }
  }

  var isTitle: Bool { says("style", "heading") || isBig }

  /// Whether it is a text that stands below a title in a way that says less.
  var isSecondary: Bool {
    type == "textblock" && !isTitle && (says("isSubtle", true) || says("spacing", "none") || says("size", "small"))
  }

  var isFootnote: Bool { says("isSubtle", true) && says("size", "small") }

  var isColored: Bool {
    ["good", "warning", "attention", "accent"].contains { says("color", .string($0)) }
      || tree.string(tree.member("color", of: node))?.hasPrefix("${") == true
  }

  /// Whether it is in the largest letters.
  var isLarge: Bool { says("size", "extraLarge") }

  /// Whether it is a large number, or may become one: a large word is none.
  var isFigure: Bool {
    guard isLarge, let text = tree.string(tree.member("text", of: node)) else { return isLarge }
    return text.contains("${") || text.contains { $0.isNumber }
  }

  var isNumber: Bool { tree.string(tree.member("text", of: node)).flatMap(Double.init) != nil }

  /// Whether it says how many stars of five there are.
  var isRating: Bool {
    guard let said = tree.string(tree.member("text", of: node)), let middle = said.firstRange(of: " / 5") else {
      return false
    }
    let (value, rest) = (said[..<middle.lowerBound], said[middle.upperBound...])
    return
      (Double(value) != nil || tree.numbers.plain(String(value)) != nil
      || value.hasPrefix("${") && value.last == "}")
      && (rest.isEmpty || rest.hasPrefix(" (") && rest.last == ")")
  }

  // MARK: Pictures and rows

  /// Whether it is a picture that stands beside texts where there is room.
  var isPortrait: Bool {
    let width = tree.string(tree.member("width", of: node)) ?? tree.string(tree.member("height", of: node)) ?? ""
    return says("style", "person") || says("size", "small") || says("size", "medium")
      || width.hasSuffix("px") && width.count < 5
  }

  /// Whether it is a line of texts: one in each column.
  var isLine: Bool {
    let columns = shapes("columns").map { $0.shapes("items") }
    return !columns.isEmpty && columns.allSatisfy { $0.count == 1 && $0[0].type == "textblock" }
  }

  /// The name and the value in a row of two, one at each side.
  var pair: (name: Int, value: Int)? {
    let columns = shapes("columns")
    guard columns.count == 2, isLine else { return nil }
    let texts = columns.flatMap { $0.shapes("items") }
    let isWide =
      columns[0].says("width", "stretch") || tree.scalar(tree.member("width", of: columns[0].node))?.number != nil
    return isWide || texts[1].says("horizontalAlignment", "right") ? (texts[0].node, texts[1].node) : nil
  }

  /// Whether it is a row that starts with a time in small letters.
  var hasMoment: Bool {
    let columns = shapes("columns").map { $0.shapes("items") }
    guard type == "columnset", columns.count > 1, !columns[0].isEmpty else { return false }
    // Times have digits, or are bound.
    let first = tree.string(tree.member("text", of: columns[0][0].node)) ?? ""
    return first.contains { $0.isNumber || $0 == "{" }
      && columns[0].allSatisfy { $0.type == "textblock" && $0.says("isSubtle", true) }
      && columns.dropFirst().joined().contains { $0.type == "textblock" }
  }

  // MARK: Containers

  /// The case of an empty card that it is for.
  var condition: String? {
    guard let text = tree.string(tree.member("$when", of: node))?.filter({ $0 != " " }) else { return nil }
    if text == "${$root.hasFailed}" { return text }
    if text == "${$root.isEmpty}" { return text }
    for (start, end) in [("${count(", ")==0}"), ("${length(", ")==0}"), ("${empty(", ")}")]
    where text.hasPrefix(start) && text.hasSuffix(end) {
      let path = String(text.dropFirst(start.count).dropLast(end.count))
      if AdaptiveTexts.path(path, "", false) != nil { return "${$root.isEmpty}" }
    }
    return nil
  }

  /// What `items` are that stand in a container, if they are texts.
  static func kind(_ items: [Int], _ tree: ImportTree) -> Kind? {
    let items = items.map { AdaptiveShape(tree: tree, node: $0) }
    guard items.count < 4, !items.isEmpty, items.allSatisfy({ $0.type == "textblock" }) else { return nil }
    if items.contains(where: { $0.isFigure }) { return .figure }
    // A large word below a small one has that for its name: the code of an airport.
    if items.count == 2, items[1].isLarge, !items[0].isLarge { return .pair }
    let isNamed = items[0].says("isSubtle", true) || items[0].says("size", "small")
    let isPair =
      items.count == 2 && isNamed && items[1].says("spacing", "none") && !items[1].says("isSubtle", true)
    return isPair ? .pair : nil
  }
}
