import JSON
import Standards

/// The file of a view: the view, what a tap does, its data, a sample and a preview.
struct SwiftViewFile {
  let name: String
  /// The name of the card file without its ending.
  let card: String
  let writer: SwiftWriter
  let body: [SwiftCode]

  private var access: String { writer.isPackage ? "public " : "" }

  /// The stored properties that are handed in: name, type and standard.
  private var properties: [(name: String, type: String, standard: String?)] {
    var properties: [(name: String, type: String, standard: String?)] = writer.model.sources.map { source in
      let isOptional = writer.model.isOptional(source.node)
      return (SwiftName.guarded(source.name), writer.model.type(source.node) + (isOptional ? "?" : ""), nil)
    }
    if !writer.actions.isEmpty { properties.append(("actions", "Actions", "Actions()")) }
    for (need, name) in [(SwiftWriter.Need.onOpen, "onOpen"), (.onOpenExternally, "onOpenExternally")]
    where writer.needs.contains(need) {
      properties.append((name, "(_ target: String) -> Void", "{ _ in }"))
    }
    for (need, name) in [(SwiftWriter.Need.isLoading, "isLoading"), (.isEmpty, "isEmpty"), (.hasFailed, "hasFailed")]
    where writer.needs.contains(need) {
      properties.append((name, "Bool", "false"))
    }
    return properties
  }

  private var states: [String] {
    writer.needs.compactMap { if case .state(let name) = $0 { name } else { nil } }.sorted()
  }

  private var lists: [(name: String, type: String, code: String, sample: String)] {
    writer.needs.compactMap {
      if case .list(let name, let type, let code, let sample) = $0 { (name, type, code, sample) } else { nil }
    }.sorted { $0.name < $1.name }
  }

  var text: String {
    var blocks: [[String]] = [heading, view]
    if !writer.actions.isEmpty {
      blocks.append(inExtension("What happens on a tap; hand in what the app does.", actions))
    }
    let types = writer.model.declarations(isPublic: writer.isPackage)
    if !types.isEmpty { blocks.append(inExtension("The data that it shows.", Self.joined(types))) }
    let samples = samples
    if !samples.isEmpty { blocks.append(inExtension("What the samples of the card have.", samples)) }
    blocks += extras
    blocks.append(preview)
    return Self.joined(blocks).joined(separator: "\n") + "\n"
  }

  private static func joined(_ blocks: [[String]]) -> [String] { Array(blocks.joined(separator: [""])) }

  private func inExtension(_ about: String, _ lines: [String]) -> [String] {
    ["// \(about)", "extension \(name) {"] + lines.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  private var heading: [String] {
    let needs = writer.needs
    let modules =
      ["FioriSwiftUICore", "FioriThemeManager", "SwiftUI"] + (needs.contains(.charts) ? ["FioriCharts"] : [])
      + (needs.contains(.mapKit) ? ["MapKit"] : [])
    return [
      "// Made by Cardwright from the card \(Self.comment(card)): what is written here is lost with the next export.",
      "// Takes FioriSwiftUICore 25.11.0 or newer.", "",
    ] + modules.sorted().map { "import \($0)" }
  }

  /// `text` in a line of a comment: without line ends, and without what marks are made of.
  private static func comment(_ text: String) -> String {
    text.filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } && !$0.isNewline }
  }

  // MARK: The view

  private var view: [String] {
    var lines = ["/// The card \(Self.comment(card)).", "\(access)struct \(name): View {"]
    for property in properties {
      let type = property.standard == nil || property.type.contains("->") ? ": \(property.type)" : ""
      let typed = type + (property.standard.map { " = \($0)" } ?? "")
      lines.append("  \(access)var \(property.name)\(typed)")
    }
    let states = states
    for state in states { lines.append("  @State private var \(state) = false") }
    if writer.needs.contains(.sizeClass) {
      lines.append("  @Environment(\\.horizontalSizeClass) private var horizontalSizeClass")
    }
    if writer.needs.contains(.rowHeight) { lines.append("  @ScaledMetric private var rowHeight: CGFloat = 48") }
    if lines.count > 2 { lines.append("") }
    // A private property would make the initialiser private.
    if writer.isPackage || !states.isEmpty || !writer.needs.isDisjoint(with: [.sizeClass, .rowHeight]) {
      lines += initialiser.map { "  " + $0 } + [""]
    }
    for (name, type, code, sample) in lists {
      let shown = SwiftCode.either("isLoading && \(code).isEmpty", .plain(sample), .plain(code))
      lines += [
        "  /// What is shown of it: while there is nothing yet the sample, which the skeleton hides.",
        "  private var \(name): \(type) {",
      ]
      lines += SwiftCode.inside([shown], 4).map { "  " + $0.written } + ["  }", ""]
    }
    lines.append("  \(access)var body: some View {")
    lines += SwiftCode.inside(body, 4).map { line in line.text.isEmpty ? "" : "  " + line.written }
    return lines + ["  }", "}"]
  }

  private var initialiser: [String] {
    let parameters = properties.map { property in
      SwiftName.label(property.name) + ": " + (property.type.contains("->") ? "@escaping " : "") + property.type
        + (property.standard.map { " = \($0)" } ?? "")
    }
    if parameters.isEmpty { return ["\(access)init() {}"] }
    return Self.initialiser(access, parameters, indent: 2) + properties.map { "  self.\($0.name) = \($0.name)" } + ["}"]
  }

  /// The head of an initialiser, `indent` spaces from the edge.
  static func initialiser(_ access: String, _ parameters: [String], indent: Int) -> [String] {
    let flat = "\(access)init(\(parameters.joined(separator: ", "))) {"
    if flat.count + indent <= 100 { return [flat] }
    let lines = parameters.enumerated().map { "  \($0.element)" + ($0.offset + 1 < parameters.count ? "," : "") }
    return ["\(access)init("] + lines + [") {"]
  }

  private var actions: [String] {
    var lines = ["\(access)struct Actions {"]
    for action in writer.actions {
      let type = action.item.map { "(\($0)) -> Void = { _ in }" } ?? "() -> Void = {}"
      lines.append("  \(access)var \(SwiftName.guarded(action.name)): \(type)")
    }
    if writer.isPackage { lines += ["", "  public init() {}"] }
    return lines + ["}"]
  }

  // MARK: Samples

  private var samples: [String] {
    Self.joined(
      writer.model.sources.map { source in
        let model = writer.model
        let value = model.nodes[source.node].samples.first ?? nil
        let code = value == nil ? model.standIn(source.node, source.name) : model.literal(value, source.node)
        let isOptional = model.isOptional(source.node)
        let head = "static let \(Self.sample(source.name)): \(model.type(source.node))\(isOptional ? "?" : "") = "
        var lines = code.lines(indent: 2, before: head.count).map(\.written)
        lines[0] = head + lines[0]
        return lines
      })
  }

  /// What the sample of the data `name` is called.
  static func sample(_ name: String) -> String { "sample" + name.prefix(1).uppercased() + name.dropFirst() }

  private var preview: [String] {
    let arguments = writer.model.sources.map { source in
      (
        label: SwiftName.label(SwiftName.guarded(source.name)),
        value: SwiftCode.plain("\(name).\(Self.sample(source.name))")
      )
    }
    return ["#Preview {"] + SwiftCode.inside([.call(name, arguments)], 2).map(\.written) + ["}"]
  }

  // MARK: What the view needs besides

  private var extras: [[String]] {
    var extras: [[String]] = []
    if writer.needs.contains(.stateColor) {
      extras.append([
        "/// The colour of a state that the data name.", "private func stateColor(_ kind: String) -> ColorStyle {",
        "  switch kind {", "  case \"informative\": .informativeLabel", "  case \"positive\": .positiveLabel",
        "  case \"critical\": .criticalLabel", "  case \"negative\": .negativeLabel", "  default: .neutralLabel", "  }",
        "}",
      ])
    }
    if writer.needs.contains(.picture) {
      extras.append([
        "/// A picture of the app, or the one at an address; `other` where there is none.",
        "private struct DataPicture<Other: View>: View {", "  let name: String", "  @ViewBuilder let other: Other", "",
        "  var body: some View {", "    if name.isEmpty {", "      other",
        "    } else if let url = URL(string: name), url.scheme != nil {", "      AsyncImage(url: url) { image in",
        "        image.resizable().scaledToFill()", "      } placeholder: {", "        other", "      }",
        "    } else {",
        "      Image(name\(writer.isPackage ? ", bundle: .module" : "")).resizable().scaledToFill()", "    }", "  }",
        "}",
      ])
    }
    if writer.needs.contains(.timelineNode) {
      extras.append([
        "/// The node of a timeline for a state that the data name.",
        "private func node(_ state: String) -> TimelineNodeType {", "  switch state {",
        "  case \"complete\": .complete",
        "  case \"inProgress\": .inProgress", "  default: .open", "  }", "}",
      ])
    }
    if writer.needs.contains(.figurePart) {
      extras.append([
        "/// A number or a unit of a figure.", "private struct FigurePart: KPISubItemModel {", "  let id = UUID()",
        "  let kPISubItemValue: TextOrIcon", "  let kPISubItemType: KPISubitemType", "}",
      ])
    }
    if writer.needs.contains(.only) {
      extras.append([
        "/// What a list has where something holds.",
        "private func only<Value>(_ values: [Value], if isShown: Bool) -> [Value] { isShown ? values : [] }",
      ])
    }
    if writer.needs.contains(.date) {
      extras.append([
        "/// The day that `text` names, such as 2026-03-04, where the device is.",
        "private func calendarDay(_ text: String) -> Date? {",
        "  try? Date(text, strategy: Date.ISO8601FormatStyle(timeZone: .current).year().month().day())", "}",
      ])
    }
    if writer.needs.contains(.tagAccent) {
      extras.append([
        "extension View {", "  /// Tags in an accent of the palette.",
        "  fileprivate func tagAccent(_ label: ColorStyle, _ background: ColorStyle) -> some View {",
        "    tagStyle { configuration in", "      configuration.tag", "        .padding(.horizontal, 4)",
        "        .foregroundStyle(Color.preferredColor(label))",
        "        .background(Color.preferredColor(background), in: RoundedRectangle(cornerRadius: 4))", "    }", "  }",
        "}",
      ])
    }
    return extras
  }

  /// The manifest of a package that has the views.
  static func package(_ module: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "\(module)",
      defaultLocalization: "en",
      platforms: [.iOS(.v17)],
      products: [.library(name: "\(module)", targets: ["\(module)"])],
      dependencies: [
        .package(url: "https://github.com/SAP/cloud-sdk-ios-fiori.git", from: "25.11.0")
      ],
      targets: [
        .target(
          name: "\(module)",
          dependencies: [
            .product(name: "FioriSwiftUI", package: "cloud-sdk-ios-fiori"),
            .product(name: "FioriCharts", package: "cloud-sdk-ios-fiori"),
            .product(name: "FioriThemeManager", package: "cloud-sdk-ios-fiori"),
          ],
          resources: [.process("Cards.xcassets")]
        )
      ]
    )

    """
  }
}
