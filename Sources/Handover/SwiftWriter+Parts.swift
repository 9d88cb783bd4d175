import CardModel
import JSON

// Parts that are more than an initialiser, and the modifiers of all.
extension SwiftWriter {
  /// What `object` becomes, with its modifiers.
  mutating func component(_ object: JSONObject) -> [SwiftCode] {
    let name = object["_"]?.string ?? ""
    guard let base = base(name, object) else { return statements(object["above"]) }
    let made = modified(base, modifiers(name, object))
    let all = statements(object["above"]) + [made] + legend(object)
    if object["after"]?.string == "hidden", variables.isEmpty, let state = state(object) {
      return [.choice([("!" + state, all)])]
    }
    return all
  }

  private func modified(_ base: SwiftCode, _ modifiers: [SwiftCode]) -> SwiftCode {
    if modifiers.isEmpty { return base }
    if case .modified(let inner, let own) = base { return .modified(inner, own + modifiers) }
    return .modified(base, modifiers)
  }

  private mutating func base(_ name: String, _ object: JSONObject) -> SwiftCode? {
    switch name {
    case "Text": object["text"]?.string.map { text(withUnit(object, $0)) }
    case "Icon": object["icon"]?.string.map { .plain($0) }
    case "Picture": shownPicture(object)
    case "StatusText": statusText(object)
    case "Tag": .call("Tag", [("verbatim", .plain(string(object["text"]?.string ?? "")))])
    case "TagBar": tagBar(object)
    case "FioriButton": button(object)
    case "Button": plainButton(object)
    case "Menu": menu(object)
    case "RatingControl": rating(object)
    case "_KPIItem": figure(object)
    case "KPIItem": figureItem(object)
    case "KPIProgressItem": progress(object)
    case "CardCollection": collection(object)
    case "Carousel": carousel(object)
    case "Map": map(object)
    case "Marker": marker(object)
    case "CalendarView": calendar(object)
    case "ChartView": chart(object)
    case "DataTable": table(object)
    case "HStack", "VStack": Self.isEmpty(object) ? nil : component(name, object)
    default: component(name, object)
    }
  }

  private static func isEmpty(_ object: JSONObject) -> Bool { object["content"]?.array?.isEmpty != false }

  private func withUnit(_ object: JSONObject, _ text: String) -> String {
    object["unit"]?.string.map { "\(text) \($0)" } ?? text
  }

  // MARK: Pictures and texts

  /// The image at `path`: a file of the app, or what the data name.
  func picture(_ path: String) -> SwiftCode {
    .call("Image", [("", .plain(string(path)))] + (isPackage ? [("bundle", .plain(".module"))] : []))
  }

  private mutating func shownPicture(_ object: JSONObject) -> SwiftCode? {
    var modifiers: [SwiftCode] = []
    let base: SwiftCode
    if let path = object["src"]?.string {
      if SwiftText(path).isLiteral, HandoverFile.isElsewhere(path) {
        let address = SwiftCode.call("URL", [("string", .plain(string(path)))])
        base = .call(
          "AsyncImage", [("url", address)],
          trailing: [
            ("", SwiftBlock("image", [.modified(.plain("image"), [.call("resizable", [])])])),
            ("placeholder", SwiftBlock([.call("ProgressView", [])])),
          ])
      } else if SwiftText(path).isLiteral {
        base = picture(path)
        modifiers.append(.call("resizable", []))
      } else {
        need(.picture)
        base = .call("DataPicture", [("name", .plain(string(path)))])
      }
      if object["fill"] == .bool(true) { modifiers.append(.call("aspectRatio", [("contentMode", .plain(".fill"))])) }
    } else if let icon = object["icon"]?.string {
      base = .plain(icon)
    } else if let initials = object["initials"]?.string {
      base = text(initials)
    } else {
      return nil
    }
    if let size = number(object["size"]) {
      modifiers.append(.call("frame", [("width", .plain(size)), ("height", .plain(size))]))
    }
    if let height = number(object["height"]) { modifiers.append(.call("frame", [("height", .plain(height))])) }
    if object["initials"] != nil, object["src"] == nil, object["icon"] == nil {
      modifiers.append(.call("background", [("", .plain("Color.preferredColor(.quaternaryFill)"))]))
    }
    if object["isRound"] == .bool(true) { modifiers.append(.call("clipShape", [("", .plain("Circle()"))])) }
    if object["spoken"] == nil { modifiers.append(.call("accessibilityHidden", [("", .plain("true"))])) }
    return modifiers.isEmpty ? base : .modified(base, modifiers)
  }

  private mutating func statusText(_ object: JSONObject) -> SwiftCode? {
    let content = object["text"]?.string
    guard let icon = object["icon"]?.string else { return content.map { text($0) } }
    guard let content else { return .plain(icon) }
    return .call("HStack", [("spacing", .plain("4"))], trailing: [("", SwiftBlock([.plain(icon), text(content)]))])
  }

  private mutating func tagBar(_ object: JSONObject) -> SwiftCode? {
    let tags = object["content"]?.array ?? []
    if tags.isEmpty { return nil }
    if tags.count <= 10, !tags.contains(where: { $0["_each"] != nil }) {
      return .call("MHStack", [], trailing: [("", SwiftBlock(statements(object["content"])))])
    }
    var isColoured = false
    let made = list(object["content"]) { writer, tag in
      isColoured = isColoured || tag["accent"] != nil || tag["outlined"] == .bool(true)
      return writer.attributed(tag["text"]?.string ?? "")
    }
    if isColoured { lose("the colours of tags that repeat: the component takes their texts alone") }
    return .call("TagStack", [("", made ?? .list([]))])
  }

  private mutating func rating(_ object: JSONObject) -> SwiftCode? {
    guard let value = number(object["value"]) else { return nil }
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
    if let reviews = number(object["reviews"], whole: true) {
      arguments.append(("reviewCount", .plain(reviews)))
      if let ceiling = number(object["ceiling"], whole: true) {
        arguments.append(("reviewCountCeiling", .plain(ceiling)))
      }
      arguments.append(("showsReviewCountLabel", .plain("true")))
    }
    return .call("RatingControl", arguments)
  }

  /// What is spoken: a key where it is literal, as in a text.
  private func spokenText(_ spoken: String) -> SwiftCode {
    if case .call(_, let arguments, _) = text(spoken), let only = arguments.first, only.label.isEmpty {
      return only.value
    }
    return text(spoken)
  }

  // MARK: Buttons

  /// What a tap on `object` does; nil where it does nothing.
  mutating func tap(_ object: JSONObject) -> [SwiftCode]? {
    guard let press = object["press"]?.object else { return nil }
    var statements: [SwiftCode] = []
    if let target = press["target"]?.string {
      let isExternal = press["isExternal"] == .bool(true)
      need(isExternal ? .onOpenExternally : .onOpen)
      statements.append(.call(isExternal ? "onOpenExternally" : "onOpen", [("", .plain(string(target)))]))
    } else if let name = press["name"]?.string {
      let item = variables.last.map { ($0.access.code, model.type($0.access.node) + ($0.access.isOptional ? "?" : "")) }
      add(Action(name: name, item: item?.1))
      statements.append(
        .call("actions.\(SwiftName.guarded(name))", item.map { [("", .plain($0.0))] } ?? []))
    } else {
      return nil
    }
    if let state = state(object) { statements.append(.plain("\(state) = true")) }
    return statements
  }

  /// The state that holds behind a tap on `object`.
  mutating func state(_ object: JSONObject) -> String? {
    guard let after = object["after"]?.string, after != "unchanged", variables.isEmpty,
      let name = object["press"]?["name"]?.string
    else { return nil }
    let state = "is\(name.prefix(1).uppercased() + name.dropFirst())Done"
    need(.state(state))
    return state
  }

  /// The title of a button, another one behind a tap.
  private mutating func title(_ object: JSONObject) -> SwiftCode {
    let title = attributed(object["title"]?.string ?? "")
    guard let after = object["after"]?.string, !["unchanged", "disabled", "hidden"].contains(after),
      let state = state(object), let (own, other) = Self.both(title.flat, attributed(after).flat)
    else { return title }
    return .plain("\(state) ? \(other) : \(own)")
  }

  private static func both(_ first: String?, _ second: String?) -> (String, String)? {
    if let first, let second { (first, second) } else { nil }
  }

  mutating func button(_ object: JSONObject) -> SwiftCode {
    let tap = SwiftCode.closure(SwiftBlock("_", tap(object) ?? [.plain("()")]))
    guard let icon = object["icon"]?.string else {
      return .call("FioriButton", [("title", title(object)), ("action", tap)])
    }
    guard let title = object["title"]?.string else {
      return .call("FioriButton", [("action", tap), ("label", .closure(SwiftBlock("_", [.plain(icon)])))])
    }
    return .call(
      "FioriButton",
      [
        ("action", tap), ("label", .closure(SwiftBlock("_", [text(title)]))),
        ("image", .closure(SwiftBlock("_", [.plain(icon)]))),
      ])
  }

  private mutating func plainButton(_ object: JSONObject) -> SwiftCode {
    let tap = tap(object) ?? []
    var title = object["title"]?.string ?? ""
    if let total = object["total"].map({ $0.string ?? $0.text() }) { title += " (\(total))" }
    let role: [(label: String, value: SwiftCode)] =
      object["isDestructive"] == .bool(true) ? [("role", .plain(".destructive"))] : []
    var label: [SwiftCode] = [text(title)]
    if let icon = object["icon"]?.string {
      label = [
        .call(
          "Label", [],
          trailing: [("", SwiftBlock([text(title)])), ("icon", SwiftBlock([.plain(icon)]))])
      ]
    }
    return .call("Button", role, trailing: [("", SwiftBlock(tap)), ("label", SwiftBlock(label))])
  }

  private mutating func menu(_ object: JSONObject) -> SwiftCode? {
    let items = statements(object["items"])
    if items.isEmpty { return nil }
    let dots = SwiftCode.modified(
      .plain("Image(systemName: \"ellipsis\")"),
      [.call("accessibilityLabel", [("", spokenText(object["label"]?.string ?? "More"))])])
    return .call("Menu", [], trailing: [("", SwiftBlock(items)), ("label", SwiftBlock([dots]))])
  }

  // MARK: Modifiers

  private mutating func modifiers(_ name: String, _ object: JSONObject) -> [SwiftCode] {
    var made: [SwiftCode] = []
    func add(_ name: String, _ value: String?, label: String = "") {
      if let value { made.append(.call(name, [(label, .plain(value))])) }
    }
    add("font", object["font"]?.string.map { ".fiori(forTextStyle: .\($0))" })
    add("lineLimit", number(object["lineLimit"], whole: true))
    if let color = color(object["color"]) { made += Self.coloured(name, color, hasIcon: object["icon"] != nil) }
    if let color = color(object["statusColor"]) { made.append(Self.style("status", color)) }
    if name == "Tag" { made += tagLook(object) }
    add("illustratedMessageStyle", object["messageLayout"]?.string.map { "." + $0 })
    add("avatarsLayout", object["avatarsLayout"]?.string.map { "." + $0 })
    // They are round unless something else is said.
    if object["avatars"] != nil, !Self.isRound(object["avatars"]) { add("isAvatarCircular", "false") }
    if let size = number(object["avatarSize"]) { add("avatarSize", "CGSize(width: \(size), height: \(size))") }
    add("tagLimit", number(object["tagLimit"], whole: true))
    add("tagsLineLimit", number(object["tagsLineLimit"] ?? object["lines"], whole: true))
    add("splitPercent", number(object["splitPercent"]))
    if let look = object["buttonColor"]?.string, look != "normal" {
      add("fioriButtonStyle", "FioriSecondaryButtonStyle(colorStyle: .\(look))")
    }
    if let mode = object["cardFooterButtonWidthMode"]?.string {
      made.append(.call("environment", [("", .plain("\\.cardFooterButtonWidthMode")), ("", .plain("." + mode))]))
    }
    if name == "ChartView" || name == "Map" || name == "DataTable" { add("frame", height(object), label: "height") }
    if object["cardStyle"] == .bool(true) { add("cardStyle", ".card") }
    if object["isIntrinsic"] == .bool(true) { add("cardStyle", ".intrinsicHeightCard") }
    add("disabled", disabled(object))
    if let spoken = object["spoken"]?.string, spoken != object["title"]?.string {
      made.append(.call("accessibilityLabel", [("", spokenText(spoken))]))
    }
    made += menus(object)
    if !["FioriButton", "Button", "ActivityItemDataType"].contains(name), let tap = tap(object) {
      made.append(.call("onTapGesture", [], trailing: [("", SwiftBlock(tap))]))
      add("accessibilityAddTraits", ".isButton")
    }
    if object["isLoading"] == .bool(true) {
      need(.isLoading)
      made.append(.call("environment", [("", .plain("\\.isLoading")), ("", .plain("isLoading"))]))
    }
    return made
  }

  private static func isRound(_ value: JSONValue?) -> Bool { value?.array?.first?["isRound"] == .bool(true) }

  private mutating func disabled(_ object: JSONObject) -> String? {
    let own = flag(object["disabled"]).flatMap { $0 == "false" ? nil : $0 }
    guard let after = object["after"]?.string, after != "hidden", let state = state(object) else { return own }
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

  private mutating func tagLook(_ object: JSONObject) -> [SwiftCode] {
    if object["outlined"] == .bool(true) { return [.call("tagStyle", [("", .plain(".outlined"))])] }
    guard let accent = object["accent"]?.text() else { return [] }
    need(.tagAccent)
    return [.call("tagAccent", [("", .plain(".accentLabel\(accent)")), ("", .plain(".accentBackground\(accent)"))])]
  }

  private mutating func menus(_ object: JSONObject) -> [SwiftCode] {
    var made: [SwiftCode] = []
    for swipe in object["swipeActions"]?.array ?? [] {
      let arguments: [(label: String, value: SwiftCode)] = [
        ("edge", .plain("." + (swipe["edge"]?.string ?? "trailing"))),
        ("allowsFullSwipe", .plain(flag(swipe["allowsFullSwipe"]) ?? "false")),
      ]
      made.append(.call("swipeActions", arguments, trailing: [("", SwiftBlock(statements(swipe["content"])))]))
    }
    let menu = statements(object["contextMenu"])
    if !menu.isEmpty { made.append(.call("contextMenu", [], trailing: [("", SwiftBlock(menu))])) }
    return made
  }
}
