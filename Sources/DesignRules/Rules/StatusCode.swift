import CardModel
import SourceText
import Standards
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
      Edge(passes: "Euro 5", fails: "E0002"), Edge(passes: "A4711", fails: "TECO"),
      Edge(passes: "RELAY", fails: "REL"), Edge(passes: "Rel. 4", fails: "REL CNF"),
      Edge("<Status>REL PCNF", passes: #"<Status xml:lang="de">Frei"#, fails: #"<Status xml:lang="de">TRÜC"#),
      Edge("<Status>REL PCNF", passes: "<Status>FREI", fails: #"<Status xml:lang="de">FREI"#),
      Edge(passes: "ISO 9001"),
      Edge(passes: "GATE 101"),
      Edge(passes: "PDF SENT"),
      Edge(passes: "GDPR DONE"),
      Edge(passes: "watchOS"),
    ]
  ) { node, context in
    let text = context.text(node)
    for reading in readings(node, [text], context) {
      let isGerman = context.language(node)?.language == .de
      let words = reading[0].split(separator: " ")
      let isCodes =
        words.count > 1
        && words.allSatisfy { (3...5).contains($0.count) && $0.allSatisfy { $0.isUppercase || $0.isNumber } }
        && words.contains { word in
          // Shorter ones are often signs that people know: PDF, GPS.
          word.count > 3 && word.allSatisfy { $0.isLetter && !"AEIOUY".contains($0) }
            && !knownSigns.contains(String(word))
        }
      let isName =
        words.count == 1 && reading[0].count > 5 && reading[0].utf8.allSatisfy { $0 < 0x80 }
        && reading[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        && (reading[0].contains("_") || isCamelCase(reading[0]))
      if isCodes || isName || isSystemStatus(reading[0], isGerman: isGerman) {
        return context.report("“\(reading[0])” is a code; say what it means", at: context.textRange(node))
      }
    }
  }
}

/// Whether `text` is a status of SAP’s status management: the name of one, such as E0002, or the short words that stand for some.
private func isSystemStatus(_ text: String, isGerman: Bool) -> Bool {
  let isName = text.utf8.count == 5 && (text.hasPrefix("E0") || text.hasPrefix("I0"))
  return isName && text.dropFirst().allSatisfy { $0.isNumber }
    || !text.isEmpty
      && text.split(separator: " ").allSatisfy { word in
        systemStatuses.contains(String(word)) || isGerman && germanStatuses.contains(String(word))
      }
}

/// Short words of system statuses, which stand for created, released, confirmed, completed and the like.
private let systemStatuses: Set<String> = [
  "CRTD", "REL", "PREL", "CNF", "PCNF", "TECO", "CLSD", "DLV", "PDLV", "DLFL", "DLT", "NMAT", "MACM", "MANC", "SETC",
  "GMPS", "MSPT", "PRC", "NOPR", "OSNO", "NOCO", "ORAS",
]

/// The same in German.
private let germanStatuses: Set<String> = [
  "EROF", "FREI", "TFRE", "RÜCK", "TRÜC", "TABG", "ABGS", "GLFT", "TGLF", "LÖVM", "FMAT", "MABS", "VOKL", "ABRV",
  "WABE",
  "MOFN", "MIAR", "MMAB", "OFMA",
]

/// Whether `word` is two or more words as code joins them; names such as watchOS and iPhone are not.
private func isCamelCase(_ word: String) -> Bool {
  let letters = Array(word)
  return letters.count > 4 && letters[..<2].allSatisfy { $0.isLowercase }
    && (2..<letters.count - 1).contains { letters[$0].isUppercase && letters[$0 + 1].isLowercase }
}

/// Signs without vowels that people know.
private let knownSigns: Set<String> = ["GDPR", "DSGVO", "HTTP", "HTTPS", "HTML", "DHCP", "LGBT"]
