import BundledData
import JSON
import SourceText

/// Holds a configuration against the table of settings.
struct ConfigurationCheck {
  private let document: JSONDocument
  private(set) var entries: [ConfigurationFile.Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: JSONDocument) { self.document = document }

  mutating func run() {
    for problem in document.problems {
      let end = min(problem.offset + 1, document.bytes.count)
      diagnostics.append(
        Diagnostic(
          ConfigurationDiagnostics.syntax, sentence(problem.message), at: ByteRange(min(problem.offset, end), end)))
    }
    if !document.nodes.isEmpty { object(0, Setting.all, []) }
    for appearance in ["light", "dark"] { checkContrast(appearance) }
    diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  private func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  private func range(_ node: Int) -> ByteRange {
    let range = document.nodes[node].range
    return ByteRange(range.lowerBound, range.upperBound)
  }

  private func nameRange(_ node: Int) -> ByteRange {
    document.nodes[node].nameRange.map { ByteRange($0.lowerBound, $0.upperBound) } ?? range(node)
  }

  private mutating func tell(_ node: Int, _ what: String, must words: String, fixes: [Fix] = []) {
    if document.nodes[node].content == .missing { return }
    diagnostics.append(
      Diagnostic(ConfigurationDiagnostics.value, "\(what) must be \(words)", at: range(node), fixes: fixes))
  }

  /// Checks the object `node`, which has these settings.
  private mutating func object(_ node: Int, _ settings: [Setting], _ path: [String]) {
    let what = path.last.map { "“\($0)”" } ?? "A configuration"
    guard document.nodes[node].content == .object else { return tell(node, what, must: "an object") }
    for child in members(of: node, Setting.Shape.group(settings).names, isSettings: true) {
      guard let name = document.nodes[child].name, let setting = settings.first(where: { $0.name == name }) else {
        continue
      }
      let path = path + [name]
      switch setting.shape {
      case .group(let settings): object(child, settings, path)
      case .table(let names, let shape): table(child, names, shape, path)
      default:
        if let value = checked(child, setting.shape, "“\(name)”") {
          entries.append(.init(path: path, value: value, range: range(child), merge: setting.merge))
        }
      }
    }
  }

  /// Checks the object `node`, which has any of these `names`, each with a value of `shape`.
  private mutating func table(_ node: Int, _ names: [Setting.Word], _ shape: Setting.Shape, _ path: [String]) {
    guard document.nodes[node].content == .object else {
      return tell(node, "“\(path.last ?? "")”", must: "an object")
    }
    for child in members(of: node, names, isSettings: false) {
      guard let name = document.nodes[child].name, names.contains(where: { $0.name == name }),
        let value = checked(child, shape, "“\(name)”")
      else { continue }
      entries.append(.init(path: path + [name], value: value, range: range(child), merge: .byName))
    }
  }

  /// The members of the object `node`, each name once; tells those whose names are not among `names`.
  private mutating func members(of node: Int, _ names: [Setting.Word], isSettings: Bool) -> [Int] {
    var last: [String: Int] = [:]
    for child in document.nodes[node].children {
      guard let name = document.nodes[child].name, document.nodes[child].nameRange != nil else { continue }
      if let earlier = last.updateValue(child, forKey: name) {
        diagnostics.append(
          Diagnostic(
            ConfigurationDiagnostics.repeated, "“\(name)” is set again below, and that counts", at: nameRange(earlier),
            related: [RelatedInformation("here", at: nameRange(child))]))
      }
      guard !names.contains(where: { $0.name == name }) else { continue }
      tellUnknown(child, name, names, isSettings: isSettings)
    }
    return document.nodes[node].children.filter { child in document.nodes[child].name.flatMap { last[$0] } == child }
  }

  private mutating func tellUnknown(_ node: Int, _ name: String, _ names: [Setting.Word], isSettings: Bool) {
    let what = isSettings ? "setting" : "rule"
    let nearest = Spelling.nearest(to: name, among: names.map(\.name))
    let advice =
      nearest.map { "did you mean “\($0)”?" }
      ?? (isSettings
        ? "there are " + names.map { "“\($0.name)”" }.joined(separator: ", ")
        : "“cardwright explain --list” shows them all")
    diagnostics.append(
      Diagnostic(
        ConfigurationDiagnostics.unknown, "There is no \(what) “\(name)”; \(advice)", at: nameRange(node),
        fixes: nearest.map { [replacement(of: nameRange(node), by: $0)] } ?? []))
  }

  private func replacement(of range: ByteRange, by word: String) -> Fix {
    Fix("Change to “\(word)”", [TextEdit(range, word.jsonText)], isPreferred: true)
  }

  // MARK: Contrast

  /// The colours in which texts on cards are written most.
  private static let texts = [
    "primaryLabel", "secondaryLabel", "tintColor", "negativeLabel", "positiveLabel", "criticalLabel",
    "informativeLabel",
    "neutralLabel",
  ]
  /// The ground of cards.
  private static let ground = "secondaryGroupedBackground"

  /// Tells the brand's colours in which texts are hardly seen on cards, as far as the palette's own are seen better.
  private mutating func checkContrast(_ appearance: String) {
    let own = entries.filter { $0.path.count == 3 && $0.path[0] == "palette" && $0.path[1] == appearance }
    guard !own.isEmpty, let standard = Self.color(Self.ground, appearance) else { return }
    func entry(_ name: String) -> ConfigurationFile.Entry? { own.first { $0.path[2] == name } }
    func color(_ name: String) -> PaletteColor? { entry(name)?.value.string.flatMap { PaletteColor(hex: $0) } }
    let ground = color(Self.ground) ?? standard
    for name in Self.texts {
      guard let entry = entry(name) ?? entry(Self.ground), let usual = Self.color(name, appearance) else { continue }
      let ratio = (color(name) ?? usual).contrast(on: ground)
      guard ratio < min(ContrastLimit.text, usual.contrast(on: standard)) else { continue }
      let tenths = Int((ratio * 10).rounded(.down))
      diagnostics.append(
        Diagnostic(
          ConfigurationDiagnostics.contrast,
          "“\(name)” on cards has a contrast of \(tenths / 10).\(tenths % 10) in the \(appearance) appearance, where texts need "
            + "\(ContrastLimit.text)", at: entry.range))
    }
  }

  /// The palette's colour of the token called `name`.
  private static func color(_ name: String, _ appearance: String) -> PaletteColor? {
    Palette.token(named: name).map { appearance == "light" ? $0.light : $0.dark }
  }

  // MARK: Values

  /// The value of `node`, called `what`, if it is of `shape`, which is no object; of a list what of it is.
  private mutating func checked(_ node: Int, _ shape: Setting.Shape, _ what: String) -> JSONValue? {
    if case .list(let item) = shape {
      guard document.nodes[node].content == .array else {
        tell(node, what, must: shape.words)
        return nil
      }
      return .array(document.nodes[node].children.compactMap { checked($0, item, "Each of \(what)") })
    }
    guard case .scalar(let value) = document.nodes[node].content else {
      tell(node, what, must: shape.words)
      return nil
    }
    switch (shape, value) {
    case (.flag, .bool), (.text, .string): return value
    case (.color, .string(let text)):
      if PaletteColor(hex: text) != nil { return value }
    case (.number(let range), _):
      if let number = value.integer, range.contains(number) { return .integer(number) }
    case (.word(let words), .string(let word)):
      if words.contains(where: { $0.name == word }) { return value }
      let nearest = Spelling.nearest(to: word, among: words.map(\.name))
      tell(
        node, what, must: shape.words + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
        fixes: nearest.map { [replacement(of: range(node), by: $0)] } ?? [])
      return nil
    default: break
    }
    tell(node, what, must: shape.words)
    return nil
  }
}

extension String {
  /// As a JSON string, in quotes.
  var jsonText: String { JSONValue.string(self).text() }
}
