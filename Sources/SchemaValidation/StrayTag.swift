import SchemaModel
import SourceText
import XMLSyntax

/// The start tag of an element that may not stand where it does and has no end: most likely words behind a `<` that should be escaped,
/// as in `kept <freezing point, 2 degrees`.
struct StrayTag: Sendable {
  let range: ByteRange
  /// Whether it lacks its `>`.
  let isBrokenOff: Bool
  /// Whether it stands in an element that holds text only.
  let isInText: Bool
  /// Whether there are elements of its name.
  let isKnown: Bool

  /// `findings` of the parser, none of which takes away what stands in one of `tags` without asking, and in a text escaping its `<` comes first.
  ///
  /// The parser makes attributes of such words. Both stand in the order of the text.
  static func escaping(_ tags: [StrayTag], in findings: [Diagnostic]) -> [Diagnostic] {
    var findings = findings
    var rest = tags[...]
    for index in findings.indices {
      let place = findings[index].range.start
      while let tag = rest.first, tag.range.end <= place { rest.removeFirst() }
      guard let tag = rest.first, tag.range.contains(place) else { continue }
      let isFirst = place == tag.range.start
      let isAlone = isFirst && !(index + 1 < findings.count && tag.range.contains(findings[index + 1].range.start))
      // With its `>`, and nothing wrong in it, it is a tag.
      if isAlone, !tag.isBrokenOff { continue }
      // With an end it would be a tag, in which nothing but attributes is kept.
      let isKept =
        tag.isInText
        || isFirst
          && findings[index...].prefix { tag.range.contains($0.range.start) }
            .contains { finding in finding.fixes.contains { $0.takesAway } }
      for fix in findings[index].fixes.indices where isKept || findings[index].fixes[fix].takesAway {
        findings[index].fixes[fix].isPreferred = false
      }
      if isFirst, tag.isInText {
        let escape = TextEdit(ByteRange(place, place + 1), "&lt;")
        findings[index].fixes.insert(Fix("Escape as &lt;", [escape], isPreferred: !tag.isKnown), at: 0)
      }
    }
    return findings
  }
}

extension Fix {
  /// Whether something that is written is not there any more behind it.
  fileprivate var takesAway: Bool { edits.contains { !$0.range.isEmpty } }
}

extension AssessedDocument {
  /// Notes the start tag of the element `index`, which is called `name` and may not stand here, unless it has its end.
  mutating func noteStray(_ index: Int, _ name: NameID, isInText: Bool) {
    let node = tree.nodes[index]
    guard node.endTagStart == node.end, !node.flags.contains(.selfClosing) else { return }
    strayTags.append(
      StrayTag(
        range: tree.startTagRange(of: NodeID(index)), isBrokenOff: node.flags.contains(.unterminated),
        isInText: isInText, isKnown: schema.elements.contains { $0.name == name }))
  }
}
