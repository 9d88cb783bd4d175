import BundledData
import JSON
import SourceText

/// Holds a configuration against the table of settings.
struct ConfigurationCheck {
  private let document: JSONDocument
  private(set) var entries: [ConfigurationFile.Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// How many findings there are of each kind, by its code.
  private var counts: [String: Int] = [:]
  /// The first of each kind that is not told by itself.
  private var untold: [(kind: DiagnosticKind, range: ByteRange)] = []

  /// More words than these are not listed where one of them is suggested.
  private static let mostListed = 12

  /// More findings of one kind are only counted.
  private static let mostTold = 100

  init(_ document: JSONDocument) { self.document = document }

  mutating func run() {
    for problem in document.problems {
      let end = min(problem.offset + 1, document.bytes.count)
      tell(
        ConfigurationDiagnostics.syntax, at: ByteRange(min(problem.offset, end), end), Self.sentence(problem.message))
    }
    if !document.nodes.isEmpty { check(0, Setting.file, .nearest, []) }
    for appearance in ["light", "dark"] { checkContrast(appearance) }
    for (kind, range) in untold {
      let count = (counts[kind.code] ?? 0) - Self.mostTold
      diagnostics.append(Diagnostic(kind, "There are \(count) more of this kind from here on", at: range))
    }
    diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  private static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  private func range(_ node: Int) -> ByteRange {
    let range = document.nodes[node].range
    return ByteRange(range.lowerBound, range.upperBound)
  }

  private func nameRange(_ node: Int) -> ByteRange {
    document.nodes[node].nameRange.map { ByteRange($0.lowerBound, $0.upperBound) } ?? range(node)
  }

  /// Tells what is found at `range`, as long as that is little; only then it is asked what it says.
  ///
  /// - Parameter nearest: What stands there once it is mended.
  private mutating func tell(
    _ kind: DiagnosticKind, at range: ByteRange, _ message: @autoclosure () -> String,
    nearest: @autoclosure () -> String? = nil, related: [RelatedInformation] = []
  ) {
    let count = (counts[kind.code] ?? 0) + 1
    counts[kind.code] = count
    guard count <= Self.mostTold else {
      if count == Self.mostTold + 1 { untold.append((kind, range)) }
      return
    }
    let fix = nearest().map { Fix("Change to “\($0)”", [TextEdit(range, $0.jsonText)], isPreferred: true) }
    diagnostics.append(Diagnostic(kind, message(), at: range, related: related, fixes: fix.map { [$0] } ?? []))
  }

  private mutating func tell(_ node: Int, _ what: String, must words: @autoclosure () -> String) {
    guard document.nodes[node].content != .missing else { return }
    tell(ConfigurationDiagnostics.value, at: range(node), "\(what) must be \(words())")
  }

  /// Checks what stands at `node` and is called by the last of `path`.
  private mutating func check(_ node: Int, _ shape: Setting.Shape, _ merge: Setting.Merge, _ path: [String]) {
    let what = path.last.map { "“\($0)”" } ?? "A configuration"
    switch shape {
    case .group(let settings):
      for child in members(of: node, shape, what, path == ["limits"] ? "limit" : "setting") {
        guard let setting = settings.first(where: { $0.name == document.nodes[child].name }) else { continue }
        check(child, setting.shape, setting.merge, path + [setting.name])
      }
    case .table(let kind, _, let inner), .named(let kind, let inner):
      for child in members(of: node, shape, what, kind) {
        check(child, inner, merge, path + [document.nodes[child].name ?? ""])
      }
    default:
      if let value = checked(node, shape, what) {
        entries.append(.init(path: path, value: value, range: range(node), node: node, merge: merge))
      }
    }
  }

  /// The members of the object `node`, called `what`, that have names of `shape`, each name once; tells of the others, which are no
  /// `kind`.
  private mutating func members(of node: Int, _ shape: Setting.Shape, _ what: String, _ kind: String) -> [Int] {
    guard document.nodes[node].content == .object else {
      tell(node, what, must: shape.words)
      return []
    }
    let names: [Setting.Word]? = if case .named = shape { nil } else { shape.names }
    let known = names.map { Set($0.map(\.name)) }
    var last: [String: Int] = [:]
    for child in document.nodes[node].children {
      guard let name = document.nodes[child].name, document.nodes[child].nameRange != nil else { continue }
      if let earlier = last.updateValue(child, forKey: name) {
        tell(
          ConfigurationDiagnostics.repeated, at: nameRange(earlier), "“\(name)” is set again below, and that counts",
          related: [RelatedInformation("here", at: nameRange(child))])
      }
      if let names, known?.contains(name) == false { tellUnknown(child, name, names, kind) }
    }
    return document.nodes[node].children.filter { child in
      document.nodes[child].name.map { known?.contains($0) != false && last[$0] == child } ?? false
    }
  }

  private mutating func tellUnknown(_ node: Int, _ name: String, _ names: [Setting.Word], _ what: String) {
    func nearest() -> String? { Spelling.nearest(to: name, among: names.map(\.name)) }
    func message() -> String {
      let others =
        what == "setting"
        ? "there are " + names.map { "“\($0.name)”" }.joined(separator: ", ")
        : "“cardwright \(what == "rule" ? "explain --list" : "config --schema")” shows them all"
      return "There is no \(what) “\(name)”; "
        + (nearest().map { "did you mean “\($0)”?" } ?? others)
    }
    tell(ConfigurationDiagnostics.unknown, at: nameRange(node), message(), nearest: nearest())
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
      tell(
        ConfigurationDiagnostics.contrast, at: entry.range,
        "“\(name)” on cards has a contrast of \(tenths / 10).\(tenths % 10) in the \(appearance) appearance, where texts need "
          + "\(ContrastLimit.text)")
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
    case (.flag, .bool), (.text, .string), (.path, .string): return value
    case (.color, .string(let text)):
      if PaletteColor(hex: text) != nil { return value }
    case (.number(let range), _):
      if let number = value.integer, range.contains(number) { return .integer(number) }
    case (.limit(let most), _):
      if let number = value.integer, (1...most).contains(number) { return .integer(number) }
    case (.word(let words), .string(let word)):
      if words.contains(where: { $0.name == word }) { return value }
      func nearest() -> String? { Self.nearest(to: word, among: words) }
      func message() -> String {
        guard let near = nearest() else { return "\(what) must be \(shape.words)" }
        let known = words.count > Self.mostListed ? "one of those that “cardwright config --schema” lists" : shape.words
        return "\(what) must be \(known); did you mean “\(near)”?"
      }
      tell(ConfigurationDiagnostics.value, at: range(node), message(), nearest: nearest())
      return nil
    default: break
    }
    tell(node, what, must: shape.words)
    return nil
  }

  /// The one of `words` that `word` most likely stands for, by what it is called too; of a language with a region, the language.
  private static func nearest(to word: String, among words: [Setting.Word]) -> String? {
    let titles = words.map { $0.summary.hasSuffix(".") ? String($0.summary.dropLast()) : $0.summary }
    let language = word.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return words.first { $0.name == language }?.name
      ?? Spelling.nearest(to: word, among: words.map(\.name), called: titles)
  }
}

extension String {
  /// As a JSON string, in quotes.
  var jsonText: String { JSONValue.string(self).text() }
}
