import CardModel
import JSON
import SchemaModel
import SourceText
import Standards

extension ImportFormat {
  /// Pages, fragments and sections of the mobile development kit; real ones break its schemas, so that nothing is checked.
  static let mdk = ImportFormat(
    name: "mdk", title: "MDK", target: .mdk, extra: MappingTable(mdkTable),
    isFormat: { tree in
      let type = tree.string(tree.find("_Type")) ?? ""
      return tree.find("Controls") != nil || tree.find("Sections") != nil || type == "Page" || type.contains(".Type.")
    },
    appFolders: ["Pages", "Fragments"], pictures: "Images/", bare: [.card, .objectCellList],
    prepare: { importer throws(ImportProblem) in try MDKReading.prepare(&importer) },
    text: { importer, text, node in MDKReading.text(&importer, text, node) },
    choice: { _, _ in nil },
    press: { importer, node, values in MDKReading.press(&importer, node, &values) },
    image: { address in
      if address.hasPrefix("sap-icon://") || address.hasPrefix("font://") { return nil }
      return MDKReading.picture(address)
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
      let missing = importer.reasons.min { $0.key < $1.key }.map { ", as \($0.value)" } ?? ""
      throw ImportProblem(
        message: "there is no section in it\(missing)", offset: importer.tree.nodes[importer.tree.top].range.start)
    }
    importer.tree.link("Sections", sections, of: importer.tree.top)
    if let bytes = importer.surroundings.file("i18n/i18n.properties", importer.format) {
      importer.texts = PropertyTexts(bytes).texts
    }
    for section in sections { layOut(&importer, section) }
    data(&importer, sections)
  }

  /// The sections of a page, of a fragment that is one, or of a part of one.
  private static func sections(_ importer: inout Importer) -> [Int] {
    let top = importer.tree.top
    let own = MDKFile.sections(of: top, &importer) ?? []
    var fragments = MDKFragments()
    var sections = own.flatMap { fragments.sections(&importer, $0, in: [MDKFile.place(importer)]) }
    let others = fragments.others + sections.filter { [tree = importer.tree] in tree.members($0).isEmpty }
    if !others.isEmpty {
      let name = importer.tree.free("others", in: top)
      importer.tree.link(name, others, of: top)
      // It is not in the file: what is in it is told.
      if let list = importer.tree.find(name) { importer.tree.read(list) }
      sections = sections.filter { [tree = importer.tree] in !tree.members($0).isEmpty }
    }
    let type = importer.tree.string(importer.tree.find("_Type")) ?? ""
    guard sections.isEmpty, type.contains(".Type.") else { return sections }
    var section = importer.tree.moveAll(of: top)
    // A part of a section stands in one of its kind.
    let part: (String, String)? =
      switch type.split(separator: ".").last.map(String.init) {
      case "ObjectCell": ("ObjectTable", "ObjectCell")
      case "Card", "ObjectCard": (type.contains("ObjectCard") ? "ObjectCardCollection" : "CardCollection", "Card")
      default: nil
      }
    if let (kind, name) = part {
      let around = importer.tree.make(["_Type": .string("Section.Type.\(kind)")], from: top)
      importer.tree.put(name, section, into: around)
      section = around
    }
    return [section]
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
      if kind.lowercased().hasPrefix("contact") { round(&importer, entry) }
      if let header = importer.tree.member("Header", of: entry),
        importer.tree.find("ActionButton", "OverflowItems", from: header) != nil
      {
        importer.tree.move("ActionButton", of: header, to: "Menu")
      }
      for item in importer.tree.entries("Items", of: entry) {
        let type = importer.tree.member("DisplayType", of: item)
        if importer.tree.string(type)?.lowercased() == "image", importer.tree.member("Value", of: item) != nil {
          importer.tree.move("Value", of: item, to: "Picture")
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
    let wrapped = own.map { entry -> Int in
      if importer.tree.member(name, of: entry) != nil { return entry }
      let around = importer.tree.make(.object(JSONObject()), from: entry)
      importer.tree.put(name, entry, into: around)
      return around
    }
    importer.tree.link(list, wrapped, of: section)
  }

  /// What stands in a section: its template, or one by one.
  private static func parts(_ tree: ImportTree, _ section: Int) -> [Int] {
    let listed = entries.flatMap { tree.entries($0, of: section) }.map { entry in
      templates.lazy.compactMap { tree.member($0, of: entry) }.first { !tree.members($0).isEmpty } ?? entry
    }
    return listed + templates.compactMap { tree.member($0, of: section) }
  }

  /// The picture of a contact is round where nothing is said.
  private static func round(_ importer: inout Importer, _ cell: Int) {
    let picture = ["DetailImage", "DetailImageText"].lazy.compactMap { [tree = importer.tree] name in
      tree.member(name, of: cell).flatMap { tree.string($0)?.isEmpty == false ? $0 : nil }
    }.first
    guard let picture, importer.tree.member("DetailImageIsCircular", of: cell) == nil else { return }
    importer.tree.set("DetailImageIsCircular", true, of: cell, from: picture)
  }

  /// One picture of a cell, which some write as a stack of one and others in the old way.
  private static func picture(_ importer: inout Importer, _ cell: Int) {
    var picture = importer.tree.make(.object(JSONObject()), from: cell)
    if let stack = importer.tree.member("AvatarStack", of: cell) {
      let avatars = importer.tree.entries("Avatars", of: stack)
      guard avatars.count == 1, importer.tree.isObject(avatars[0]) else { return }
      picture = avatars[0]
      importer.tree.remove("Avatars", of: stack)
      // What the picture says itself holds; the other stays, and is told.
      for member in importer.tree.members(stack) where importer.tree.member(member.name, of: picture) == nil {
        importer.tree.move(member.name, of: stack, to: member.name, of: picture)
      }
      if importer.tree.members(stack).isEmpty { importer.tree.remove("AvatarStack", of: cell) }
    } else {
      for (old, new) in [
        ("DetailImage", "Image"), ("DetailImageText", "ImageText"), ("DetailImageIsCircular", "ImageIsCircular"),
      ] {
        importer.tree.move(old, of: cell, to: new, of: picture)
      }
    }
    if !importer.tree.members(picture).isEmpty { importer.tree.put("DetailPicture", picture, into: cell) }
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

  /// The path of the picture at `address` from the app's folder for images; what lies elsewhere stays where it is.
  static func picture(_ address: String) -> String {
    if HandoverFile.isElsewhere(address) { return address }
    return address.firstRange(of: "/Images/").map { String(address[$0.upperBound...]) } ?? address
  }

  /// `value` with the paths of pictures as a card has them.
  private static func pictures(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): text.hasPrefix("/") ? .string(picture(text)) : value
    case .array(let elements): .array(elements.map(pictures))
    case .object(let object): .object(JSONObject(object.members.map { .init($0.name, pictures($0.value)) }))
    default: value
    }
  }

  /// The text of the rule at `path`, if it is in the app.
  private static func rule(_ importer: Importer, _ path: String) -> String? {
    guard path.hasSuffix(".js"), let place = MDKFile.place(path, in: "Rules") else { return nil }
    return importer.surroundings.file(place, importer.format).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Texts, taps and charts

  /// So many calls may stand in one another: a text that has two places for what stands in it doubles with each.
  private static let mostNested = 2

  /// `text`, which stands in so many calls, with bindings of the language, and all other braces doubled.
  static func text(_ importer: inout Importer, _ text: String, _ node: Int, depth: Int = 0) -> String {
    if depth < mostNested, text.hasPrefix("$(L"), let arguments = arguments(text) {
      return translated(&importer, arguments, node, depth: depth)
    }
    let isCode = [".js", ".global", ".fragment"].contains(where: text.hasSuffix) && text.hasPrefix("/")
    if isCode || text.hasPrefix("#") && text.contains("/") || text.contains("$(") {
      return importer.keepCode(text, at: node)
    }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{", let end = rest.firstIndex(of: "}") {
        let inside = String(rest[..<end])
        guard let path = HandoverBindings.path(inside), !path.isEmpty, !inside.contains("{"), !inside.contains("@")
        else {
          return importer.keepCode(text, at: node)
        }
        rest = rest[rest.index(after: end)...]
        result += "{\(path)}"
      } else {
        result += String(character).withBracesDoubled
      }
    }
    return result
  }

  /// The arguments of the call that `text` is, behind the name of what is called; nil where it is more than that.
  private static func arguments(_ text: String) -> [String]? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    var rest = text[text.index(after: open)...]
    var pieces = [""]
    var depth = 0
    var quote: Character?
    while depth >= 0, let character = rest.popFirst() {
      if let open = quote {
        if character == open { quote = nil }
      } else if "'\"".contains(character) {
        quote = character
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        pieces.append("")
        continue
      }
      if depth >= 0 { pieces[pieces.count - 1].append(character) }
    }
    guard depth < 0, rest.isEmpty else { return nil }
    let arguments = pieces.map { String($0.drop { $0 == " " }.trimmingSuffix { $0 == " " }) }
    guard arguments.first == "L" else { return nil }
    return arguments.dropFirst().map { argument in
      guard let quote = argument.first, "'\"".contains(quote), argument.count > 1, argument.last == quote else {
        return argument
      }
      return String(argument.dropFirst().dropLast())
    }
  }

  /// The text of the key that comes first, with what follows in its places `{0}`, `{1}` and so on.
  private static func translated(
    _ importer: inout Importer, _ arguments: [String], _ node: Int, depth: Int
  ) -> String {
    let key = arguments.first ?? ""
    guard let known = importer.texts[key] else {
      importer.tell(
        ImportFindings.dataMissing,
        "the text of \(key) is not there: put i18n/i18n.properties into \(MDKFile.app(importer))", at: node)
      return key.withBracesDoubled
    }
    let fillings = Array(arguments.dropFirst())
    // What fills several places is written once, and what is told of it told once.
    var made: [Int: String] = [:]
    var result = ""
    var rest = known[...]
    while let character = rest.popFirst() {
      if character == "{", let end = rest.firstIndex(of: "}"), let place = Int(rest[..<end]),
        fillings.indices.contains(place)
      {
        let filling = made[place] ?? text(&importer, fillings[place], node, depth: depth + 1)
        made[place] = filling
        result += filling
        rest = rest[rest.index(after: end)...]
      } else {
        result += String(character).withBracesDoubled
      }
    }
    return result
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
    // Names are taken over with what they name.
    guard part == .values else { return true }
    guard let data = importer.tree.nodes[node].parent, let card = importer.tree.nodes[data].parent,
      let series = importer.tree.list(node)
    else { return false }
    let titles = importer.tree.entries("SeriesTitle", of: card)
    let categories = importer.tree.entries("CategoryTitles", of: data)
    var isFilled = false
    for (index, values) in series.enumerated() {
      let title = index < titles.count ? importer.tree.string(titles[index]) : nil
      let name = title == "Series \(index + 1)" ? "" : text(&importer, title ?? "", node)
      var points: [(String?, String, String)] = []
      var read = title == nil ? [] : [titles[index]]
      for (place, value) in (importer.tree.list(values) ?? []).enumerated() {
        guard let number = importer.tree.scalar(value), number.number != nil else { continue }
        let category = place < categories.count ? importer.tree.string(categories[place]) : nil
        points.append((nil, number.text(), (category ?? "").withBracesDoubled))
        read += [value] + (category == nil ? [] : [categories[place]])
      }
      guard !points.isEmpty, ChartDraft(importer.schema, chart).add(name, points) != nil else { continue }
      isFilled = true
      for node in read { importer.tree.read(node) }
    }
    return isFilled
  }
}
