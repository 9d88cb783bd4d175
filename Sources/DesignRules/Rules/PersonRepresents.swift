import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A portrait is marked as a person.
  static let personRepresents = DesignRule(
    "person-represents", .warning, summary: "A portrait is not marked as one",
    explanation: """
      A picture is of a thing unless represents says person: a portrait is cut square then, and its place is held by a \
      thing while it loads. Asked for contacts, for pictures whose alt says that they are portraits, and for cells whose target names people before its last \
      part.
      """,
    sources: ["SEED2", "AV-I", "OC-I"], elements: ["ContactCell", "ObjectCell", "ObjectCardView"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="duty">
        <ObjectCell target="people/1">
          <DetailImage src="pump.png" represents="person" alt=""/>
          <Title>Lars Holm</Title>
          <Subtitle>Shift lead</Subtitle>
        </ObjectCell>
        <ObjectCell target="people/2">
          <DetailImage src="ana.png" represents="person" alt="Ana Silva"/>
          <Title>Ana Silva</Title>
          <Subtitle>Electrician</Subtitle>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="duty">
        <ObjectCell target="people/1">
          <⏩DetailImage⏪ src="pump.png" alt=""/>
          <Title>Lars Holm</Title>
          <Subtitle>Shift lead</Subtitle>
        </ObjectCell>
        <ObjectCell target="people/2">
          <DetailImage src="ana.png" represents="person" alt="Ana Silva"/>
          <Title>Ana Silva</Title>
          <Subtitle>Electrician</Subtitle>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(#"src="pump.png""#, passes: #"icon="medical.doctor""#, fails: #"src="pump.png" size="45""#),
      Edge(#"src="pump.png""#, passes: #"represents="object" src="pump.png""#),
      Edge(#"src="pump.png""#, fails: #"src="pump.png" shape="square""#),
      Edge("people/1", passes: "machines/1"),
      Edge(#"people/1""#, fails: #"machines/1" variation="contact""#),
      Edge("people/1", passes: "employees/12/documents/3", fails: "employees/12"),
    ]
  ) { node, context in
    guard let image = context.child(node, .detailImage), context.value(image, .src) != nil,
      context.value(image, .represents) == nil
    else { return }
    let parts = (context.value(node, .target) ?? "").lowercased().split(separator: "/")
    // Initials stand for a person without a photo.
    let isPerson = ContactCells.isOne(node, context) || !(context.value(image, .initials) ?? "").isEmpty
    let alternative = context.wording(context.value(image, .alt) ?? "", of: image)
    guard
      isPerson || alternative.speaks(of: .portraits)
        || parts.dropLast().last.map({ people.contains(String($0)) }) == true
    else { return }
    var fix = context.setting(image, .represents, to: "person", "Mark it as a person")
    // Portraits are round of themselves.
    if context.value(image, .shape) == "square" {
      fix.edits += context.removingAttribute(image, .shape, "").flatMap { $0.edits }
    }
    context.report(
      "Say with represents that this is a person", at: context.tree.nameRange(of: image), fixes: [fix])
  }
}

/// How paths name people.
private let people: Set<String> = [
  "people", "persons", "person", "employees", "employee", "colleagues", "personen", "mitarbeiter",
  "kollegen",
  "ansprechpartner", "personnes", "collegues", "employes", "personas", "empleados", "persone",
  "dipendenti",
  "pessoas", "funcionarios", "colaboradores", "medewerkers", "osoby", "pracownicy",
  "kisiler", "calisanlar", "lyudi", "sotrudniki",
]
