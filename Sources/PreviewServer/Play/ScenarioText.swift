import CardAnalysis
import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SceneMotion
import SourceText
import Standards
import XMLSyntax

/// What was played, as the text of a scenario.
struct ScenarioText {
  /// The id of the scenario.
  let id: String
  /// The element, with a line for each step and no space before its own lines.
  let lines: [String]
  /// The devices that the file does not have yet and the scenario names, as elements.
  let devices: [String]

  /// The steps of `record`, which began on `first` and name `screens`, for the file with `scene`.
  init(_ record: [RecordedStep], on first: CardEnvironment, and screens: [String: CardEnvironment], in scene: CardScene)
  {
    let taken = Set(scene.scenarios.compactMap { $0.source.id })
    let id = (1...).lazy.map { "played-\($0)" }.first { !taken.contains($0) } ?? "played"
    self.id = id
    let steps = record.map { step in
      let attributes = step.attributes.map { " \($0.name)=\"\(XMLEscape.doubleQuoted.escaped($0.value))\"" }
      return "  <\(step.element)\(attributes.joined())/>"
    }
    lines = ["<Scenario id=\"\(id)\" device=\"\(Self.deviceID(first, in: scene))\">"] + steps + ["</Scenario>"]
    // Only screens that a step names, as they come: a window that is dragged has been many.
    let named = record.flatMap { $0.attributes }.filter { $0.name == "resize" }.compactMap { screens[$0.value] }
    var known: Set<String> = []
    devices = ([first] + named).compactMap { screen in
      guard Self.device(screen, in: scene) == nil, known.insert(Self.deviceID(screen, in: scene)).inserted else {
        return nil
      }
      return Self.element(screen, in: scene)
    }
  }

  /// All of it, devices first.
  var text: String { (devices + lines).joined(separator: "\n") }

  // MARK: Devices

  /// The id of the device on which a scenario has the screen of `environment`: one of the file's, or the one to be added.
  static func deviceID(_ environment: CardEnvironment, in scene: CardScene) -> String {
    if let id = device(environment, in: scene)?.source.id { return id }
    var id = "screen-\(PlainNumber.text(environment.width))-\(PlainNumber.text(environment.height))"
    if let (device, orientation) = preset(environment) {
      id = orientation == .landscape ? "\(device.id)-landscape" : device.id
    }
    if environment.direction == .rightToLeft { id += "-rtl" }
    id = String(id.map { $0 == "." ? "-" : $0 })
    let taken = scene.devices.contains { $0.source.id == id } || scene.cards.contains { $0.source.id == id }
    return taken ? id + "-played" : id
  }

  private static func device(_ environment: CardEnvironment, in scene: CardScene) -> SceneDevice? {
    scene.devices.first { device in
      let other = environment.on(device)
      return device.source.id != nil && !device.hasVoiceOver && SceneScreen(other) == SceneScreen(environment)
        && (device.isRightToLeft ?? device.source.language?.isRightToLeft ?? false)
          == (environment.direction == .rightToLeft)
    }
  }

  private static func preset(_ environment: CardEnvironment) -> (Device, Orientation)? {
    // Of several with one screen, the one that is drawn for by itself.
    for device in [Device.standard] + Device.all {
      for orientation in Orientation.allCases
      where SceneScreen(CardEnvironment(device, orientation)) == SceneScreen(environment) {
        return (device, orientation)
      }
    }
    return nil
  }

  private static func element(_ environment: CardEnvironment, in scene: CardScene) -> String {
    var text = "<Device id=\"\(deviceID(environment, in: scene))\""
    if let (device, orientation) = preset(environment) {
      text += " like=\"\(device.id)\""
      if orientation == .landscape { text += " orientation=\"landscape\"" }
    } else {
      let screen = SceneScreen(environment)
      let figures = [
        ("width", screen.width), ("height", screen.height), ("safeTop", screen.safeTop),
        ("safeBottom", screen.safeBottom), ("safeLeft", screen.safeLeft), ("safeRight", screen.safeRight),
      ]
      for (name, figure) in figures { text += " \(name)=\"\(PlainNumber.text(figure))\"" }
      text += " widthClass=\"\(screen.widthClass.rawValue)\" heightClass=\"\(screen.heightClass.rawValue)\""
    }
    if environment.direction == .rightToLeft { text += " direction=\"rtl\"" }
    return text + "/>"
  }

  // MARK: In the file

  /// The edits that put it into `snapshot`: the scenario behind all others, its devices behind theirs; nil for no scene.
  func edits(in snapshot: DocumentSnapshot) -> [TextEdit]? {
    let tree = snapshot.tree
    guard let root = tree.root, !tree[root].flags.contains(.selfClosing) else { return nil }
    let children = Array(tree.childElements(of: root))
    let indent = children.first.map { Self.indent(of: tree.range(of: $0).start, in: tree.text) } ?? "  "
    let end = tree.text.bytes.contains(0x0D) ? "\r\n" : "\n"
    func edit(_ lines: [String], behind node: NodeID?) -> TextEdit {
      let text = lines.map { "\(end)\(indent)\($0)" }.joined()
      return .insert(text, at: node.map { tree.range(of: $0).end } ?? tree.startTagRange(of: root).end)
    }
    var edits: [TextEdit] = []
    if !devices.isEmpty {
      edits.append(edit(devices, behind: children.last { tree.name(of: $0).local == "Device" }))
    }
    return edits + [edit(lines, behind: children.last)]
  }

  /// The space before what begins its line at `offset`.
  private static func indent(of offset: Int, in text: SourceText) -> String {
    var start = offset
    while start > 0, [0x20, 0x09].contains(text.bytes[start - 1]) { start -= 1 }
    guard start == 0 || text.bytes[start - 1] == 0x0A else { return "  " }
    return String(decoding: text.bytes[start..<offset], as: UTF8.self)
  }
}
