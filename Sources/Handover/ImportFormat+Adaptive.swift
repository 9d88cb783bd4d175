import CardModel
import JSON
import SourceText
import Standards

extension ImportFormat {
  /// Adaptive Cards 1.0 to 1.6, and templates of such with their data.
  package static let adaptive = ImportFormat(
    name: "adaptive", title: "Adaptive Cards", target: .adaptive, extra: MappingTable(adaptiveTable),
    isFormat: { tree in !AdaptiveReading.cards(in: tree).isEmpty },
    appFolders: [], pictures: "", bare: [],
    prepare: { importer throws(ImportProblem) in try AdaptiveReading.prepare(&importer) },
    text: { importer, text, node in AdaptiveTexts.text(&importer, text, node) }, choice: { _, _ in nil },
    press: { importer, node, values in AdaptiveReading.press(&importer, node, &values) }, image: { $0 },
    chart: { _, _, _, _ in false }, isSilent: { tree, node in AdaptiveReading.isSilent(tree, node) })
}

/// What an Adaptive Card has that stands in no table.
enum AdaptiveReading {
  private static let versions = ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]

  /// The cards in a file: the whole of it, and those attached to a message.
  static func cards(in tree: ImportTree) -> [Int] {
    let attached = tree.entries("attachments", of: tree.top).compactMap { tree.member("content", of: $0) }
    return ([tree.top] + attached).filter { tree.string(tree.member("type", of: $0))?.lowercased() == "adaptivecard" }
  }

  static func prepare(_ importer: inout Importer) throws(ImportProblem) {
    let cards = cards(in: importer.tree)
    if let card = cards.first, card != importer.tree.top {
      if cards.count > 1 {
        importer.tell(
          ImportFindings.replaced,
          "the message has \(cards.count) Adaptive Cards: the first is taken; import each other one by itself",
          at: card)
      }
      importer.tree.top = card
    }
    let top = importer.tree.top
    if let version = importer.tree.find("version") {
      let text = importer.tree.string(version) ?? importer.tree.json(version).text()
      guard versions.contains(text) else {
        throw ImportProblem(
          message: "the version “\(text)” of Adaptive Cards is not known; those from 1.0 to 1.6 are read",
          offset: importer.tree.nodes[version].range.start)
      }
    }
    guard !importer.tree.entries("body", of: top).isEmpty || !importer.tree.entries("actions", of: top).isEmpty else {
      throw ImportProblem(message: "there is nothing in its body", offset: importer.tree.nodes[top].range.start)
    }
    name(&importer, top)
    try AdaptiveScopes.read(&importer)
    var layout = AdaptiveLayout(importer.tree, importer.lists)
    layout.layOut()
    (importer.tree, importer.lists) = (layout.tree, layout.lists)
    for (new, old) in layout.copies { importer.scopes[new] = importer.scopes[old] }
  }

  /// The words that stand in for the titles of buttons without any, by what these do.
  private static let words = [
    "action.submit": "Submit", "action.openurl": "Open", "action.execute": "Run",
  ]

  /// Gives the buttons in `node` that have no title one, which is still to be said.
  private static func name(_ importer: inout Importer, _ node: Int) {
    for (member, value) in importer.tree.members(node) {
      guard let entries = importer.tree.list(value) else {
        if importer.tree.isObject(value) { name(&importer, value) }
        continue
      }
      for entry in entries {
        name(&importer, entry)
        let title = importer.tree.string(importer.tree.member("title", of: entry)) ?? ""
        let type = importer.tree.string(importer.tree.member("type", of: entry))?.lowercased() ?? ""
        guard member == "actions", title.allSatisfy(\.isWhitespace), let word = words[type] else { continue }
        importer.tree.set("title", .string(word), of: entry, from: entry)
        importer.tell(
          ImportFindings.stillToSay,
          "\(importer.tree.path(entry)) has no title: “\(word)” stands in; say what it does", at: entry)
      }
    }
  }

  // MARK: Taps

  static func press(_ importer: inout Importer, _ node: Int, _ values: inout ImportedValues) -> Bool {
    let tree = importer.tree
    let (data, enabled) = (tree.member("data", of: node), tree.member("isEnabled", of: node))
    var isSaid = false
    let isAddress = tree.string(tree.member("type", of: node))?.lowercased() == "action.openurl"
    let target = isAddress ? tree.member("url", of: node) : tree.member("target", of: data)
    if let target, let text = tree.string(target) {
      let address = AdaptiveTexts.text(&importer, text, target)
      if values.owner == .parent { values.parent.append((.target, address)) }
      if values.owner == .parent || importer.schema.set(.target, address, of: values.element) {
        importer.tree.read(target)
        isSaid = true
      }
    }
    // Which item was tapped the app knows by itself.
    if let item = tree.member("item", of: data), tree.string(item) == "${$data}" { importer.tree.read(item) }
    if let name = tree.member("verb", of: node) ?? tree.member("id", of: node), let text = tree.string(name),
      values.owner == .own
    {
      // What leads somewhere has no name of its own.
      isSaid = text == AdaptiveFiles.way && isSaid || importer.named(text, &values) || isSaid
      importer.tree.read(name)
    }
    if let enabled, tree.scalar(enabled)?.bool == false, importer.schema.set(.disabled, "true", of: values.element) {
      importer.tree.read(enabled)
    }
    return isSaid
  }

  /// Takes out what is not shown before a tap: cards show and hide nothing.
  static func takeHidden(_ tree: inout ImportTree) -> [Int] {
    var hidden: [Int] = []
    var open = [tree.top]
    while let node = open.popLast() {
      for (name, value) in tree.members(node) {
        guard let entries = tree.list(value) else { continue }
        let shown = entries.filter { [tree] in tree.scalar(tree.member("isVisible", of: $0)) != .bool(false) }
        open += shown
        if shown.count == entries.count { continue }
        let kept = Set(shown)
        hidden += entries.filter { !kept.contains($0) }
        tree.link(name, shown, of: node)
      }
    }
    return hidden
  }

  /// What old hosts show in place of the card is no other title.
  static func keepFallback(_ tree: inout ImportTree, besides title: Int) {
    guard let text = tree.find("fallbackText"), tree.string(text) != tree.string(tree.member("text", of: title)) else {
      return
    }
    tree.remove("fallbackText", of: tree.top)
    tree.put("otherText", text, into: tree.top)
  }

  // MARK: What need not be told

  /// Members that say how something looks, what the host decides in a card, or what something is.
  private static let looks: Set<String> = [
    "$schema", "type", "version", "id", "size", "weight", "wrap", "spacing", "separator", "horizontalAlignment",
    "verticalContentAlignment", "horizontalCellContentAlignment", "verticalCellContentAlignment", "height", "width",
    "isSubtle", "fontType", "style", "bleed", "minHeight", "maxLines", "showGridLines", "gridStyle",
    "firstRowAsHeader", "firstRowAsHeaders", "imageSize", "rtl", "backgroundColor",
  ]

  static func isSilent(_ tree: ImportTree, _ node: Int) -> Bool {
    guard let value = tree.scalar(node) else { return false }
    let (name, owner) = (tree.nodes[node].name, tree.nodes[node].parent)
    // Of what is left out as a whole everything is told.
    guard let owner, tree.nodes[owner].isRead || tree.nodes[owner].home == nil, tree.nodes[owner].name != "data" else {
      return false
    }
    // A state is no mere look.
    if name == "style", ["good", "warning", "attention"].contains(value.string?.lowercased()) { return false }
    // Which way a card runs follows from its language.
    if name == "rtl", let isReversed = value.bool {
      return isReversed == (tree.string(tree.find("lang")).flatMap { LanguageTag($0) }?.isRightToLeft ?? false)
    }
    if looks.contains(name) || value == .null || value == "" { return true }
    switch name {
    case "color": return ["default", "dark", "light"].contains(value.string?.lowercased())
    case "mode": return value.string?.lowercased() == "primary"
    case "isVisible", "isEnabled": return value == true
    default: return false
    }
  }

  /// Whether `node`, which is taken apart, says more than how it looks.
  static func saysMore(_ tree: ImportTree, _ node: Int) -> Bool {
    tree.members(node).contains { name, value in
      !looks.contains(name) && tree.scalar(value) != .null && !(name == "isVisible" && tree.scalar(value) == true)
        && !(tree.scalar(value) == nil && tree.inside(value).isEmpty)
    }
  }
}
