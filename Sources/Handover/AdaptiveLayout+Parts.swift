import CardModel
import JSON

/// What stands in the columns of a header or a row.
struct AdaptiveColumns {
  /// Small texts in front, pictures, texts and the like in the middle, texts behind them.
  var front: [Int] = []
  var images: [Int] = []
  var middle: [Int] = []
  var back: [Int] = []
}

// MARK: Dressing

extension AdaptiveLayout {
  /// Lets `node` say what the table of mappings wants of such an element, whatever it looked like.
  mutating func dress(_ node: Int, _ chain: [ElementName]) { dress(node, chain.map { ($0, nil) }) }

  mutating func dress(_ node: Int, _ chain: Chain) {
    guard let row = HandoverTarget.adaptive.table.rows(for: chain).first else { return }
    for case (let path, .constant(let value)) in row.fields where !path.isAbsolute && !path.steps.contains(.up) {
      var place = node
      for (index, step) in path.steps.enumerated() {
        let isLast = index + 1 == path.steps.count
        switch step {
        case .member(let name) where isLast:
          if !tree.isSame(tree.member(name, of: place), value) { tree.set(name, value, of: place, from: place) }
        case .placed(let name, let index):
          var entries = tree.entries(name, of: place)
          while entries.count < index { entries.append(tree.make(.object(JSONObject()), from: place)) }
          tree.link(name, entries, of: place)
          place = entries[index - 1]
        default: break
        }
      }
    }
  }

  /// A row of columns as headers and rows of lists have them.
  mutating func frame(_ front: [Int], _ images: [Int], _ middle: [Int], _ back: [Int]) -> Int {
    let origin = middle.first ?? back.first ?? images.first ?? tree.top
    let node = tree.make(["type": "ColumnSet"], from: origin)
    tree.link("columns", columns(front, images, middle, back, from: origin), of: node)
    return node
  }

  private mutating func columns(_ items: [Int]..., from origin: Int) -> [Int] {
    items.map { items in
      let column = tree.make(.object(JSONObject()), from: origin)
      if !items.isEmpty { tree.link("items", items, of: column) }
      return column
    }
  }

  /// A row with a column for each of `items`.
  mutating func newLine(_ items: [Int]) -> Int {
    let node = tree.make(["type": "ColumnSet"], from: items.first ?? tree.top)
    line(up: items, in: node)
    return node
  }

  /// Lets `node` be a row with a column for each of `items`, which says over what it repeats.
  mutating func line(up items: [Int], in node: Int) {
    let columns = items.map { item in
      let column = tree.make(["width": "auto"], from: item)
      tree.link("items", [item], of: column)
      move("$data", of: item, to: column)
      dressPart(item)
      return column
    }
    tree.set("type", "ColumnSet", of: node, from: node)
    tree.link("columns", columns, of: node)
  }

  /// Moves over what `node` repeats.
  private mutating func move(_ name: String, of node: Int, to other: Int) {
    guard let data = tree.member(name, of: node) else { return }
    tree.remove(name, of: node)
    tree.put(name, data, into: other)
    if let each = lists[node] { lists[other] = each }
  }

  private mutating func dressPart(_ item: Int) {
    if type(item) == "image" {
      dressPicture(item)
      dress(item, [(.avatar, "picture"), (.avatarRow, nil)])
    } else {
      dress(item, [(.label, nil), (.labelBar, "horizontal"), (.body, nil), (.card, nil)])
    }
  }

  /// A picture of which nothing is said is square.
  mutating func dressPicture(_ image: Int?) {
    guard let image, type(image) == "image", tree.member("style", of: image) == nil else { return }
    tree.set("style", "default", of: image, from: image)
  }

  mutating func dressPair(_ name: Int, _ value: Int) {
    let around: Chain = [(.keyValue, "vertical"), (.body, nil), (.card, nil)]
    dress(name, [(.key, nil)] + around)
    dress(value, [(.value, nil)] + around)
  }

  /// The fact that the row `node` is.
  mutating func fact(_ pair: (name: Int, value: Int), of node: Int) -> Int {
    let fact = tree.make(.object(JSONObject()), from: node)
    for (name, text) in [("title", pair.name), ("value", pair.value)] {
      guard let said = tree.member("text", of: text) else { continue }
      tree.remove("text", of: text)
      tree.put(name, said, into: fact)
      apart.append(text)
    }
    move("$data", of: node, to: fact)
    for column in taken("columns", of: node) { _ = taken("items", of: column) }
    return fact
  }

  /// One text of the runs in `node`.
  mutating func joinRuns(_ node: Int) {
    let runs = tree.entries("inlines", of: node)
    let parts = runs.compactMap { tree.string($0) == nil ? tree.member("text", of: $0) : $0 }
    let text = parts.compactMap { tree.string($0) }.joined()
    tree.set("text", .string(text), of: node, from: node)
    if let made = tree.member("text", of: node), let first = parts.first { copies.append((made, first)) }
    tree.set("type", "TextBlock", of: node, from: node)
    for run in runs where tree.string(run) == nil {
      tree.remove("text", of: run)
      apart.append(run)
    }
    tree.remove("inlines", of: node)
  }
}

// MARK: Rows

extension AdaptiveLayout {
  /// Takes the columns of `node` apart: in the one with the title stands what is in the middle.
  ///
  /// What is left of `node` has no place, unless it is still a part.
  mutating func split(_ node: Int, isPart: Bool = false, into columns: inout AdaptiveColumns) {
    let all = tree.entries("columns", of: node).filter { lists[$0] == nil }
    // Nothing in a header or a row repeats by itself.
    lost += tree.entries("columns", of: node).filter { lists[$0] != nil }
    if isPart { tree.remove("columns", of: node) } else { _ = taken("columns", of: node) }
    let contents = all.map { flow(taken("items", of: $0)) }
    func index(_ isWanted: (Int) -> Bool) -> Int? {
      contents.firstIndex { $0.contains { type($0) == "textblock" && isWanted($0) } }
    }
    let main =
      index { shape($0).says("style", "heading") } ?? zip(all, contents).enumerated().first { _, pair in
        shape(pair.0).says("width", "stretch") && pair.1.contains(where: { type($0) == "textblock" && shape($0).isBig })
      }?.offset ?? index({ shape($0).isBig }) ?? index { _ in true } ?? 0
    let hasPicture = contents.joined().contains { type($0) != "textblock" }
    for (place, items) in contents.enumerated() {
      for item in items {
        switch type(item) {
        case "image" where place != main || columns.images.isEmpty: columns.images.append(item)
        case _ where place == main: columns.middle.append(item)
        case "textblock" where place < main && shape(item).says("size", "small"): columns.front.append(item)
        case "textblock" where place < main && shape(item).says("weight", "bolder"):
          // Initials stand in the place of a picture, where there is none.
          if shape(item).isNumber || hasPicture || items.count > 1 {
            columns.front.append(item)
          } else {
            columns.images.append(item)
          }
        case "textblock": columns.back.append(item)
        case "columnset" where place < main && columns.images.isEmpty: columns.images.append(item)
        default: columns.middle.append(item)
        }
      }
    }
  }

  /// Whether `node` is a row of a list, or looks like one: a picture beside texts.
  func isCellRow(_ node: Int) -> Bool {
    if cells.contains(node) { return true }
    // In one a part of which repeats there are many pictures, or many texts.
    guard type(node) == "columnset", !repeating.contains(node) else { return false }
    let columns = tree.entries("columns", of: node).map { tree.entries("items", of: $0) }
    let items = columns.flatMap { $0 }
    // Small pictures one beside the other are those of people.
    let isSmall = { (item: Int) in type(item) == "image" && shape(item).says("width", "32px") }
    if columns.allSatisfy({ $0.count == 1 }), items.count(where: isSmall) > 0 { return false }
    let kinds = Set(items.map(type))
    return kinds == ["image", "textblock"] && !items.contains { shape($0).isLarge }
  }

  /// Lays a row of a list out.
  mutating func dressCell(_ node: Int) {
    var columns = AdaptiveColumns()
    var buttons: Int?
    let around = rowActions
    rowActions = []
    if type(node) == "columnset" {
      split(node, isPart: true, into: &columns)
      tree.set("type", "Container", of: node, from: node)
    } else {
      var isFirst = true
      for item in tree.entries("items", of: node) {
        if type(item) == "actionset", buttons == nil {
          buttons = item
        } else if type(item) == "columnset", isFirst {
          isFirst = false
          split(item, into: &columns)
          if let press = tree.member("selectAction", of: item), tree.member("selectAction", of: node) == nil {
            tree.remove("selectAction", of: item)
            tree.put("selectAction", press, into: node)
          }
        } else {
          for part in flow([item]) {
            if type(part) == "image" { columns.images.append(part) } else { columns.middle.append(part) }
          }
        }
      }
    }
    let texts = columns.middle.filter { type($0) == "textblock" }
    let others = columns.middle.filter { type($0) != "textblock" }
    let lines = dressed(texts, [.title, .subtitle, .footnote, .description], in: .objectCell)
    for text in columns.back { dress(text, [shape(text).isColored ? .status : .label, .attribute, .objectCell]) }
    dressPicture(columns.images.first)
    lost += columns.images.dropFirst()
    // What can be tapped in a row belongs to it.
    if let own = rowActions, !own.isEmpty {
      let set = buttons ?? tree.make(["type": "ActionSet"], from: node)
      tree.link("actions", tree.entries("actions", of: set) + own, of: set)
      buttons = set
    }
    rowActions = around
    let numbers = columns.front.filter { shape($0).says("weight", "bolder") }
    let small = columns.front.filter { !shape($0).says("weight", "bolder") }
    let frame = frame(
      numbers + (numbers.isEmpty ? small : []), Array(columns.images.prefix(1)), lines + others, columns.back)
    if !numbers.isEmpty, !small.isEmpty, let first = tree.entries("columns", of: frame).first {
      tree.link("beside", small, of: first)
    }
    tree.link("items", [frame] + (buttons.map { [$0] } ?? []), of: node)
    dress(node, [.objectCell, .objectCellList])
  }

  /// `texts` as the lines that are called `names`; those for which there is no line have no place.
  private mutating func dressed(_ texts: [Int], _ names: [ElementName], in owner: ElementName) -> [Int] {
    guard let title = texts.first(where: { shape($0).isTitle }) ?? texts.first else { return [] }
    dress(title, [names[0], owner])
    var free = Array(names.dropFirst())
    var lines = [title]
    for text in texts where text != title {
      if shape(text).isRating, owner == .objectCell {
        tree.move("text", of: text, to: "rating")
        lines.append(text)
        continue
      }
      let wanted: ElementName =
        shape(text).isFootnote
        ? .footnote
        : shape(text).says("isSubtle", true) && shape(text).says("spacing", "small") ? .description : .subtitle
      guard let index = free.firstIndex(of: wanted) ?? free.indices.first else {
        lost.append(text)
        continue
      }
      dress(text, [free.remove(at: index), owner])
      lines.append(text)
    }
    return lines
  }

  /// Lays an entry of a timeline out.
  mutating func dressEntry(_ node: Int) {
    let all = tree.entries("columns", of: node)
    var contents: [[Int]] = []
    for column in all { contents.append(flow(taken("items", of: column))) }
    let times = contents[0].filter { type($0) == "textblock" }
    let others = contents[0].filter { !times.prefix(1).contains($0) }
    if let first = times.first { dress(first, [.timestamp, .timelineEntry]) }
    var (texts, back) = ([Int](), [Int]())
    for (index, items) in contents.enumerated().dropFirst() {
      for item in items {
        if type(item) != "textblock" {
          lost.append(item)
        } else if index > 1, index + 1 == contents.count, back.isEmpty, !texts.isEmpty {
          back.append(item)
        } else {
          texts.append(item)
        }
      }
    }
    texts += others.filter { type($0) == "textblock" }
    lost += others.filter { type($0) != "textblock" }
    let lines = dressed(texts, [.title, .subtitle, .footnote], in: .timelineEntry)
    for text in back { dress(text, [.status, .timelineEntry]) }
    tree.link("columns", columns(Array(times.prefix(1)), [], lines, back, from: node), of: node)
  }

  /// What a row of columns is in a body.
  mutating func row(_ node: Int) -> [Int] {
    if shape(node).isLine {
      for column in tree.entries("columns", of: node) {
        for item in tree.entries("items", of: column) { dressPart(item) }
      }
      return [node]
    }
    let all = tree.entries("columns", of: node)
    var contents: [[Int]] = []
    for column in all {
      contents.append(flow(tree.entries("items", of: column)))
      tree.link("items", contents.last ?? [], of: column)
    }
    contents.removeAll(where: \.isEmpty)
    joinUnits(&contents)
    if contents.isEmpty {
      apart.append(node)
      return []
    }
    if contents.allSatisfy({ $0.count == 1 && ["image", "textblock"].contains(type($0[0])) }) {
      for items in contents { dressPart(items[0]) }
      return [node]
    }
    for column in taken("columns", of: node) { _ = taken("items", of: column) }
    let areTexts = contents.allSatisfy { $0.allSatisfy { type($0) == "textblock" } }
    // Of three texts a large one may be a figure.
    let least = areTexts && contents.joined().contains { shape($0).isLarge } ? 4 : 3
    if areTexts, contents.count > 1, contents[0].count >= least,
      contents.allSatisfy({ $0.count == contents[0].count })
    {
      return [table(contents)]
    }
    if contents.allSatisfy({ $0.allSatisfy { type($0) == "image" } }) { return [newLine(contents.flatMap { $0 })] }
    let haveNames = areTexts && contents.allSatisfy { $0.count == 2 }
    return contents.flatMap { items in
      guard items.allSatisfy({ type($0) == "textblock" }), items.count < 4 else { return body(items) }
      if items.contains(where: { shape($0).isLarge }), AdaptiveShape.kind(items, tree) != nil {
        return body([holder(of: items)])
      }
      guard haveNames else { return body(items) }
      dressPair(items[0], items[1])
      return [holder(of: items)]
    }
  }

  /// Takes pictures that only join texts out of the row `node`, in which these stand as equals.
  mutating func takeJoints(of node: Int) {
    let joints = shape(node).joints
    guard !joints.isEmpty else { return }
    let taken = Set(joints)
    lost += joints
    let sides = tree.entries("columns", of: node).filter { !taken.contains($0) }
    for side in sides {
      // By these one would be the name of the other.
      tree.remove("width", of: side)
      for item in tree.entries("items", of: side) { tree.remove("horizontalAlignment", of: item) }
    }
    tree.link("columns", sides, of: node)
  }

  /// Lets a short text behind a large one be its unit.
  private mutating func joinUnits(_ contents: inout [[Int]]) {
    for index in contents.indices.dropLast().reversed() {
      let (figure, unit) = (contents[index][0], contents[index + 1][0])
      guard contents[index].count == 1, contents[index + 1].count == 1, shape(figure).isFigure,
        !shape(unit).isLarge, let text = tree.member("text", of: unit),
        tree.string(text).map({ $0.count < 4 }) == true
      else { continue }
      tree.remove("text", of: unit)
      tree.put("unit", text, into: figure)
      apart.append(unit)
      contents.remove(at: index + 1)
    }
  }

  /// A container of `items`.
  private mutating func holder(of items: [Int]) -> Int {
    let node = tree.make(["type": "Container"], from: items[0])
    tree.link("items", items, of: node)
    return node
  }
}

// MARK: Tables

extension AdaptiveLayout {
  /// A table of columns of texts.
  private mutating func table(_ columns: [[Int]]) -> Int {
    let table = tree.make(["type": "Table", "firstRowAsHeader": true], from: columns[0][0])
    let haveNames = columns.allSatisfy {
      shape($0[0]).isBig || shape($0[0]).says("isSubtle", true) && !shape($0[1]).says("isSubtle", true)
    }
    tree.set("firstRowAsHeader", .bool(haveNames), of: table, from: columns[0][0])
    let rows = columns[0].indices.map { index in
      let row = tree.make(.object(JSONObject()), from: columns[0][index])
      let cells = columns.map { column in
        let cell = tree.make(.object(JSONObject()), from: column[index])
        tree.link("items", [column[index]], of: cell)
        return cell
      }
      tree.link("cells", cells, of: row)
      return row
    }
    tree.link("rows", rows, of: table)
    dressTable(table)
    return table
  }

  /// Lets the first row of a table be its header, and each cell have one text.
  mutating func dressTable(_ table: Int) {
    let rows = tree.entries("rows", of: table)
    let isPlain =
      ["firstRowAsHeader", "firstRowAsHeaders"].contains { shape(table).says($0, false) }
      || rows.first.flatMap { lists[$0] } != nil
    for (index, row) in rows.enumerated() {
      tree.set("type", "TableRow", of: row, from: row)
      for cell in tree.entries("cells", of: row) {
        let items = flow(tree.entries("items", of: cell))
        let images = items.filter { type($0) == "image" }
        let texts = items.filter { type($0) == "textblock" }
        let isHead = index == 0 && !isPlain
        let isPicture = !isHead && !images.isEmpty
        let kept = (isPicture ? [images[0]] : []) + texts.prefix(1)
        lost += items.filter { !kept.contains($0) }
        tree.link("items", kept, of: cell)
        if !isHead { dress(cell, [(.cell, isPicture ? "picture" : "none"), (.tableRow, nil)]) }
      }
    }
    tree.link("rows", isPlain ? rows : Array(rows.dropFirst()), of: table)
    guard !isPlain, let head = rows.first else { return }
    tree.put("head", head, into: table)
    for (column, cell) in zip(tree.entries("columns", of: table), tree.entries("cells", of: head)) {
      guard let width = tree.member("width", of: column) else { continue }
      tree.remove("width", of: column)
      if tree.string(width)?.hasSuffix("px") == true { tree.put("width", width, into: cell) }
    }
    if tree.entries("columns", of: table).allSatisfy({ tree.members($0).isEmpty }) { tree.remove("columns", of: table) }
  }
}
