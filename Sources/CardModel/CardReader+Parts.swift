extension CardReader {
  func picture(_ element: Element) -> Picture {
    let represents = choice(.represents, element, Represented.object)
    return Picture(
      source: source(element), file: bound(.src, element), icon: bound(.icon, element),
      initials: bound(.initials, element), alternative: shown(.alt, element), represents: represents,
      shape: choice(.shape, element, represents == .person ? ImageShape.circle : .square),
      size: number(.size, element))
  }

  mutating func icons(_ stack: Element) -> [Icon] {
    children(stack).filter { $0.name == .icon }.map { icon($0) }
  }

  func icon(_ element: Element) -> Icon {
    Icon(
      source: source(element), name: bound(.name, element), text: text(element),
      kind: choice(.kind, element, StatusKind.neutral), label: shown(.label, element).nonEmpty)
  }

  func label(_ element: Element) -> Label {
    Label(
      text: text(element), icon: bound(.icon, element),
      iconPosition: choice(.iconPosition, element, IconPosition.leading))
  }

  func status(_ element: Element) -> Status {
    Status(
      text: text(element), kind: choice(.kind, element, StatusKind.neutral), icon: bound(.icon, element),
      label: shown(.label, element).nonEmpty)
  }

  func tag(_ element: Element) -> Tag {
    let accent = number(.accent, element).map { Int(min(max($0, 1), 10)) }
    return Tag(text: text(element), accent: accent ?? 10, isOutlined: flag(.outlined, element))
  }

  mutating func tagBar(_ element: Element) -> TagBar {
    TagBar(
      source: source(element), tags: children(element).filter { $0.name == .tag }.map { tag($0) },
      lineLimit: count(.lines, element), limit: count(.limit, element))
  }

  mutating func labelBar(_ element: Element) -> LabelBar {
    LabelBar(
      source: source(element), labels: children(element).filter { $0.name == .label }.map { label($0) },
      hasSeparators: flag(.itemSeparator, element), axis: choice(.axis, element, LayoutAxis.horizontal))
  }

  func rating(_ element: Element) -> Rating {
    Rating(
      source: source(element), value: min(max(number(.value, element) ?? 0, 0), 5), reviews: count(.reviews, element),
      reviewsCeiling: count(.reviewsCeiling, element), isAccented: flag(.accented, element),
      size: choice(.size, element, RatingSize.standard))
  }

  func action(_ element: Element) -> Action {
    let text = text(element)
    // A purpose gives the icon and, without a text, what is spoken.
    let purpose = bound(.purpose, element).flatMap(ActionPurpose.init)
    let spoken = text.isEmpty ? purpose?.spokenLabel : nil
    return Action(
      text: text, role: choice(.role, element, ActionRole.secondary),
      kind: choice(.kind, element, ActionKind.normal), icon: bound(.icon, element) ?? purpose?.icon,
      label: attribute(.label, element).map { _ in shown(.label, element) } ?? spoken,
      after: attribute(.after, element).map { _ in shown(.after, element) } ?? "unchanged",
      isDisabled: flag(.disabled, element))
  }

  mutating func overflow(_ element: Element) -> Overflow {
    let label = shown(.label, element)
    return Overflow(
      source: source(element), actions: children(element).filter { $0.name == .action }.map { action($0) },
      label: label.isEmpty ? "More" : label)
  }

  func seeAll(_ element: Element) -> SeeAll {
    var text = text(element)
    if text.isEmpty { text.string = "See all" }
    return SeeAll(text: text, total: bound(.total, element))
  }

  func kpi(_ element: Element) -> KPI {
    KPI(
      text: text(element), caption: shown(.caption, element), unit: shown(.unit, element),
      leadingUnit: shown(.leadingUnit, element), icon: bound(.icon, element),
      size: choice(.size, element, KPISize.medium), kind: bound(.kind, element).flatMap(StatusKind.init),
      format: choice(.format, element, KPIFormat.number), target: bound(.target, element))
  }

  mutating func keyValue(_ element: Element) -> KeyValue {
    var key = CardText(string: "", lineLimit: nil, missingPaths: [], source: source(element))
    var value = key
    for child in children(element) {
      if child.name == .key { key = text(child) }
      if child.name == .value { value = text(child) }
    }
    return KeyValue(
      source: source(element), key: key, value: value, axis: choice(.axis, element, LayoutAxis.horizontal))
  }

  mutating func inlineItems(_ element: Element) -> [InlineItem] {
    children(element).map { child in
      switch child.name {
      case .label: .label(label(child))
      case .status: .status(status(child))
      case .rating: .rating(rating(child))
      case .tag: .tag(tag(child))
      case .text: .text(text(child))
      default: .unknown(unknown(child))
      }
    }
  }

  /// Whether a tap on `element`, which leads to `target`, leaves the app: as the file says, else for web addresses.
  func isExternal(_ target: String?, _ element: Element) -> Bool {
    guard let target else { return false }
    guard attribute(.external, element) == nil else { return flag(.external, element) }
    let scheme = target.utf8.prefix { $0 != 0x3A }.map { $0 | 0x20 }
    return target.utf8.count > scheme.count && (scheme == Array("http".utf8) || scheme == Array("https".utf8))
  }

  /// A whole number that is not negative.
  func count(_ name: AttributeName, _ element: Element) -> Int? {
    number(name, element).flatMap { $0 >= 0 && $0 <= 1e9 ? Int($0) : nil }
  }
}

extension String {
  /// Itself, or nil when it is empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
