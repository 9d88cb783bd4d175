import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Descriptions of pictures say what is seen.
  static let imageAltWording = DesignRule(
    "image-alt-wording", .warning, summary: "The description of a picture does not describe it",
    explanation: """
      A name of a file, “image of” or “photo” alone tells those who hear the card nothing: they know that it is a picture. Say who or \
      what is seen. The rule knows such beginnings in \(WordTable.languages(.picture)), and what pictures are called in \
      \(WordTable.languages(.pictures)).
      """,
    sources: ["HIG-A", "A11Y-I"], elements: ["DetailImage", "Avatar", "Media", "Cell"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <DetailImage src="pump.png" alt="Coolant pump in hall 4"/>
        <Title>Coolant pump</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <DetailImage src="pump.png" alt="⏩IMG_2034.png⏪"/>
        <Title>Coolant pump</Title>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Pump", fails: "pump.jpg"),
      Edge(passes: "Imaging unit", fails: "Image of a pump"),
      Edge(passes: "IMG", fails: "IMG_2034"),
      Edge(passes: "", fails: "Picture of pump 4"),
      Edge(passes: "Photo booth", fails: "photo"), Edge(#"alt="IMG_2034.png""#, fails: #"xml:lang="ja" alt="写真""#),
      Edge(
        #"alt="IMG_2034.png""#, passes: #"xml:lang="de" alt="Bildschirm""#,
        fails: #"xml:lang="de" alt="Bild einer Pumpe""#),
    ]
  ) { node, context in
    guard let alt = context.value(node, .alt), !alt.isEmpty, !context.isBound(alt) else { return }
    let wording = context.wording(alt, of: node)
    let range = context.valueRange(node, .alt)
    if wording.isFileName {
      context.report("“\(alt)” is the name of a file; say who or what is seen", at: range)
    } else if wording.isPhrase(.pictures) {
      context.report("“\(alt)” is what every picture is; say who or what is seen", at: range)
    } else if let language = wording.language,
      WordTable.bytes(.picture, in: language).contains(where: { wording.lower.starts(with: $0) })
    {
      context.report("Leave out that it is a picture, and say what is seen", at: range)
    }
  }
}

extension Wording {
  /// Whether it is the name of a file, or of a camera’s picture.
  fileprivate var isFileName: Bool {
    let ends = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".heic", ".pdf"]
    if ends.contains(where: { lower.count > $0.utf8.count && lower.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
      return true
    }
    return ["IMG_", "DSC_", "DSC0", "IMG-"].contains { text.uppercased().hasPrefix($0) }
  }
}
