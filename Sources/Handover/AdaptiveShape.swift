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

  /// Whether nothing is to be seen of it.
  var isBlank: Bool {
    type == "textblock" && tree.string(tree.member("text", of: node))?.allSatisfy { $0.isWhitespace } == true
  }

  /// Whether it is a time of day: `09:00`, `9:30 am`.
  var isTime: Bool {
    let text = tree.string(tree.member("text", of: node)) ?? ""
    let pieces = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2, (1...2).contains(pieces[0].count), (2..<10).contains(pieces[1].count) else { return false }
    // A scale of 1:10,000 is none, and neither are 10:30.5 minutes.
    return pieces[0].allSatisfy { $0.isNumber } && pieces[1].prefix(2).allSatisfy { $0.isNumber }
      && pieces[1].dropFirst(2).drop { ".,".contains($0) }.first?.isNumber != true
  }

  /// Whether it says less than what follows, as the name of a value does.
  var isName: Bool { says("isSubtle", true) || says("size", "small") }

  /// How large and strong its letters are.
  private var look: [String] {
    ["size", "weight"].map { tree.string(tree.member($0, of: node))?.lowercased() ?? "default" }
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

  /// Whether it is a line of texts and pictures: one in each column.
  var isMixedLine: Bool {
    shapes("columns").map { $0.shapes("items") }.allSatisfy { items in
      items.count == 1 && ["image", "textblock"].contains(items[0].type)
    }
  }

  /// The columns of a small picture that stand between texts which look alike, such as an arrow between two places: large ones, or
  /// values below their names; none where there is anything else.
  var joints: [Int] {
    guard type == "columnset" else { return [] }
    let columns = shapes("columns")
    let contents = columns.map { column in column.shapes("items").filter { !$0.isBlank } }
    // Those of people say whom the texts are about, and stand in a row of them.
    let areJoints = contents.map { items in
      items.count == 1 && items[0].type == "image" && items[0].isPortrait && !items[0].says("width", "32px")
        && !items[0].says("style", "person")
    }
    guard areJoints.first == false, areJoints.last == false else { return [] }
    let sides = zip(contents, areJoints).compactMap { items, isJoint -> [AdaptiveShape]? in isJoint ? nil : items }
    let areAlike = sides.allSatisfy { items in
      !items.isEmpty && items.count == sides[0].count && items.allSatisfy { $0.type == "textblock" }
        && items.last?.look == sides[0].last?.look
    }
    // Beside others the picture shows what they say.
    let arePlaces = sides.allSatisfy { $0.last?.isLarge == true || $0.count > 1 && $0[0].isName }
    guard areAlike, arePlaces else { return [] }
    return zip(columns, areJoints).compactMap { column, isJoint -> Int? in isJoint ? column.node : nil }
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

  /// Whether it is a row that starts with a time which says less than what follows.
  var hasMoment: Bool {
    let columns = shapes("columns").map { $0.shapes("items") }
    // On a ground of its own it is a tag.
    guard type == "columnset", columns.count > 1, let time = columns[0].first,
      !shapes("columns")[0].says("style", "emphasis")
    else { return false }
    // Times have digits, or are bound; small letters alone may be of anything else, and beside a picture they are those of a row.
    let text = tree.string(tree.member("text", of: time.node)) ?? ""
    let isTime = time.isTime && !columns.joined().contains { $0.type == "image" }
    return text.contains { $0.isNumber || $0 == "{" }
      && columns[0].allSatisfy {
        $0.type == "textblock" && ($0.says("isSubtle", true) || isTime && $0.says("size", "small"))
      }
      && columns.dropFirst().joined().contains { $0.type == "textblock" }
  }

  /// Whether it is such a row also where no others are around it: a picture in it would have no place in a timeline.
  var isTimed: Bool {
    let columns = shapes("columns").map { $0.shapes("items") }
    guard let first = columns.first, first.count == 1, first[0].isTime, hasMoment else { return false }
    return columns.joined().allSatisfy { $0.type == "textblock" }
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
    let isPair =
      items.count == 2 && items[0].isName && items[1].says("spacing", "none") && !items[1].says("isSubtle", true)
    return isPair ? .pair : nil
  }
}
