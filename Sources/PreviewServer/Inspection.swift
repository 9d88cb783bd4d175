import BundledData
import CardAnalysis
import CardLayout
import CardModel
import Guidelines
import JSON
import LayoutCore
import Rendering
import SchemaModel
import SchemaValidation
import SourceText
import XMLSyntax

/// What there is to say of one part of a drawing, or of an element that is not drawn.
struct Inspection {
  let snapshot: DocumentSnapshot
  /// The findings of the document in document order.
  let findings: [Diagnostic]
  /// Whether values can be changed.
  let canEdit: Bool

  private var tree: XMLTree { snapshot.tree }
  private var schema: Schema? { snapshot.language.schema }

  /// The members of the message `inspection` that tell of a part of `scene`, by its index.
  func members(of part: Int, in scene: PositionedScene) -> [JSONObject.Member] {
    let scenePart = scene.parts[part]
    var members: [JSONObject.Member] = [.init("frame", FrameReport.frame(scenePart.frame))]
    let own = Self.own(part, in: scene)
    for index in own {
      guard case .text(let text) = scene.parts[index].content else { continue }
      members.append(.init("text", Self.text(text, scene.environment)))
      break
    }
    if let target = scenePart.touchTarget {
      let least = TouchTargets.leastSide(scene.environment.platform)
      members.append(.init("target", ["frame": FrameReport.frame(target), "least": .number(least)]))
    }
    var seen: Set<String> = []
    let colors = own.flatMap { PartColors(scene: scene, part: $0).all }.filter {
      seen.insert($0.token + $0.role).inserted
    }
    members.append(.init("colors", .array(colors.map { $0.json })))
    // Its own element, or that of the nearest part around it that has one.
    var around: Int? = part
    while let index = around {
      if let source = scene.parts[index].source { return members + self.members(of: source.node) }
      around = scene.parts[index].parent
    }
    return members + [
      .init("element", ""), .init("range", .null), .init("attributes", []), .init("findings", []),
    ]
  }

  /// The members of the message `inspection` that tell of an element.
  func members(of node: NodeID) -> [JSONObject.Member] {
    var members: [JSONObject.Member] = [
      .init("element", .string(tree.name(of: node).local)), .init("range", JSONValue(tree.range(of: node))),
      .init("guideline", guideline(of: node)), .init("attributes", .array(attributes(of: node))),
    ]
    if let content = content(of: node) { members.append(.init("content", content)) }
    members.append(.init("findings", .array(findings(about: node))))
    return members
  }

  /// The part itself and what inside it stands for the same element: the icon and the words of a status, say.
  private static func own(_ part: Int, in scene: PositionedScene) -> [Int] {
    let range = scene.parts[part].source?.range
    var own: Set<Int> = [part]
    for (index, inner) in scene.parts.enumerated().dropFirst(part + 1) {
      guard let parent = inner.parent, own.contains(parent) else { continue }
      if inner.source == nil || inner.source?.range == range { own.insert(index) }
    }
    return own.sorted()
  }

  private static func text(_ text: SceneText, _ environment: CardEnvironment) -> JSONValue {
    let styles = TextStyle.allCases.filter { style in
      let metrics = environment.metrics(style)
      return metrics.size == text.setting.size && metrics.leading == text.setting.leading
    }
    // Headline and body have the same size and differ in weight (Apple HIG, Typography).
    let style = styles.first { ($0 == .headline) == (text.setting.face != .regular) } ?? styles.first
    return [
      "style": .string(style?.name ?? ""), "size": .number(text.setting.size),
      "leading": .number(text.setting.leading), "weight": .string(text.setting.face.name),
      "color": .string(text.color.name), "lines": .integer(text.lines.count), "truncated": .bool(text.isTruncated),
    ]
  }

  private func guideline(of node: NodeID) -> JSONValue {
    guard let schema, let declaration = snapshot.assessment?.declaration(of: node) else {
      return ["text": "The card language does not know this element here; it is drawn as a placeholder.", "source": ""]
    }
    let documentation = schema.documentation(of: declaration)
    var object = JSONObject([.init("text", .string(documentation.text))])
    let sources = documentation.notes(named: "source").compactMap { $0["ref"] }
    let source = sources.lazy.compactMap { GuidelineSource.named($0) }.first
    object["source"] = .string(source?.title ?? sources.first ?? "")
    if let address = source?.address, !address.isEmpty { object["address"] = .string(address) }
    return .object(object)
  }

  /// Every attribute that the element may have: first those that are written, then the others, both in schema order.
  private func attributes(of node: NodeID) -> [JSONValue] {
    guard let schema, let assessment = snapshot.assessment else { return [] }
    let written = tree.attributes(of: node).reversed().filter { tree.name(of: $0).prefix.isEmpty }.reduce(into: [:]) {
      $0[tree.name(of: $1).local] = $1
    }
    let uses = assessment.attributes(of: node).filter { $0.expandedName.namespace.isEmpty }
    let ordered = uses.filter { written[$0.localName] != nil } + uses.filter { written[$0.localName] == nil }
    return ordered.map { use in
      var object = JSONObject([
        .init("name", .string(use.localName)),
        .init("value", written[use.localName].map { .string(tree.value(of: $0)) } ?? .null),
      ])
      if let value = use.defaultValue { object["default"] = .string(value) }
      let (kind, values) = kind(of: use.type, contents: schema.contentKinds(of: use))
      object["kind"] = .string(kind)
      if !values.isEmpty { object["values"] = .array(values.map { .string($0) }) }
      object["editable"] = .bool(canEdit)
      object["required"] = .bool(use.isRequired)
      object["documentation"] = .string(schema.documentation(of: use).summary)
      return .object(object)
    }
  }

  private func kind(of type: SimpleTypeID, contents: [ContentKind]) -> (kind: String, values: [String]) {
    guard let schema else { return ("text", []) }
    if contents.contains(.colorToken) { return ("color", Palette.tokens.map({ $0.name })) }
    let values = schema.enumeration(of: type).map { $0.value }
    if values == ["true", "false"] { return ("boolean", values) }
    // Bindings may stand beside what is listed.
    if !values.isEmpty { return ("enumeration", values) }
    if schema.problem(of: "1", as: type) == nil, schema.problem(of: "x", as: type) != nil { return ("number", values) }
    return ("text", values)
  }

  /// The text that the element holds, if it holds nothing else.
  private func content(of node: NodeID) -> JSONValue? {
    guard let schema, let declaration = snapshot.assessment?.declaration(of: node),
      schema.textType(of: declaration) != nil,
      tree.childElements(of: node).first(where: { _ in true }) == nil
    else { return nil }
    return ["value": .string(tree.textContent(of: node)), "editable": .bool(canEdit)]
  }

  /// The findings in the element that are in none of the elements inside it.
  private func findings(about node: NodeID) -> [JSONValue] {
    let own = tree.range(of: node)
    let children = tree.childElements(of: node).map { tree.range(of: $0) }
    return findings.enumerated().filter { finding in
      own.contains(finding.element.range) && !children.contains { $0.contains(finding.element.range) }
    }.map { .string(String($0.offset)) }
  }
}
