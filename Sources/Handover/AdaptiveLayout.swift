import CardModel
import JSON

/// An Adaptive Card laid out as an export writes it, so that the table of mappings can be read from the other side: its header in the
/// third place of the body behind a picture and its caption, then what a body may have.
///
/// Nothing is thrown away: what is left of a frame that is taken apart, and what has no place, stays a member of the card.
struct AdaptiveLayout {
  typealias Chain = ImportOption.Chain

  var tree: ImportTree
  /// Where the lists are that parts show one by one, by the part.
  var lists: [Int: String]
  /// Values that were made of others.
  var copies: [(new: Int, old: Int)] = []
  /// The rows of lists.
  var cells: Set<Int> = []
  /// The rows of which columns repeat.
  let repeating: Set<Int>
  private var actions: [Int] = []
  /// The buttons of the row at hand; nil outside of rows.
  var rowActions: [Int]?
  /// What has no place.
  var lost: [Int]
  /// What is left of frames.
  var apart: [Int] = []
  /// The picture of the card, its caption and its header; empty objects where there are none.
  private var front: [Int] = []
  private var hasMedia = false

  init(_ tree: ImportTree, _ lists: [Int: String]) {
    (self.tree, self.lists) = (tree, lists)
    repeating = Set(
      lists.keys.compactMap { node in
        tree.nodes[node].parent.flatMap { tree.nodes[$0].name.lowercased() == "columns" ? tree.nodes[$0].parent : nil }
      })
    lost = AdaptiveReading.takeHidden(&self.tree)
    front = (0..<3).map { _ in self.tree.make(.object(JSONObject()), from: tree.top) }
  }

  /// What `node` looks like.
  func shape(_ node: Int) -> AdaptiveShape { AdaptiveShape(tree: tree, node: node) }

  /// What `node` is, in small letters.
  func type(_ node: Int?) -> String { node.map { shape($0).type } ?? "" }

  mutating func layOut() {
    let top = tree.top
    let items = tree.entries("body", of: top)
    if items.count == 1, tree.entries("items", of: items[0]).dropFirst().allSatisfy({ type($0) == "actionset" }),
      type(items[0]) == "container", !shape(items[0]).hasHeading,
      let row = tree.entries("items", of: items[0]).first, type(row) == "columnset", !repeating.contains(row),
      kind(items[0]) == nil
    {
      dressCell(items[0])
      tree.link("body", front + items, of: top)
    } else {
      var parts = flow(items)
      let rows = head(&parts)
      // Only now is it known which picture is that of the card.
      let rest = body(parts)
      tree.link("body", front + rows + rest, of: top)
    }
    let all = tree.entries("actions", of: top) + actions
    for action in all.dropFirst(3) where tree.member("mode", of: action) == nil {
      tree.set("mode", "secondary", of: action, from: action)
    }
    // Buttons that are all in the menu are no foot.
    let isMenu = !all.isEmpty && all.allSatisfy { shape($0).says("mode", "secondary") }
    tree.link(isMenu ? "menu" : "actions", all, of: top)
    if isMenu { tree.remove("actions", of: top) }
    for (index, node) in (lost + apart.filter { AdaptiveReading.saysMore(tree, $0) }).enumerated() {
      tree.put("apart\(index)", node, into: top)
    }
  }

  // MARK: Frames

  /// What `items` show one below the other, without the frames around it.
  mutating func flow(_ items: [Int]) -> [Int] {
    var result: [Int] = []
    let haveCells = items.count { isCell($0) } > 1
    for node in items {
      if cells.contains(node) || isCell(node) && (haveCells || lists[node] != nil) {
        cells.insert(node)
        result.append(node)
        continue
      }
      switch type(node) {
      case "textblock" where tree.string(tree.member("text", of: node))?.allSatisfy(\.isWhitespace) == true: continue
      case "columnset" where repeating.contains(node) && !shape(node).isMixedLine:
        // More than one text for each record is a row of a list.
        for column in taken("columns", of: node) {
          if lists[column] == nil {
            result += flow(taken("items", of: column))
          } else {
            tree.set("type", "Container", of: column, from: column)
            cells.insert(column)
            result.append(column)
          }
        }
      case "columnset":
        if !repeating.contains(node) { takeJoints(of: node) }
        result.append(node)
      case "textblock", "image", "factset", "table": result.append(node)
      case "richtextblock":
        joinRuns(node)
        result.append(node)
      case "imageset":
        line(up: tree.entries("images", of: node), in: node)
        tree.remove("images", of: node)
        result.append(node)
      case "container" where kind(node) != nil: result.append(node)
      case "container":
        result += flow(taken("items", of: node))
      case "actionset" where type(result.last) == "table" && tree.entries("actions", of: node).count == 1:
        result.append(node)
      case "actionset" where rowActions != nil: rowActions = (rowActions ?? []) + taken("actions", of: node)
      case "actionset": actions += taken("actions", of: node)
      default: lost.append(node)
      }
    }
    return result
  }

  /// The entries of the list `name` of `node`, of which what is left has no place.
  mutating func taken(_ name: String, of node: Int) -> [Int] {
    let entries = tree.entries(name, of: node)
    tree.remove(name, of: node)
    apart.append(node)
    return entries
  }

  /// Whether `node` looks like one of several rows.
  private func isCell(_ node: Int) -> Bool {
    let items = tree.entries("items", of: node)
    if type(node) == "columnset" { return lists[node] != nil }
    guard type(node) == "container" else { return false }
    if lists[node] != nil { return AdaptiveShape.kind(items, tree) != .pair }
    return (shape(node).says("separator", true) || tree.member("selectAction", of: node) != nil)
      && type(items.first) == "columnset"
  }

  private func kind(_ node: Int) -> AdaptiveShape.Kind? {
    let items = tree.entries("items", of: node)
    if shape(node).condition != nil { return .message }
    if items.isEmpty { return shape(node).says("separator", true) ? .line : nil }
    if let kind = AdaptiveShape.kind(items, tree) { return kind }
    if items.allSatisfy({ shape($0).hasMoment && !repeating.contains($0) }) { return .times }
    return items.contains(where: isRow) && items.allSatisfy { isRow($0) || type($0) == "actionset" } ? .list : nil
  }

  /// Whether `node` is a row of a list, or a part of one with a heading.
  private func isRow(_ node: Int) -> Bool {
    if isCell(node) { return true }
    let items = tree.entries("items", of: node)
    var rows = items.drop { type($0) == "textblock" }
    if type(rows.last) == "textblock" { rows.removeLast() }
    return type(node) == "container" && !rows.isEmpty && rows.allSatisfy(isCell)
  }

  // MARK: The head

  /// Takes what heads the card from `parts`; rows that stand below it.
  private mutating func head(_ parts: inout [Int]) -> [Int] {
    var picture: [Int] = []
    if parts.count > 1, type(parts[0]) == "image", lists[parts[0]] == nil {
      let image = parts.removeFirst()
      if shape(image).isPortrait { picture = [image] } else { show(image) }
      if hasMedia, parts.count > 1, shape(parts[0]).says("size", "small"), shape(parts[0]).says("isSubtle", true),
        ["textblock", "columnset"].contains(type(parts[1]))
      {
        front[1] = parts.removeFirst()
        dress(front[1], [.caption, .media, .card])
      }
    }
    func canHead(_ node: Int) -> Bool {
      guard lists[node] == nil, !cells.contains(node), !repeating.contains(node) else { return false }
      let items = tree.entries("columns", of: node).flatMap { tree.entries("items", of: $0) }
      return type(node) == "textblock"
        || items.contains {
          type($0) == "textblock" || type($0) == "container" && kind($0) == nil && !shape($0).texts.isEmpty
        }
    }
    let known =
      parts.prefix(4).firstIndex { canHead($0) && shape($0).hasHeading }
      ?? parts.prefix(4).firstIndex { canHead($0) && shape($0).texts.contains { shape($0).isBig } }
    guard let index = known ?? (parts.first.map(canHead) == true ? 0 : nil) else {
      parts = picture + parts
      return []
    }
    let node = parts.remove(at: index)
    var columns = AdaptiveColumns(images: picture)
    if type(node) == "columnset" {
      split(node, into: &columns)
      if let press = tree.member("selectAction", of: node), tree.member("selectAction", of: tree.top) == nil {
        tree.remove("selectAction", of: node)
        tree.put("selectAction", press, into: tree.top)
      }
    } else {
      columns.middle = [node]
      if index < parts.count, shape(parts[index]).isSecondary { columns.middle.append(parts.remove(at: index)) }
    }
    return head(columns, at: index, &parts)
  }

  /// Makes the header of `columns`; what it has no place for goes to the others.
  private mutating func head(_ columns: AdaptiveColumns, at index: Int, _ parts: inout [Int]) -> [Int] {
    var (texts, others) = ([Int](), [Int]())
    var flexible: Int?
    for node in columns.middle {
      if type(node) == "textblock" {
        texts.append(node)
      } else if type(node) == "columnset", flexible == nil, shape(node).isLine {
        flexible = node
      } else {
        others.append(node)
      }
    }
    guard let title = texts.first(where: { shape($0).isTitle }) ?? texts.first else {
      let all = columns.front + columns.images + columns.middle + columns.back
      parts.insert(contentsOf: all, at: min(index, parts.count))
      return []
    }
    AdaptiveReading.keepFallback(&tree, besides: title)
    let place = texts.firstIndex(of: title) ?? 0
    texts.remove(at: place)
    // An object card has more lines, and a status, and little else.
    let hasStatus = columns.back.contains { shape($0).isColored || !shape($0).says("isSubtle", true) }
    let isObject =
      (hasStatus || texts.contains(where: { shape($0).isFootnote }) || parts.contains(where: { shape($0).isRating }))
      && others.isEmpty
      && flexible == nil
      && parts.count { type($0) == "textblock" && !shape($0).isRating } < 2
      && parts.allSatisfy {
        type($0) == "textblock" || type($0) == "columnset" && shape($0).isLine || kind($0) == .message
      }
    dress(title, [.title, .header, .card])
    var middle = (flexible.map { [$0] } ?? []) + [title]
    if !texts.isEmpty {
      let subtitle = texts.firstIndex { !shape($0).isFootnote } ?? (isObject ? nil : 0)
      if let subtitle {
        let node = texts.remove(at: place < texts.count && !shape(texts[place]).isFootnote ? place : subtitle)
        dress(node, [.subtitle, .header, .card])
        middle.append(node)
      }
      if isObject, let footnote = texts.firstIndex(where: { shape($0).isFootnote }) {
        middle.append(texts.remove(at: footnote))
      }
    }
    let isKept = isObject || !columns.back.contains(where: { shape($0).isColored })
    let row = isKept ? [] : [newLine(columns.back.filter({ shape($0).isColored }))]
    let back = isKept ? columns.back : columns.back.filter { !shape($0).isColored }
    for node in back where !shape(node).isColored { dress(node, [.counter, .header, .card]) }
    for node in row { tree.set("spacing", "small", of: node, from: node) }
    let count = isObject ? back.count : 1
    front[2] = frame(columns.front, Array(columns.images.prefix(1)), middle, Array(back.prefix(count)))
    // Without its kind it is no row of tags, and the header of no other card.
    if isObject {
      tree.remove("type", of: front[2])
      for node in parts where shape(node).isRating { tree.move("text", of: node, to: "rating") }
    }
    dressPicture(columns.images.first)
    parts.insert(
      contentsOf: columns.images.dropFirst() + texts + back.dropFirst(count) + others, at: min(index, parts.count))
    return row
  }

  /// Makes `image` the picture of the card.
  private mutating func show(_ image: Int) {
    hasMedia = true
    front[0] = image
    dress(image, [.media, .card])
  }

  // MARK: The body

  /// `parts` as they stand in a body.
  mutating func body(_ parts: [Int]) -> [Int] {
    var (result, messages) = ([Int](), [Int]())
    // What stands one behind the other becomes one list, or one set of facts.
    enum Group { case facts, moments, cells }
    var open: (group: Group, entries: [Int])?
    func close(_ layout: inout AdaptiveLayout) {
      guard let (group, entries) = open, let first = entries.first else { return }
      let node = layout.tree.make(["type": group == .facts ? "FactSet" : "Container"], from: first)
      layout.tree.link(group == .facts ? "facts" : "items", entries, of: node)
      result.append(node)
      open = nil
    }
    for node in parts {
      let canBeRow = type(node) == "columnset" && !repeating.contains(node)
      let pair = canBeRow ? shape(node).pair : nil
      let isTimed = canBeRow && shape(node).isTimed
      let group: Group? = pair != nil ? .facts : isTimed ? .moments : isCellRow(node) ? .cells : nil
      if open?.group != group { close(&self) }
      if let group {
        var entry = node
        if let pair { entry = fact(pair, of: node) } else if isTimed { dressEntry(node) } else { dressCell(node) }
        open = (group, (open?.entries ?? []) + [entry])
        continue
      }
      switch type(node) {
      // Neither texts nor pictures repeat by themselves.
      case "textblock" where lists[node] != nil, "image" where lists[node] != nil: result.append(newLine([node]))
      case "textblock":
        if tree.member("rating", of: node) == nil { dress(node, [.text, .body, .card]) }
        result.append(node)
      case "image":
        let place = tree.entries("columns", of: front[2]).dropFirst().first
        if shape(node).isPortrait, let place, tree.entries("items", of: place).isEmpty {
          tree.link("items", [node], of: place)
          dressPicture(node)
        } else if hasMedia || shape(node).isPortrait {
          result.append(newLine([node]))
        } else {
          show(node)
        }
      case "columnset": result += row(node)
      case "table":
        dressTable(node)
        result.append(node)
      case "container" where kind(node) == .message:
        messages += part(node)
      case "container": result += part(node)
      default: result.append(node)
      }
    }
    close(&self)
    return result + messages
  }

  /// The parts of a container that is more than a frame.
  private mutating func part(_ node: Int) -> [Int] {
    let items = tree.entries("items", of: node)
    switch kind(node) {
    case .message:
      tree.set("$when", .string(shape(node).condition ?? ""), of: node, from: node)
      let texts = items.filter { type($0) == "textblock" }
      for (text, name) in zip(texts, [ElementName.title, .description]) { dress(text, [name, .emptyState]) }
    case .figure:
      let figure = items.first { shape($0).isFigure } ?? items[0]
      let others = items.filter { $0 != figure }
      tree.link("items", [figure] + others.prefix(1), of: node)
      dress(node, [.kpi, .body, .card])
      return [node] + body(Array(others.dropFirst()))
    case .pair: dressPair(items[0], items[1])
    case .list:
      for item in items where type(item) == "container" || type(item) == "columnset" {
        if isCell(item) {
          dressCell(item)
        } else {
          tree.set("spacing", "medium", of: item, from: item)
          for (place, inner) in tree.entries("items", of: item).enumerated() {
            if type(inner) == "textblock" {
              dress(inner, [place == 0 ? .title : .footnote, .section, .objectCellList])
            } else {
              dressCell(inner)
            }
          }
        }
      }
    case .times: for item in items { dressEntry(item) }
    default: break
    }
    return [node]
  }
}
