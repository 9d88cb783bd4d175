import CardModel
import JSON

/// What an object of a draft becomes where that is more than an initialiser, and the modifiers of all.
enum SwiftPart {
  /// What `object` becomes, with its modifiers.
  static func parts(_ object: JSONObject, _ writer: inout SwiftWriter) -> [SwiftCode] {
    let name = object["_"]?.string ?? ""
    guard let base = base(name, object, &writer) else { return writer.statements(object["above"]) }
    var made = base
    let modifiers = modifiers(name, object, &writer)
    if !modifiers.isEmpty {
      made =
        if case .modified(let inner, let own) = base { .modified(inner, own + modifiers) } else {
          .modified(base, modifiers)
        }
    }
    let all = writer.statements(object["above"]) + [made] + legend(object, &writer)
    if object["after"]?.string == "hidden", writer.variables.isEmpty, let state = state(object, &writer) {
      return [.choice([("!" + state, all)])]
    }
    return all
  }

  static func base(_ name: String, _ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    switch name {
    case "Text":
      object["text"]?.string.map { text in
        writer.text(
          object["unit"]?.string.map { "\(text) \($0)" } ?? text, object["isAmount"] == .bool(true) ? .amount : .text)
      }
    case "Icon": object["icon"]?.string.map { .plain($0) }
    case "Picture": SwiftPicture.view(object, &writer)
    case "StatusText": statusText(object, &writer)
    case "Tag": .call("Tag", [("verbatim", writer.words(object["text"]?.string ?? ""))])
    case "TagBar": tagBar(object, &writer)
    case "FioriButton": button(object, &writer)
    case "Button": plainButton(object, &writer)
    case "Menu": menu(object, &writer)
    case "RatingControl": rating(object, &writer)
    case "_KPIItem": figure(object, &writer)
    case "KPIItem": figureItem(object, &writer)
    case "KPIProgressItem": progress(object, &writer)
    case "CardCollection": collection(object, &writer)
    case "Carousel": carousel(object, &writer)
    case "Map": map(object, &writer)
    case "Marker": marker(object, &writer)
    case "CalendarView": calendar(object, &writer)
    case "ChartView": chart(object, &writer)
    case let name where name.hasSuffix("Table"): table(object, &writer)
    default: writer.component(name, object)
    }
  }

  // MARK: Texts

  static func statusText(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    let content = object["text"]?.string
    guard let icon = object["icon"]?.string else { return content.map { writer.text($0) } }
    guard let content else { return .plain(icon) }
    return .call(
      "HStack", [("spacing", .plain("4"))], trailing: [("", SwiftBlock([.plain(icon), writer.text(content)]))])
  }

  static func tagBar(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    let tags = object["content"]?.array ?? []
    if tags.isEmpty { return nil }
    if tags.count <= 10, !tags.contains(where: { $0["_each"] != nil }) {
      return .call("MHStack", [], trailing: [("", SwiftBlock(writer.statements(object["content"])))])
    }
    return .call("TagStack", [("", writer.items(object["content"], SwiftElement.tag))])
  }

  static func rating(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    guard let value = writer.number(object["value"]) else { return nil }
    let whole =
      switch object["value"] {
      case .integer(let number)?: String(number)
      case .number(let number)?: String(Int(number.rounded()))
      default: "Int((\(value)).rounded())"
      }
    var arguments: [(label: String, value: SwiftCode)] = [
      ("rating", .call(".constant", [("", .plain(whole))])),
      ("ratingControlStyle", .plain("." + (object["style"]?.string ?? "standard"))),
    ]
    if whole != value { arguments.append(("averageRating", .plain(value))) }
    if let reviews = writer.number(object["reviews"], whole: true) {
      arguments.append(("reviewCount", .plain(reviews)))
      if let ceiling = writer.number(object["ceiling"], whole: true) {
        arguments.append(("reviewCountCeiling", .plain(ceiling)))
      }
      arguments.append(("showsReviewCountLabel", .plain("true")))
    }
    return .call("RatingControl", arguments)
  }

  /// What is spoken: a key where it is literal, as in a text.
  static func spokenText(_ spoken: String, _ writer: inout SwiftWriter) -> SwiftCode {
    if case .call(_, let arguments, _) = writer.text(spoken), let only = arguments.first, only.label.isEmpty {
      return only.value
    }
    return writer.text(spoken)
  }

  // MARK: Buttons

  /// What a tap on `object` does; nil where it does nothing.
  static func tap(_ object: JSONObject, _ writer: inout SwiftWriter) -> [SwiftCode]? {
    guard let press = object["press"]?.object else { return nil }
    var statements: [SwiftCode] = []
    if let target = press["target"]?.string {
      let isExternal = press["isExternal"] == .bool(true)
      writer.need(isExternal ? .onOpenExternally : .onOpen)
      statements.append(.call(isExternal ? "onOpenExternally" : "onOpen", [("", .plain(writer.string(target)))]))
    } else if let name = press["name"]?.string {
      let item = writer.variables.last.map {
        ($0.access.code, writer.model.type($0.access.node) + ($0.access.isOptional ? "?" : ""))
      }
      writer.add(SwiftWriter.Action(name: name, item: item?.1))
      statements.append(
        .call("actions.\(SwiftName.guarded(name))", item.map { [("", .plain($0.0))] } ?? []))
    } else {
      return nil
    }
    if let state = state(object, &writer) { statements.append(.plain("\(state) = true")) }
    return statements
  }

  /// The state that holds behind a tap on `object`.
  static func state(_ object: JSONObject, _ writer: inout SwiftWriter) -> String? {
    guard let after = object["after"]?.string, after != "unchanged", writer.variables.isEmpty,
      let name = object["press"]?["name"]?.string
    else { return nil }
    let state = "is\(name.prefix(1).uppercased() + name.dropFirst())Done"
    writer.need(.state(state))
    return state
  }

  /// The text that stands on a button behind a tap, and the state in which it does.
  private static func other(_ object: JSONObject, _ writer: inout SwiftWriter) -> (text: String, state: String)? {
    guard let after = object["after"]?.string, !["unchanged", "disabled", "hidden"].contains(after),
      let state = state(object, &writer)
    else { return nil }
    return (after, state)
  }

  /// The title of a button, another one behind a tap.
  private static func title(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode {
    let title = writer.attributed(object["title"]?.string ?? "")
    return other(object, &writer).map { .either($0.state, writer.attributed($0.text), title) } ?? title
  }

  /// The same as a view.
  private static func label(_ object: JSONObject, _ title: String, _ writer: inout SwiftWriter) -> SwiftCode {
    guard let (text, state) = other(object, &writer) else { return writer.text(title) }
    let texts = [text, title].map { writer.words($0) }
    return .call("Text", [("verbatim", .either(state, texts[0], texts[1]))])
  }

  static func button(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode {
    let tap = SwiftCode.closure(SwiftBlock("_", tap(object, &writer) ?? [.plain("()")]))
    guard let icon = object["icon"]?.string else {
      return .call("FioriButton", [("title", title(object, &writer)), ("action", tap)])
    }
    guard let title = object["title"]?.string else {
      if other(object, &writer) != nil {
        writer.lose("the text that stands on a button behind a tap, as its icon stands alone")
      }
      return .call("FioriButton", [("action", tap), ("label", .closure(SwiftBlock("_", [.plain(icon)])))])
    }
    return .call(
      "FioriButton",
      [
        ("action", tap), ("label", .closure(SwiftBlock("_", [label(object, title, &writer)]))),
        ("image", .closure(SwiftBlock("_", [.plain(icon)]))),
      ])
  }

  static func plainButton(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode {
    let tap = tap(object, &writer) ?? []
    var title = object["title"]?.string ?? ""
    if let total = object["total"].map({ $0.string ?? $0.text() }) { title += " (\(total))" }
    let role: [(label: String, value: SwiftCode)] =
      object["isDestructive"] == .bool(true) ? [("role", .plain(".destructive"))] : []
    var label: [SwiftCode] = [label(object, title, &writer)]
    if let icon = object["icon"]?.string {
      label = [.call("Label", [], trailing: [("", SwiftBlock(label)), ("icon", SwiftBlock([.plain(icon)]))])]
    }
    return .call("Button", role, trailing: [("", SwiftBlock(tap)), ("label", SwiftBlock(label))])
  }

  static func menu(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    let items = writer.statements(object["items"])
    if items.isEmpty { return nil }
    let dots = SwiftCode.modified(
      .plain("Image(systemName: \"ellipsis\")"),
      [.call("accessibilityLabel", [("", spokenText(object["label"]?.string ?? "More", &writer))])])
    return .call("Menu", [], trailing: [("", SwiftBlock(items)), ("label", SwiftBlock([dots]))])
  }

  // MARK: Modifiers

  static func modifiers(_ name: String, _ object: JSONObject, _ writer: inout SwiftWriter) -> [SwiftCode] {
    var made: [SwiftCode] = []
    func add(_ name: String, _ value: String?, label: String = "") {
      if let value { made.append(.call(name, [(label, .plain(value))])) }
    }
    add("font", object["font"]?.string.map { ".fiori(forTextStyle: .\($0))" })
    add("lineLimit", writer.number(object["lineLimit"], whole: true))
    if let color = writer.color(object["color"]) { made += Self.coloured(name, color, hasIcon: object["icon"] != nil) }
    if let color = writer.color(object["statusColor"]) { made.append(Self.style("status", color)) }
    if name == "Tag" { made += tagLook(object, &writer) }
    add("illustratedMessageStyle", object["messageLayout"]?.string.map { "." + $0 })
    add("avatarsLayout", object["avatarsLayout"]?.string.map { "." + $0 })
    // They are round unless something else is said.
    if object["avatars"] != nil, object["avatars"]?.array?.first?["isRound"] != .bool(true) {
      add("isAvatarCircular", "false")
    }
    if let size = writer.number(object["avatarSize"]) { add("avatarSize", "CGSize(width: \(size), height: \(size))") }
    add("tagLimit", writer.number(object["tagLimit"], whole: true))
    add("tagsLineLimit", writer.number(object["tagsLineLimit"] ?? object["lines"], whole: true))
    add("splitPercent", writer.number(object["splitPercent"]))
    if let look = object["buttonColor"]?.string, look != "normal" {
      add("fioriButtonStyle", "FioriSecondaryButtonStyle(colorStyle: .\(look))")
    }
    if let mode = object["cardFooterButtonWidthMode"]?.string {
      made.append(.call("environment", [("", .plain("\\.cardFooterButtonWidthMode")), ("", .plain("." + mode))]))
    }
    if ["ChartView", "Map"].contains(name) || name.hasSuffix("Table") {
      add("frame", height(object, &writer), label: "height")
    }
    if object["cardStyle"] == .bool(true) { add("cardStyle", ".card") }
    if object["isIntrinsic"] == .bool(true) { add("cardStyle", ".intrinsicHeightCard") }
    add("disabled", disabled(object, &writer))
    if let spoken = object["spoken"]?.string, spoken != object["title"]?.string {
      made.append(.call("accessibilityLabel", [("", spokenText(spoken, &writer))]))
    }
    made += menus(object, &writer)
    if !["FioriButton", "Button", "ActivityItemDataType"].contains(name), let tap = tap(object, &writer) {
      made.append(.call("onTapGesture", [], trailing: [("", SwiftBlock(tap))]))
      add("accessibilityAddTraits", ".isButton")
    }
    if object["isLoading"] == .bool(true) {
      writer.need(.isLoading)
      made.append(.call("environment", [("", .plain("\\.isLoading")), ("", .plain("isLoading"))]))
      // A tap would be one on the sample.
      if writer.showsSample { add("disabled", "isLoading") }
    }
    return made
  }

  static func disabled(_ object: JSONObject, _ writer: inout SwiftWriter) -> String? {
    let own = writer.flag(object["disabled"]).flatMap { $0 == "false" ? nil : $0 }
    guard let after = object["after"]?.string, after != "hidden", let state = state(object, &writer) else { return own }
    return own.map { "\($0) || \(state)" } ?? state
  }

  private static func coloured(_ name: String, _ color: String, hasIcon: Bool) -> [SwiftCode] {
    name == "LabelItem"
      ? [style("title", color)] + (hasIcon ? [style("icon", color)] : [])
      : [.call("foregroundStyle", [("", .plain(color))])]
  }

  /// The colour of a part of a component.
  private static func style(_ part: String, _ color: String) -> SwiftCode {
    .call(
      "\(part)Style", [], trailing: [("", SwiftBlock([.call("$0.\(part).foregroundStyle", [("", .plain(color))])]))])
  }

  static func tagLook(_ object: JSONObject, _ writer: inout SwiftWriter) -> [SwiftCode] {
    if object["outlined"] == .bool(true) { return [.call("tagStyle", [("", .plain(".outlined"))])] }
    guard let accent = object["accent"] else { return [] }
    guard let accent = accent.integer else {
      writer.lose("the accent of a tag that the data name: the palette has names of its own")
      return []
    }
    writer.need(.tagAccent)
    return [.call("tagAccent", [("", .plain(".accentLabel\(accent)")), ("", .plain(".accentBackground\(accent)"))])]
  }

  static func menus(_ object: JSONObject, _ writer: inout SwiftWriter) -> [SwiftCode] {
    var made: [SwiftCode] = []
    for swipe in object["swipeActions"]?.array ?? [] {
      guard var object = swipe.object else { continue }
      // It is always there, and what is in it for the width that it would be for.
      if let width = object["_if"] {
        let parts = (object["content"]?.array ?? []).compactMap(\.object)
        object["content"] = .array(
          parts.map { .object(JSONObject($0.members.filter { $0.name != "_if" } + [.init("_if", width)])) })
      }
      if let swipe = writer.at(object, { $0.component("swipeActions", object) }) { made.append(swipe) }
    }
    let menu = writer.statements(object["contextMenu"])
    if !menu.isEmpty { made.append(.call("contextMenu", [], trailing: [("", SwiftBlock(menu))])) }
    return made
  }
}
