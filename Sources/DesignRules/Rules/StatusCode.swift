import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// States are words that people know.
  static let statusCode = DesignRule(
    "status-code", .warning, summary: "A state is a code of a system",
    explanation: """
      REL PCNF NMAT is known to those who built the system. Say what it means: released, partly confirmed, no \
      material.
      """,
    sources: ["TXT-W"], elements: ["Status"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders">
        <ObjectCell target="orders/4711">
          <Title>Coolant pump</Title>
          <Attribute>
            <Status>Released</Status>
          </Attribute>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders">
        <ObjectCell target="orders/4711">
          <Title>Coolant pump</Title>
          <Attribute>
            <Status>⏩REL PCNF⏪</Status>
          </Attribute>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "VIP", fails: "IN_PROGRESS"),
      Edge(passes: "iPhone", fails: "inProgress"),
      Edge(passes: "E-Bike", fails: "STAT_03"),
      Edge(passes: "OK", fails: "CRTD MANC"),
    ]
  ) { node, context in
    let text = context.text(node)
    for reading in readings(node, [text], context) where reading[0].utf8.allSatisfy({ $0 < 0x80 }) {
      let words = reading[0].split(separator: " ")
      let isCodes =
        words.count > 1
        && words.allSatisfy { (3...5).contains($0.count) && $0.allSatisfy { $0.isUppercase || $0.isNumber } }
        && words.contains { $0.allSatisfy { !"AEIOUY".contains($0) } }
      let isName =
        words.count == 1 && reading[0].count > 5
        && (reading[0].contains("_")
          || reading[0].dropFirst(2).contains(where: \.isUppercase) && reading[0].first?.isLowercase == true
            && !reading[0].contains("-"))
      if isCodes || isName && !reading[0].hasPrefix("i") || isName && reading[0].count > 7 {
        return context.report("“\(reading[0])” is a code; say what it means", at: context.textRange(node))
      }
    }
  }
}
