import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Initials are those of the person.
  static let initialsOther = DesignRule(
    "initials-other", .information, summary: "Initials are not those of the name",
    explanation: """
      Initials stand in for the picture of a person: those of somebody else make people call the wrong one. Asked where alt or \
      the title of a contact is the name, in two words or more that begin with capitals and no form of address, and told where none of \
      the capitals begins a word of it or of the lines below.
      """,
    sources: ["AV-I", "OWN"], elements: ["DetailImage", "Avatar"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="person">
        <DetailImage initials="AS" represents="person" alt="Ana Silva"/>
        <Title>Lead of hall 4</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="person">
        <DetailImage initials="⏩BK⏪" represents="person" alt="Ana Silva"/>
        <Title>Lead of hall 4</Title>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "AX", fails: "XY"),
      Edge(#"alt="Ana Silva"#, passes: #"alt="Night shift"#, fails: #"alt="Ana Maria Silva"#),
      Edge(#"alt="Ana Silva"#, passes: #"alt="Mrs. Silva"#),
      Edge(#"alt="Ana Silva"#, passes: #"alt="Frau Silva"#),
      Edge(#"alt="Ana Silva"#, passes: #"alt="Østen Åberg"#),
      Edge(#"alt="Ana Silva"#, passes: #"alt="{name}"#),
      Edge(#" represents="person""#, passes: #" represents="object""#),
      Edge(
        #"alt="Ana Silva"/>"# + "\n  <Title>Lead of hall 4", passes: #"alt=""/><Title>Leave Request"#),
    ]
  ) { node, context in
    guard let initials = context.value(node, .initials), context.value(node, .represents) == "person" else { return }
    let lines = [ElementName.title, .subtitle, .footnote].map { name in
      context.parent(node).flatMap { context.child($0, name) }.map(context.text) ?? ""
    }
    // Elsewhere “Leave Request” is a title.
    let isContact = context.parent(node).map { context.name($0) == .contactCell } ?? false
    let alternative = context.value(node, .alt) ?? ""
    for texts in readings(node, [initials, alternative] + lines, context) {
      let names = texts.dropFirst().filter { !$0.isEmpty }
      guard let name = texts[1...(isContact ? 2 : 1)].first(where: { $0.mayNamePerson }),
        let starts = wordStarts(in: names)
      else { continue }
      let capitals = texts[0].filter { $0.isUppercase }
      guard !capitals.isEmpty, !capitals.contains(where: starts.contains) else { continue }
      return context.report(
        "“\(texts[0])” are not the initials of “\(name)”", at: context.valueRange(node, .initials))
    }
  }
}

/// The capitals with which words of `texts` begin, or parts of them; nil where one is no letter of ASCII, as people write it in
/// different ways.
private func wordStarts(in texts: [String]) -> Set<Character>? {
  var starts: Set<Character> = []
  for text in texts {
    var previous: Character = " "
    for character in text {
      if character.isLetter, !previous.isLetter || character.isUppercase {
        guard character.isASCII else { return nil }
        starts.formUnion(character.uppercased())
      }
      previous = character
    }
  }
  return starts
}
