import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An image element shows something.
  static let pictureMissing = DesignRule(
    "picture-missing", .warning, summary: "An image has neither a file, an icon nor initials",
    explanation: """
      A detail image or an avatar shows a picture (`src`), an icon (`icon`) or a person's initials (`initials`). With none of them \
      the frame stays empty.
      """,
    sources: ["AV-I", "OC-I"], elements: ["DetailImage", "Avatar"],
    passing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <DetailImage initials="AS" represents="person" alt="Ana Silva"/>
        <Title>Ana Silva</Title>
      </ObjectCell>
      """,
    failing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <⏩DetailImage⏪ represents="person" alt="Ana Silva"/>
        <Title>Ana Silva</Title>
      </ObjectCell>
      """
  ) { node, context in
    guard [AttributeName.src, .icon, .initials].allSatisfy({ context.value(node, $0) == nil }) else { return }
    context.report(
      "<\(context.localName(node))> shows nothing: name a picture in src, an icon in icon, or initials",
      at: context.tree.nameRange(of: node))
  }
}
