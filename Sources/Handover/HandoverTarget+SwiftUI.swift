import BundledData
import CardModel
import JSON
import XMLSyntax

extension HandoverTarget {
  /// Views of FioriSwiftUICore, the components of SAP for iOS.
  static let swiftUI = HandoverTarget(
    name: "swiftui", title: "SwiftUI", reading: { .swiftUI }, standardApp: "Cards", bindings: .swiftUI,
    repeats: .anywhere(member: "_each") { path, steps in .string(SwiftText.binding(path, steps)) },
    variants: .all(member: "_if", but: "android"), asksForParts: true, folding: RecordFold.Rules(),
    begun: nil,
    hasPackages: true,
    pressReads: [.target, .external],
    press: { exporter, part, context in SwiftUIFiles.press(&exporter, part, context) },
    image: { exporter, path, samples in SwiftUIFiles.image(&exporter, path, isBound: samples != nil) },
    icon: { SwiftUIFiles.icon($0) }, data: { _, _, _ in .null }, records: { _, _, records in .array(records) },
    chart: { SwiftUIFiles.chart($0, $1, $2) },
    frame: { exporter, draft, root, _ in SwiftUIFiles.view(&exporter, draft, root) })
}

extension MappingTable {
  fileprivate static let swiftUI = MappingTable(HandoverTarget.swiftUITable)
}

extension HandoverBindings {
  /// The bindings of Swift: what the data have at any place, in types of their own.
  static let swiftUI = HandoverBindings(
    areEverywhere: true, reaches: { _, _ in true }, write: SwiftText.binding,
    literal: { (SwiftText.literal($0), false) }, plain: { $0 },
    choice: { path, steps, words in
      // Of states and of nodes of a timeline a function of the file chooses; all other words have to be literal.
      words["positive"]?.text == "positiveLabel" || words["inProgress"] != nil ? SwiftText.binding(path, steps) : nil
    }, negation: nil)
}

/// The files that a view needs.
private enum SwiftUIFiles {
  /// What a tap does: something that the app hands in.
  static func press(_ exporter: inout Exporter, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    let isButton = exporter.mappings.presses.contains(part.name)
    guard part.attribute(.target) != nil || isButton else { return nil }
    var press = JSONObject()
    if let target = part.attribute(.target) {
      // A card of the same export is told by its name.
      press["target"] = .string(exporter.options.sibling(target) ?? exporter.written(target, part, context))
      let isAddress = ["http:", "https:"].contains { target.hasPrefix($0) }
      if part.attribute(.external).map({ ["true", "1"].contains($0) }) ?? isAddress { press["isExternal"] = true }
    }
    if isButton {
      let (name, isCounted) = exporter.identifiers.ruleName(of: part)
      press["name"] = .string(SwiftName.camel(name, keepingLetters: true))
      if isCounted, part.attribute(.target) == nil {
        exporter.tell(HandoverFindings.needsID, HandoverFindings.counted("closure", of: part), at: part.range)
      }
    }
    let changes = part.attribute(.after) ?? "unchanged"
    if changes != "unchanged", context.steps.count > 1 || !isButton {
      exporter.lose(.after, of: part, ": which of several items was tapped is a state of the app")
    }
    return .object(press)
  }

  /// A ring has a series for each slice; of a share the whole comes first.
  static func chart(
    _ records: ChartRecords, _ part: ChartRecords.Part, _ literally: (String) -> String
  ) -> JSONValue? {
    let records = records.wholeFirst
    func array(_ values: [Double?]) -> JSONValue { .array(values.map { $0.map(HandoverTarget.number) ?? .null }) }
    // What comes from the data is no key that an app translates.
    func texts(_ texts: [String]) -> JSONValue {
      .array(
        texts.map { text in
          let written = JSONValue.string(literally(text))
          return records.fromData.contains(text) ? ["verbatim": written] : written
        })
    }
    let isRing = records.kind == "donut"
    switch part {
    case .categories: return .array(isRing ? records.categories.map { texts([$0]) } : [texts(records.categories)])
    case .series: return records.series.contains(where: \.isNamed) ? texts(records.series.map(\.name)) : nil
    case .values:
      if !isRing { return .array(records.series.map { array($0.values) }) }
      return .array(
        records.categories.indices.map { index in
          array(records.series.map { index < $0.values.count ? $0.values[index] : nil })
        })
    case .points where !records.points.isEmpty:
      return .array(
        records.series.indices.map { index in
          .array(records.points.filter { $0.series == index }.map { array($0.values) })
        })
    case .totals where records.kind == "waterfall" && !records.totals.isEmpty:
      return .array(records.totals.map { .integer($0) })
    default: return nil
    }
  }

  static func icon(_ name: String) -> String? {
    if name.hasPrefix("sf:") { return "Image(systemName: \(SwiftText.quoted(String(name.dropFirst(3)))))" }
    guard IconCatalogue.contains(name) else { return nil }
    return "FioriIcon." + name.split(separator: ".").map { SwiftName.guarded(String($0)) }.joined(separator: ".")
  }

  /// The name of the image at `path` in the catalogue, to which it is copied; addresses stay.
  static func image(_ exporter: inout Exporter, _ path: String, isBound: Bool) -> String? {
    if isBound { return path }
    if HandoverFile.isElsewhere(path) { return path.hasPrefix("data:") ? nil : path }
    let folder = self.folder(exporter) + "Cards.xcassets/"
    let place = exporter.output.copied(path, to: folder) { "\($0).imageset/" + ($0.split(separator: "/").last ?? "") }
    var names: [Substring] = []
    exporter.output.add(contents(["info": information], in: folder))
    for name in place.split(separator: "/").dropLast() {
      names.append(name)
      exporter.output.add(
        contents(
          ["info": information, "properties": ["provides-namespace": true]],
          in: folder + names.joined(separator: "/") + "/"))
    }
    let file = String(place.split(separator: "/").last ?? "")
    exporter.output.add(
      contents(
        ["images": [["filename": .string(file), "idiom": "universal"]], "info": information],
        in: folder + place + ".imageset/"))
    return place
  }

  /// Who made a folder of the catalogue.
  private static var information: JSONValue { ["author": "xcode", "version": 1] }

  /// What `folder` of the catalogue is, which ends in a slash.
  private static func contents(_ value: JSONValue, in folder: String) -> HandoverFile {
    HandoverFile(folder + "Contents.json", .text(value.text(.indented) + "\n"))
  }

  /// Where sources and pictures are.
  private static func folder(_ exporter: Exporter) -> String {
    exporter.options.isPackage ? "Sources/\(module(exporter))/" : ""
  }

  private static func module(_ exporter: Exporter) -> String {
    IdentifierRegister.pascal(exporter.options.app)
  }

  // MARK: The view

  static func view(_ exporter: inout Exporter, _ draft: JSONValue, _ root: HandoverPart) {
    let sample = exporter.sample
    let name = viewName(exporter.options.name)
    var model = SampleModel(reserved: SwiftSignatures.reserved.union([name])) { reference in
      SampleScope(reference, sample: sample).item
    }
    var readers: [Int: NodeID] = [:]
    read(draft, &model, root.node, &readers)
    var writer = SwiftWriter(model, isPackage: exporter.options.isPackage)
    let body = writer.statements(draft["body"])
    for loss in writer.losses {
      exporter.tell(
        loss.isElement ? HandoverFindings.elementLost : HandoverFindings.valueLost,
        "\(exporter.target.title) leaves out \(loss.text)", at: root.element(at: loss.origin ?? root.node).range)
    }
    for node in model.nodes.indices where model.isMixed(node) {
      exporter.tell(
        HandoverFindings.replaced,
        "the samples have values of several kinds at one path: \(exporter.target.title) takes them for texts",
        at: root.element(at: readers[node] ?? root.node).range)
    }
    if body.isEmpty { return exporter.lose(root, "there is nothing in it that can be shown") }
    let file = SwiftViewFile(name: name, card: exporter.options.name, writer: writer, body: body)
    let path = folder(exporter) + "\(file.name).swift"
    exporter.output.add(.source(file.text, at: path, from: root, isTraced: exporter.options.isTraced))
    if exporter.options.isPackage {
      exporter.output.add(HandoverFile("Package.swift", .text(SwiftViewFile.package(module(exporter)))))
      // A target with resources has them even where no card of it names one.
      exporter.output.add(contents(["info": information], in: folder(exporter) + "Cards.xcassets/"))
    }
  }

  /// The name of the view of a card, which is that of none that SwiftUI and FioriSwiftUICore have.
  private static func viewName(_ card: String) -> String {
    let pascal = IdentifierRegister.pascal(card)
    let isOne = pascal.hasSuffix("View") || pascal.hasSuffix("Card") && pascal != "Card"
    let name = isOne ? pascal : pascal + "View"
    return SwiftSignatures.reserved.contains(name) || SwiftSignatures.others.contains(name) ? pascal + "CardView" : name
  }

  /// Notes what `value`, which `origin` became, reads of the data, and which element reads what first.
  private static func read(
    _ value: JSONValue, _ model: inout SampleModel, _ origin: NodeID, _ readers: inout [Int: NodeID]
  ) {
    func note(_ node: Int) { if readers[node] == nil { readers[node] = origin } }
    switch value {
    case .string(let text):
      for case .bound(let steps, let path) in SwiftText(text).pieces { note(model.read(steps, path)) }
    case .array(let elements): for element in elements { read(element, &model, origin, &readers) }
    case .object(let object):
      let origin = HandoverTrace.part(object) ?? origin
      for member in object.members {
        if member.name == "_each", let (steps, path) = member.value.string.map(SwiftText.init)?.binding {
          note(model.readItems(steps, path))
        } else {
          read(member.value, &model, origin, &readers)
        }
      }
    default: break
    }
  }
}
