import CardModel
import LayoutCore

/// One of the choices by which drawings of a card differ, such as the size of texts.
///
/// ``all`` is the one list of them: options of commands, members of messages, controls, captions, names of files, reports
/// and documentation are made from it.
package struct EnvironmentAxis: Sendable {
  /// What messages call it; options of commands have the same name in kebab case.
  package let name: String
  /// What people call it.
  package let label: String
  /// What it decides, as a sentence without a full stop.
  package let summary: String
  /// What there is to choose from.
  package let kind: Kind
  /// The value that it has where none is chosen; nil where that depends on the device or the file.
  package let standard: String?
  /// Whose value it has then, such as “device’s”; nil where there is a standard.
  package let owner: String?
  /// Whether it is for scenes alone.
  package let isForScenes: Bool
  /// The value that is meant where its option stands without one; nil where there must be one.
  package let implied: String?
  /// What people call a drawing with a value of it: `*` stands for the value's own name.
  private let caption: String
  private let read: Read
  private let write: Write

  /// What there is to choose from.
  package enum Kind: Sendable {
    /// One of some values.
    case choice([Value])
    /// One of some values that go from the least to the greatest.
    case scale([Value])
    /// A number of points within bounds.
    case points(ClosedRange<Double>)
  }

  /// One of the values to choose from.
  package struct Value: Hashable, Sendable {
    /// What commands and messages call it.
    package let id: String
    /// What people call it, as within a sentence.
    package let name: String
  }

  private typealias Read = @Sendable (CardEnvironment) -> String?
  private typealias Write = @Sendable (inout CardEnvironment, String, Device) -> Void

  // MARK: Values

  /// The values to choose from; none where it is a number.
  package var values: [Value] {
    switch kind {
    case .choice(let values), .scale(let values): values
    case .points: []
    }
  }

  /// Whether it has a value called `id`.
  package func has(_ id: String) -> Bool {
    if case .points(let range) = kind {
      // One spelling: others of the same number would be other names of files for the same drawing.
      return Double(id).map { range.contains($0) && ($0 == $0.rounded() ? "\(Int($0))" : "\($0)") == id } ?? false
    }
    return values.contains { $0.id == id }
  }

  /// What its values are, as the end of a sentence.
  package var choices: String {
    if case .points(let range) = kind { return "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))" }
    return "one of " + values.map { $0.id }.joined(separator: ", ")
  }

  /// The value that it has in `environment`; nil where that cannot be told, or is the file's.
  package func id(in environment: CardEnvironment) -> String? { read(environment) }

  /// Gives it the value called `id` in `environment`, which is one of `device`.
  package func set(_ id: String, in environment: inout CardEnvironment, of device: Device) {
    write(&environment, id, device)
  }

  // MARK: Names

  /// The option of commands, such as `--text-size`.
  package var option: String {
    name.reduce(into: "--") { $0 += ("A"..."Z").contains($1) ? "-" + $1.lowercased() : String($1) }
  }

  /// What people call a drawing with the value called `id`, such as “high contrast”.
  package func caption(_ id: String) -> String {
    let name = values.first { $0.id == id }?.name ?? id
    return caption.split(separator: "*", omittingEmptySubsequences: false).joined(separator: name)
  }

  /// What is added to the name of a file with such a drawing, such as `high-contrast`.
  package func suffix(_ id: String) -> String {
    let end = caption.split(separator: "*", omittingEmptySubsequences: false).last ?? ""
    return id + end.split(separator: " ").map { "-" + $0 }.joined()
  }
}

// MARK: - The table

extension EnvironmentAxis {
  /// Every axis, in the order in which values are set: a device brings its own figures with it.
  package static let all: [EnvironmentAxis] = [
    EnvironmentAxis(
      "device", Words("Device", "The device, such as ipad-pro-11; “cardwright devices” lists them"),
      .choice(Device.all.map { Value(id: $0.id, name: $0.name) }), standard: Device.standard.id,
      write: { environment, _, device in environment = CardEnvironment(device) }),
    EnvironmentAxis(
      "orientation", Words("Orientation", "How the device is held"), .choice(values(of: Orientation.self)),
      standard: Orientation.portrait.rawValue,
      write: { environment, id, device in
        environment = CardEnvironment(device, Orientation(rawValue: id) ?? .portrait)
      }),
    EnvironmentAxis(
      "width",
      Words("Width", "The width in points of the screen or column that holds the card", "* pt wide", owner: "device’s"),
      .points(1...10_000), read: { "\($0.width)" },
      write: { environment, id, _ in
        environment.width = Double(id) ?? environment.width
        environment.takesSceneDevice = false
      }),
    EnvironmentAxis(
      "platform", Words("Platform", "The platform whose guideline holds", owner: "device’s"),
      names: ["ios": "iOS", "android": "Android"], read: { $0.platform },
      write: { ($0.platform, $0.hasChosenPlatform) = ($1, true) }),
    EnvironmentAxis(
      "textSize", Words("Text size", "The size of texts", "text size *"), isScale: true,
      names: ["xSmall": "x small", "xLarge": "x large", "xxLarge": "xx large", "xxxLarge": "xxx large"],
      read: { $0.textSize }, write: { $0.textSize = $1 }),
    EnvironmentAxis(
      "appearance", Words("Appearance", "The appearance"), read: { $0.appearance }, write: { $0.appearance = $1 }),
    EnvironmentAxis(
      "contrast", Words("Contrast", "How much contrast is asked for", "* contrast"),
      read: { $0.contrast }, write: { $0.contrast = $1 }),
    EnvironmentAxis(
      "typeface",
      Words("Typeface", "The face of texts, 72 or the system’s as in an app that has not registered 72", "* face"),
      names: ["fiori": "72"], read: { $0.typeface }, write: { $0.typeface = $1 }),
    EnvironmentAxis(
      "direction", Words("Direction", "The direction of lines", "from *", owner: "language’s"),
      names: ["ltr": "left to right", "rtl": "right to left"], read: { $0.chosenDirection },
      write: { $0.direction = $1 }),
    EnvironmentAxis(
      "pseudo",
      Words(
        "Translated", "Texts as they may come out in other languages: longer, with accents and in brackets", "* texts",
        owner: "file’s", implied: PseudoLanguage.longer.rawValue),
      names: PseudoLanguage.names, read: { $0.pseudo }, write: { $0.pseudo = $1 }),
    EnvironmentAxis(
      "state", Words("State", "The moment that is drawn"), read: { $0.state }, write: { $0.state = $1 }),
    EnvironmentAxis(
      "position", Words("Position", "Where the card of a scene rests", owner: "file’s", isForScenes: true),
      read: { $0.scenePosition }, write: { $0.scenePosition = $1 }),
  ]

  /// What people read of an axis.
  private struct Words {
    let label: String
    let summary: String
    let caption: String
    let owner: String?
    let isForScenes: Bool
    let implied: String?

    init(
      _ label: String, _ summary: String, _ caption: String = "*", owner: String? = nil, isForScenes: Bool = false,
      implied: String? = nil
    ) {
      (self.label, self.summary, self.caption, self.owner) = (label, summary, caption, owner)
      (self.isForScenes, self.implied) = (isForScenes, implied)
    }
  }

  private init(
    _ name: String, _ words: Words, _ kind: Kind, standard: String? = nil, read: @escaping Read = { _ in nil },
    write: @escaping Write
  ) {
    (self.name, label, summary, caption) = (name, words.label, words.summary, words.caption)
    (self.kind, self.standard) = (kind, standard)
    (owner, isForScenes, implied) = (words.owner, words.isForScenes, words.implied)
    (self.read, self.write) = (read, write)
  }

  /// A choice between the cases of an enumeration, some of which people call by other `names`.
  private init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ words: Words, isScale: Bool = false, names: [String: String] = [:],
    read: @escaping @Sendable (CardEnvironment) -> Choice?,
    write: @escaping @Sendable (inout CardEnvironment, Choice) -> Void
  ) {
    let values = Self.values(of: Choice.self, names)
    self.init(
      name, words, isScale ? .scale(values) : .choice(values),
      standard: words.owner == nil ? read(CardEnvironment())?.rawValue : nil, read: { read($0)?.rawValue },
      write: { environment, id, _ in Choice(rawValue: id).map { write(&environment, $0) } })
  }

  private static func values<Choice: RawRepresentable<String> & CaseIterable>(
    of _: Choice.Type, _ names: [String: String] = [:]
  ) -> [Value] {
    Choice.allCases.map { Value(id: $0.rawValue, name: names[$0.rawValue] ?? $0.rawValue) }
  }
}

extension PseudoLanguage {
  /// What people call texts in each of them.
  fileprivate static var names: [String: String] {
    var names = ["mirrored": "longer, mirrored"]
    for language in allCases { names[language.rawValue] = language.name ?? names[language.rawValue] }
    return names
  }
}
