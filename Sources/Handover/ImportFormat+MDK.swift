import CardModel
import JSON
import SchemaModel
import SourceText

extension ImportFormat {
  /// Pages, fragments and sections of the mobile development kit; real ones break its schemas, so that nothing is checked.
  static let mdk = ImportFormat(
    name: "mdk", title: "MDK", target: .mdk, extra: MappingTable(mdkTable),
    isFormat: { tree in
      let type = tree.string(tree.find("_Type")) ?? ""
      return tree.find("Controls") != nil || tree.find("Sections") != nil || type == "Page" || type.contains(".Type.")
    },
    pictures: "../Images/", bare: [.card, .objectCellList],
    prepare: { importer throws(ImportProblem) in try MDKReading.prepare(&importer) },
    text: { importer, text, node in MDKReading.text(&importer, text, node) },
    choice: { _, _ in nil },
    press: { importer, node, values in MDKReading.press(&importer, node, &values) },
    image: { address in
      if address.hasPrefix("sap-icon://") || address.hasPrefix("font://") { return nil }
      return address.firstRange(of: "/Images/").map { String(address[$0.upperBound...]) } ?? address
    },
    chart: { importer, node, part, chart in MDKReading.chart(&importer, node, part, chart) },
    isSilent: { tree, node in
      let name = tree.nodes[node].name
      if name == "_Type" || name == "_Name" { return true }
      guard let value = tree.scalar(node) else { return false }
      return value == .null || value == "" || name == "Visible" && value == true
    })
}

/// What a page has that stands in no table.
private enum MDKReading {
  /// The names under which a section has a template for its records.
  private static let templates = ["Card", "ObjectCell", "ContactCell", "Cell", "Row"]
  /// The same for what stands there one by one, wrapped or not.
  private static let entries = ["Cards", "ObjectCells", "ContactCells", "Cells"]

  static func prepare(_ importer: inout Importer) throws(ImportProblem) {
    let sections = sections(&importer)
    guard !sections.isEmpty else {
      throw ImportProblem(
        message: "there is no section in it", offset: importer.tree.nodes[importer.tree.top].range.start)
    }
    importer.tree.link("Sections", sections, of: importer.tree.top)
    if let bytes = ["../i18n/i18n.properties", "i18n/i18n.properties"].lazy.compactMap(importer.surroundings.file).first
    {
      importer.readTexts(bytes)
    }
    for section in sections { layOut(&importer, section) }
    data(&importer, sections)
  }

  /// The sections of a page, of a fragment that is one, or of a part of one.
  private static func sections(_ importer: inout Importer) -> [Int] {
    let top = importer.tree.top
    var sections: [Int] = []
    if let own = importer.tree.list(importer.tree.find("Sections")) { sections = own }
    for control in importer.tree.entries("Controls", of: top) {
      guard let own = importer.tree.list(importer.tree.member("Sections", of: control)) else { continue }
      sections += own
      importer.tree.remove("Sections", of: control)
      if importer.tree.members(control).allSatisfy({ $0.name.hasPrefix("_") }) { importer.tree.readAll(control) }
    }
    sections = sections.filter { !importer.tree.members($0).isEmpty }
    let type = importer.tree.string(importer.tree.find("_Type")) ?? ""
    guard sections.isEmpty, type.contains(".Type.") else { return sections }
    let own = importer.tree.json(top)
    // A part of a section stands in one of its kind.
    let part: (String, String)? =
      switch type.split(separator: ".").last.map(String.init) {
      case "ObjectCell": ("ObjectTable", "ObjectCell")
      case "Card", "ObjectCard": (type.contains("ObjectCard") ? "ObjectCardCollection" : "CardCollection", "Card")
      default: nil
      }
    let section: JSONValue = part.map { ["_Type": .string("Section.Type.\($0.0)"), $0.1: own] } ?? own
    for member in importer.tree.members(top) { importer.tree.remove(member.name, of: top) }
    importer.tree.set("Sections", [section], of: top, from: top)
    return importer.tree.entries("Sections", of: top)
  }

  // MARK: Layout of the file

  private static func layOut(_ importer: inout Importer, _ section: Int) {
    let type = importer.tree.member("_Type", of: section)
    let kind = importer.tree.string(type)?.split(separator: ".").last.map(String.init) ?? ""
    if kind.lowercased() == "contacttable" {
      importer.tree.set("_Type", "Section.Type.ContactCell", of: section, from: type ?? section)
    }
    for (list, name) in zip(entries, templates) where name != "Card" { wrap(&importer, list, name, section) }
    for entry in parts(importer.tree, section) {
      if kind.lowercased().hasSuffix("cardcollection"), kind.lowercased() != "analyticcardcollection",
        let own = importer.tree.member("_Type", of: entry)
      {
        // Apps name cards as they like.
        importer.tree.set("_Type", .string("\(kind).Type.Card"), of: entry, from: own)
      }
      if kind.lowercased() == "objecttable" { picture(&importer, entry) }
      if let header = importer.tree.member("Header", of: entry) {
        rename("ActionButton", "Menu", of: header, if: "OverflowItems", &importer)
      }
      for item in importer.tree.entries("Items", of: entry) {
        let type = importer.tree.member("DisplayType", of: item)
        if importer.tree.string(type)?.lowercased() == "image", let value = importer.tree.member("Value", of: item) {
          importer.tree.set("Picture", importer.tree.json(value), of: item, from: value)
          importer.tree.remove("Value", of: item)
          importer.tree.remove("DisplayType", of: item)
        } else if type == nil {
          importer.tree.set("DisplayType", "Text", of: item, from: item)
        }
      }
    }
  }

  /// Puts what stands in `list` as it is into an object with it as the member `name`, as others write it.
  private static func wrap(_ importer: inout Importer, _ list: String, _ name: String, _ section: Int) {
    let own = importer.tree.entries(list, of: section)
    guard own.contains(where: { [tree = importer.tree] in tree.member(name, of: $0) == nil }) else { return }
    let wrapped = own.map { [tree = importer.tree] entry -> JSONValue in
      tree.member(name, of: entry) == nil ? .object(JSONObject([.init(name, tree.json(entry))])) : tree.json(entry)
    }
    importer.tree.set(list, .array(wrapped), of: section, from: own.first ?? section)
  }

  /// Calls the member `name` of `owner` otherwise if it has a member `inner`.
  private static func rename(
    _ name: String, _ other: String, of owner: Int, if inner: String, _ importer: inout Importer
  ) {
    guard let node = importer.tree.member(name, of: owner), importer.tree.member(inner, of: node) != nil else { return }
    importer.tree.set(other, importer.tree.json(node), of: owner, from: node)
    importer.tree.remove(name, of: owner)
  }

  /// What stands in a section: its template, or one by one.
  private static func parts(_ tree: ImportTree, _ section: Int) -> [Int] {
    let listed = entries.flatMap { tree.entries($0, of: section) }.map { entry in
      templates.lazy.compactMap { tree.member($0, of: entry) }.first { !tree.members($0).isEmpty } ?? entry
    }
    return listed + templates.compactMap { tree.member($0, of: section) }
  }

  /// One picture of a cell, which some write as a stack of one and others in the old way.
  private static func picture(_ importer: inout Importer, _ cell: Int) {
    let tree = importer.tree
    var picture = JSONObject()
    var origin = cell
    if let stack = tree.member("AvatarStack", of: cell) {
      let avatars = tree.entries("Avatars", of: stack)
      guard avatars.count == 1 else { return }
      picture = tree.json(avatars[0]).object ?? picture
      if let round = tree.member("ImageIsCircular", of: stack) { picture["ImageIsCircular"] = tree.json(round) }
      for member in tree.members(stack) where !["Avatars", "ImageIsCircular"].contains(member.name) {
        picture[member.name] = tree.json(member.node)
      }
      origin = stack
      importer.tree.remove("AvatarStack", of: cell)
    } else {
      for (old, new) in [
        ("DetailImage", "Image"), ("DetailImageText", "ImageText"), ("DetailImageIsCircular", "ImageIsCircular"),
      ] {
        guard let node = tree.member(old, of: cell) else { continue }
        picture[new] = tree.json(node)
        origin = node
        importer.tree.remove(old, of: cell)
      }
    }
    if picture.count > 0 { importer.tree.set("DetailPicture", .object(picture), of: cell, from: origin) }
  }

  // MARK: Data

  private static func data(_ importer: inout Importer, _ sections: [Int]) {
    var found: [(template: Int, name: String, items: JSONValue?)] = []
    for section in sections {
      guard let target = importer.tree.member("Target", of: section),
        let template = templates.lazy.compactMap({ [tree = importer.tree] in tree.member($0, of: section) }).first
      else { continue }
      let (name, items) = source(importer, target)
      if items == nil {
        importer.tell(
          ImportFindings.dataMissing,
          "\(importer.tree.path(target)), \(name), is a service or a rule that computes: the sample is made up",
          at: target)
        importer.needsSample = true
      }
      // What says how to ask for them is no part of a card, and told as such.
      importer.tree.read(importer.tree.member("EntitySet", of: target) ?? target)
      found.append((template, name, items))
    }
    guard found.count > 1 else {
      guard let only = found.first else { return }
      importer.sample = only.items
      importer.lists[only.template] = "{.}"
      return
    }
    var sample = JSONObject()
    var names: Set<String> = []
    for (template, name, items) in found {
      var own = name
      var count = 1
      while !names.insert(own).inserted {
        count += 1
        own = "\(name)\(count)"
      }
      if let items { sample[own] = items }
      importer.lists[template] = "{/\(own)}"
    }
    if sample.count > 0 { importer.sample = .object(sample) }
  }

  /// What the records of `target` are called, and they themselves where a rule returns nothing else.
  private static func source(_ importer: Importer, _ target: Int) -> (name: String, items: JSONValue?) {
    let tree = importer.tree
    let path = tree.string(target) ?? tree.string(tree.member("EntitySet", of: target)) ?? ""
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = String(file.prefix { $0 != "." })
    let name = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let items = rule(importer, path).flatMap { text -> JSONValue? in
      guard let start = text.firstRange(of: "return ")?.upperBound, let end = text.lastIndex(of: ";"), start < end
      else {
        return nil
      }
      return try? JSONParser.parse(Array(text[start..<end].utf8))
    }
    return (name.isEmpty ? "items" : name, items?.array == nil ? nil : items.map(pictures))
  }

  /// `value` with the paths of pictures as a card has them.
  private static func pictures(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text):
      text.hasPrefix("/")
        ? text.firstRange(of: "/Images/").map { .string(String(text[$0.upperBound...])) } ?? value : value
    case .array(let elements): .array(elements.map(pictures))
    case .object(let object): .object(JSONObject(object.members.map { .init($0.name, pictures($0.value)) }))
    default: value
    }
  }

  /// The text of the rule at `path`, if it is beside the page.
  private static func rule(_ importer: Importer, _ path: String) -> String? {
    guard path.hasSuffix(".js"), let start = path.firstRange(of: "/Rules/")?.lowerBound else { return nil }
    let own = String(path[start...].dropFirst())
    return ["../" + own, own].lazy.compactMap(importer.surroundings.file).first.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  // MARK: Texts, taps and charts

  /// `text` with bindings of the language, and all other braces doubled.
  static func text(_ importer: inout Importer, _ text: String, _ node: Int) -> String {
    if text.hasPrefix("$(L") {
      let key = text.dropFirst(3).drop { " ,'\"".contains($0) }.prefix { !" ,'\")".contains($0) }
      if let known = importer.texts[String(key)] { return doubled(known) }
      importer.tell(
        ImportFindings.dataMissing, "the text of \(key) is not there: put i18n/i18n.properties beside the page",
        at: node)
      return doubled(String(key))
    }
    let isCode = [".js", ".global", ".fragment"].contains(where: text.hasSuffix) && text.hasPrefix("/")
    if isCode || text.hasPrefix("#") && text.contains("/") || text.contains("$(") { return kept(&importer, text, node) }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{", let end = rest.firstIndex(of: "}") {
        let inside = String(rest[..<end])
        guard let path = HandoverBindings.path(inside), !path.isEmpty, !inside.contains("{"), !inside.contains("@")
        else {
          return kept(&importer, text, node)
        }
        rest = rest[rest.index(after: end)...]
        result += "{\(path)}"
      } else {
        result += doubled(String(character))
      }
    }
    return result
  }

  private static func kept(_ importer: inout Importer, _ code: String, _ node: Int) -> String {
    importer.tell(
      ImportFindings.codeKept, "\(importer.tree.path(node)) is computed, which no card does: \(code) stands as a text",
      at: node)
    return doubled(code)
  }

  private static func doubled(_ text: String) -> String {
    text.map { $0 == "{" || $0 == "}" ? "\($0)\($0)" : String($0) }.joined()
  }

  static func press(_ importer: inout Importer, _ node: Int, _ values: inout ImportedValues) -> Bool {
    let own = importer.tree.string(node) == nil ? importer.tree.member("Name", of: node) : node
    guard let own, let path = importer.tree.string(own), !path.isEmpty else { return false }
    let begun = rule(importer, path)
    if let begun, let start = begun.firstRange(of: "The card leads to ")?.upperBound,
      let end = begun[start...].firstIndex(where: \.isNewline)
    {
      // A rule that was begun says where the card leads.
      guard importer.schema.set(.target, String(begun[start..<end].dropLast()), of: values.element) else {
        return false
      }
    } else if begun.flatMap({ HandoverFile.card(of: $0) }) == nil {
      guard importer.schema.set(.target, path, of: values.element) else { return false }
      importer.tell(
        ImportFindings.replaced,
        "\(importer.tree.path(own)) runs \(path): the card leads to it, and the app has to do it",
        at: own)
    }
    if own != node { importer.tree.read(own) }
    return true
  }

  static func chart(_ importer: inout Importer, _ node: Int, _ part: ChartRecords.Part, _ chart: ElementDraft) -> Bool {
    let tree = importer.tree
    guard part == .values else {
      importer.tree.readAll(node)
      return true
    }
    guard let data = tree.nodes[node].parent, let card = tree.nodes[data].parent, let series = tree.list(node) else {
      return false
    }
    let titles = tree.entries("SeriesTitle", of: card)
    let categories = tree.entries("CategoryTitles", of: data)
    let names = series.indices.map { $0 < titles.count ? tree.string(titles[$0]) ?? "" : "" }
    var isFilled = false
    for (index, values) in series.enumerated() {
      let name = names[index] == "Series \(index + 1)" ? "" : text(&importer, names[index], node)
      let points = (tree.list(values) ?? []).enumerated().compactMap { place, value -> (String?, String, String)? in
        guard let number = tree.scalar(value), number.number != nil else { return nil }
        let category = place < categories.count ? tree.string(categories[place]) ?? "" : ""
        return (nil, number.text(), doubled(category))
      }
      guard !points.isEmpty, ChartDraft(importer.schema, chart).add(name, points) else { continue }
      isFilled = true
      importer.tree.readAll(values)
    }
    return isFilled
  }
}
