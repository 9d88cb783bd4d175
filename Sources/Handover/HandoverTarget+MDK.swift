import CardModel
import JSON
import Standards

extension HandoverTarget {
  /// The mobile development kit: a page with sections, native on iOS and Android.
  static let mdk = HandoverTarget(
    name: "mdk", title: "MDK", reading: { .mdk }, standardApp: "MyApp", bindings: .mdk,
    folding: RecordFold.Rules(
      unbindable: ["OnPress", "_Type", "_Name", "TextAlignment", "NumberOfLines"], absent: ["DisplayType": "Text"]),
    begun: "Rules", pressReads: [.target], press: { exporter, part, _ in MDKFiles.press(&exporter, part) },
    image: { exporter, path, samples in MDKFiles.image(&exporter, path, samples) },
    icon: IconNames.address,
    data: { exporter, part, list in MDKFiles.sample(&exporter, part, list.items) },
    records: { exporter, part, records in MDKFiles.sample(&exporter, part, records) },
    chart: { records, part, literally in
      let records = records.asSlices
      switch part {
      case .categories: return .array(records.categories.map { .string(literally($0)) })
      case .series: return .array(records.series.map { .string(literally($0.name)) })
      case .values:
        return .array(records.series.map { .array($0.values.map { $0.map(Self.number) ?? 0 }) })
      default: return nil
      }
    },
    frame: { exporter, draft, root, _ in MDKFiles.page(&exporter, draft, root) })

  static func number(_ value: Double) -> JSONValue {
    Int(exactly: value).map { .integer($0) } ?? .number(value)
  }
}

extension MappingTable {
  fileprivate static let mdk = MappingTable(HandoverTarget.mdkTable)
}

/// The files of an MDK app that an export writes.
private enum MDKFiles {
  static func page(_ exporter: inout Exporter, _ draft: JSONValue, _ root: HandoverPart) {
    let name = IdentifierRegister.pascal(exporter.options.name)
    let made = (draft["Sections"]?.array ?? []).map(whole)
    let sections = made.filter(isFilled)
    let said = ["Header", "Footer", "EmptySection"]
    if made.contains(where: { section in !isFilled(section) && said.contains { section[$0]?["Caption"] != nil } }) {
      exporter.lose(root, "nothing stands in it below what heads it")
    }
    let table: JSONValue = [
      "_Type": "Control.Type.SectionedTable", "_Name": "SectionedTable", "Sections": .array(sections),
    ]
    let page: JSONValue = ["_Type": "Page", "_Name": .string(name), "Controls": .array([table])]
    exporter.output.add(.document(page, at: "Pages/\(name).page", from: root, isTraced: exporter.options.isTraced))
    let classes = exporter.usedWords.intersection(["styles", "buttonStyles"])
    if !classes.isEmpty { exporter.output.add(HandoverFile("Styles/Cardwright.less", .text(styles))) }
  }

  /// `value` without pictures, tags and events that lack what they have to have; why they lack it was told.
  private static func whole(_ value: JSONValue) -> JSONValue {
    if let elements = value.array { return .array(elements.map(whole).filter { !HandoverTrace.isBare($0) }) }
    guard let object = value.object else { return value }
    return .object(
      JSONObject(
        object.members.compactMap { member in
          switch member.name {
          case "Media" where member.value["Image"] == nil: nil
          case "AvatarStack" where whole(member.value)["Avatars"] == []: nil
          case "AvatarGrid" where whole(member.value)["Avatars"] == []: nil
          case "Events": .init(member.name, .array((member.value.array ?? []).filter { $0["Date"] != nil }))
          case "Tags": .init(member.name, .array((member.value.array ?? []).filter { $0["Text"] != nil }))
          default: .init(member.name, whole(member.value))
          }
        }))
  }

  /// Whether there is something in a section; one for cards may have none, as they became sections of their own.
  private static func isFilled(_ section: JSONValue) -> Bool {
    switch section["_Type"]?.string {
    case "Section.Type.CardCollection", "Section.Type.ObjectCardCollection":
      section["Card"] != nil || section["Cards"] != nil
    case "Section.Type.ObjectTable":
      section["ObjectCell"] != nil || section["ObjectCells"] != nil || section["Footer"] != nil
        || section["EmptySection"] != nil
    case "Section.Type.DataTable": section["Target"] != nil
    default: true
    }
  }

  /// What a tap does: a navigation to a page of the same export, else a rule that is only begun.
  static func press(_ exporter: inout Exporter, _ part: HandoverPart) -> JSONValue? {
    let target = part.attribute(.target)
    guard target != nil || exporter.mappings.presses.contains(part.name) else { return nil }
    let app = exporter.options.app
    if let target, let stem = exporter.options.sibling(target) {
      let page = IdentifierRegister.pascal(stem)
      let action: JSONValue = [
        "_Type": "Action.Type.Navigation", "PageToOpen": .string("/\(app)/Pages/\(page).page"),
      ]
      exporter.output.add(HandoverFile("Actions/NavTo\(page).action", .text(action.text(.indented) + "\n")))
      return .string("/\(app)/Actions/NavTo\(page).action")
    }
    let name = ruleName(&exporter, part) + "OnPress"
    let about = target.map { "The card leads to \(comment($0))." } ?? "The card says nothing of what follows."
    add(&exporter, name, about, body: "")
    return .string("/\(app)/Rules/\(name).js")
  }

  /// A rule that returns `items` in place of the app's data.
  static func sample(_ exporter: inout Exporter, _ part: HandoverPart, _ items: [JSONValue]) -> JSONValue {
    let name = ruleName(&exporter, part) + "Sample" + exporter.item.split(separator: "-").joined(separator: "_")
    let json = JSONValue.array(items).text(.indented).split(separator: "\n", omittingEmptySubsequences: false)
    add(
      &exporter, name, "The sample data of the card; put an entity set into Target in their place.",
      body: "  return \(json.joined(separator: "\n  "));\n")
    return .string("/\(exporter.options.app)/Rules/\(name).js")
  }

  /// What a rule of `part` is called, before what it does.
  private static func ruleName(_ exporter: inout Exporter, _ part: HandoverPart) -> String {
    let (name, isCounted) = exporter.identifiers.ruleName(of: part)
    if isCounted {
      exporter.tell(HandoverFindings.needsID, HandoverFindings.counted("rule", of: part), at: part.range)
    }
    return IdentifierRegister.pascal(exporter.options.name) + "_" + name
  }

  private static func add(_ exporter: inout Exporter, _ name: String, _ about: String, body: String) {
    let text = """
      /**
       * \(about)
       * \(HandoverFile.mark(of: comment(exporter.options.name)))
       * @param {IClientAPI} clientAPI
       */
      export default function \(name)(clientAPI) {
      \(body)}

      """
    exporter.output.add(HandoverFile("Rules/\(name).js", .text(HandoverFile.sealed(text)), isBegun: true))
  }

  /// `text` as it can stand in a comment.
  private static func comment(_ text: String) -> String {
    text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }

  /// Where the image at `path` is: at an address, or in the app's folder for images, to which it is copied.
  static func image(_ exporter: inout Exporter, _ path: String, _ samples: [String]?) -> String? {
    let folder = "/\(exporter.options.app)/Images/"
    if let samples { return !samples.isEmpty && samples.allSatisfy(isAddress) ? path : folder + path }
    if HandoverFile.isElsewhere(path) { return isAddress(path) ? path : nil }
    return folder + exporter.output.copied(path, to: "Images/")
  }

  /// Whether the client takes images from there: the schema knows resources and fonts of the app, and the web by HTTPS.
  private static func isAddress(_ path: String) -> Bool {
    ["https://", "res://", "font://", "sap-icon://"].contains(where: path.hasPrefix)
  }

  /// The colours of states, as the palette has them in the light.
  private static let styles = """
    /* Take these classes into the style file that Application.app names: apps read no other. */
    .CardwrightInformative { font-color: #0057D2; }
    .CardwrightPositive { font-color: #256F3A; }
    .CardwrightCritical { font-color: #A93E00; }
    .CardwrightNegative { font-color: #AA0808; }

    """
}
