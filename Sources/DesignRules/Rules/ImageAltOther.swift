import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A picture has the description of what it shows.
  static let imageAltOther = DesignRule(
    "image-alt-other", .warning, summary: "The description of a picture names somebody or something else",
    explanation: """
      Copied from the cell beside, or from another list: people who hear the card call or choose the wrong one. Describe what \
      this picture shows, or leave the description empty where the title says it. Asked where another title of the list says \
      what the description does, and of contacts, whose title is a name, also one of the sample, where both are names and share no \
      part; of other people, where title and picture are bound and the description is not. “Product” beside two different pictures \
      describes neither, as does one name beside two avatars of a row; an avatar whose file has the name of the next one is a copy.
      """,
    sources: ["HIG-A", "A11Y-I"],
    elements: ["ContactCellList", "ObjectCellList", "CardList", "CardCarousel", "CardMasonry", "Section", "AvatarRow"],
    passing: """
      <ContactCellList xmlns="urn:cardwright:1" id="duty">
        <ContactCell target="people/1">
          <DetailImage src="pump.png" represents="person" alt="Lars Holm"/>
          <Title>Lars Holm</Title>
          <Subtitle>Shift lead</Subtitle>
        </ContactCell>
        <ContactCell target="people/2">
          <DetailImage src="ana.png" represents="person" alt="Ana Silva"/>
          <Title>Ana Silva</Title>
          <Subtitle>Electrician</Subtitle>
        </ContactCell>
      </ContactCellList>
      """,
    failing: """
      <ContactCellList xmlns="urn:cardwright:1" id="duty">
        <ContactCell target="people/1">
          <DetailImage src="pump.png" represents="person" alt="⏩Ana Silva⏪"/>
          <Title>Lars Holm</Title>
          <Subtitle>Shift lead</Subtitle>
        </ContactCell>
        <ContactCell target="people/2">
          <DetailImage src="ana.png" represents="person" alt="Ana Silva"/>
          <Title>Ana Silva</Title>
          <Subtitle>Electrician</Subtitle>
        </ContactCell>
      </ContactCellList>
      """,
    edges: [
      Edge(passes: "", fails: "ana silva"),
      Edge(passes: "Silva"),
      Edge(passes: "Lars", fails: "Ben Berger"),
      Edge(passes: "Man with a helmet", fails: "Miriam Köhler-Maß"),
      Edge(passes: "Fork Lift 7"),
      .card(
        passes: products("a.png", "Product", "a.png", "Product"),
        fails: products("a.png", "Product", "b.png", "product"), saying: "Two different pictures"),
      .card(passes: products("a.png", "Coffee pack", "b.png", "Red helmet")),
      .card(passes: products("a.png", "", "b.png", "")),
      .card(passes: duty("Person on call"), fails: duty("Miriam Berger"), saying: "“Ana Silva”"),
      .card(
        passes: duty("Miriam Berger").replacing("ContactCell", with: "ObjectCell")
          .replacing("{initials}", with: "MB"),
        fails: duty("Miriam Berger").replacing("ContactCell", with: "ObjectCell")),
      .card(
        passes: team("jonas.png", "Jonas Weber", "dana.png", "Dana Kim"),
        fails: team("jonas.png", "Dana Kim", "dana.png", "Dana Kim"), saying: "Two different pictures"),
      .card(
        passes: team("person.png", "Jonas Weber", "person.png", "Dana Kim"),
        fails: team("images/dana-kim.png", "Jonas Weber", "images/dana-kim.png", "Dana Kim"), saying: "“Jonas Weber”"),
      .card(passes: team("dana.png", "Dana Kim", "dana.png", "Dana Kim")),
    ]
  ) { node, context in
    if context.name(node) == .avatarRow { return reportAvatars(node, &context) }
    var titles: [(title: NodeID, cell: NodeID)] = []
    var pictures: [Picture] = []
    for cell in context.children(node) {
      let head = context.child(cell, .header) ?? cell
      guard let title = context.child(head, .title) else { continue }
      titles.append((title, cell))
      let images = context.children(head) + (head == cell ? [] : context.children(cell, .media))
      for image in images where [.detailImage, .avatar, .media].contains(context.name(image)) {
        if let alt = context.value(image, .alt), !alt.isEmpty, !context.isBound(alt) {
          pictures.append(Picture(image: image, alt: alt, folded: alt.lowercased(), title: title, cell: cell))
        }
      }
    }
    if pictures.isEmpty { return }
    let cells = titles.reduce(into: [:]) { $0[context.text($1.title).lowercased()] = $1.cell }
    reportDoubles(pictures.filter { cells[$0.folded] == nil }, &context)
    for picture in pictures {
      let other = cells[picture.folded]
      let isOfPerson =
        context.value(picture.image, .represents) == "person"
        && (ContactCells.isOne(picture.cell, context) || isRead(picture, context))
      // Most describe no other cell, and show nobody.
      guard other != nil || isOfPerson, other != picture.cell else { continue }
      let titles = readings(picture.title, [context.text(picture.title)], context).map { $0[0] }
      // “Zuständige Technikerin” beside jobs, few of which look like names.
      let names = titles.count { !nameParts($0).isEmpty }
      if other == nil, !ContactCells.isOne(picture.cell, context), names * 2 < titles.count { continue }
      guard
        let own = titles.first(where: {
          $0.lowercased() != picture.folded && (other != nil || isOther(picture.alt, than: $0))
        })
      else { continue }
      context.report(
        "This is “\(own)”, and the description says “\(picture.alt)”", at: context.valueRange(picture.image, .alt))
    }
  }
}

/// A picture in a cell, and what describes it, as it is written and in lower case.
private struct Picture {
  let image: NodeID
  let alt: String
  let folded: String
  let title: NodeID
  let cell: NodeID
}

/// Whether title and picture are what the data say, so that a description that is written cannot fit each of them.
private func isRead(_ picture: Picture, _ context: RuleContext) -> Bool {
  let source = (context.value(picture.image, .src) ?? "") + (context.value(picture.image, .initials) ?? "")
  return context.isBound(source) && context.isBound(context.text(picture.title))
}

/// Reports the avatars of `row` that have the description of another one, or its picture.
private func reportAvatars(_ row: NodeID, _ context: inout RuleContext) {
  var first: [String: NodeID] = [:]
  var names: [String: Set<String>] = [:]
  let avatars = context.children(row, .avatar).filter { avatar in
    let values = [AttributeName.alt, .src, .initials].map { context.value(avatar, $0) ?? "" }
    return !values[0].isEmpty && !values.contains { context.isBound($0) }
  }
  for avatar in avatars {
    let alt = context.value(avatar, .alt) ?? ""
    names[context.value(avatar, .src) ?? "", default: []].formUnion(nameParts(alt))
    guard let other = first[alt.lowercased()] else {
      first[alt.lowercased()] = avatar
      continue
    }
    let differs = [AttributeName.src, .initials].contains { name in
      let (own, others) = (context.value(avatar, name), context.value(other, name))
      return own != nil && others != nil && own != others
    }
    guard differs else { continue }
    context.report(
      "Two different pictures have this description; say what each of them shows",
      at: context.valueRange(avatar, .alt))
  }
  for avatar in avatars {
    guard let source = context.value(avatar, .src), let alt = context.value(avatar, .alt) else { continue }
    let own = nameParts(alt)
    let file = (source.split(separator: "/").last ?? "").lowercased().split { !$0.isLetter }.map(String.init)
    guard !own.isEmpty, own.isDisjoint(with: file), !(names[source] ?? []).isDisjoint(with: file) else { continue }
    context.report(
      "By its file this is the picture of another one, and the description says “\(alt)”",
      at: context.valueRange(avatar, .src))
  }
}

/// Reports the first of `pictures`, which are no people, that is described as another one is, which shows something else.
private func reportDoubles(_ pictures: [Picture], _ context: inout RuleContext) {
  var first: [String: String] = [:]
  for picture in pictures where context.value(picture.image, .represents) != "person" {
    guard let source = context.value(picture.image, .src), !context.isBound(source) else { continue }
    let known = first[picture.folded] ?? source
    first[picture.folded] = known
    guard known != source else { continue }
    return context.report(
      "Two different pictures have this description; say what each of them shows",
      at: context.valueRange(picture.image, .alt))
  }
}

/// Two products with pictures.
private func products(_ first: String, _ alt: String, _ last: String, _ other: String) -> String {
  """
  <CardList xmlns="urn:cardwright:1" id="products"><Header><Title>Products</Title></Header>
  <Card id="p1" target="p/1"><Media src="\(first)" alt="\(alt)" height="100"/><Header><Title>Coffee</Title></Header></Card>
  <Card id="p2" target="p/2"><Media src="\(last)" alt="\(other)" height="100"/><Header><Title>Helmet</Title></Header></Card></CardList>
  """
}

/// The people on call, whose pictures are all described as `alt`.
private func duty(_ alt: String) -> String {
  """
  <ContactCellList xmlns="urn:cardwright:1" id="duty" sample="samples/on-call.json"><ContactCell each="{onCall}">
  <DetailImage initials="{initials}" represents="person" alt="\(alt)"/><Title>{name}</Title></ContactCell>
  <EmptyState><Title>Nobody is on call</Title></EmptyState></ContactCellList>
  """
}

/// A card with two avatars.
private func team(_ first: String, _ alt: String, _ last: String, _ other: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="fair" target="fairs/1"><Header><Title>Trade fair</Title></Header><Body><AvatarRow>
  <Avatar src="\(first)" represents="person" alt="\(alt)"/><Avatar src="\(last)" represents="person" alt="\(other)"/></AvatarRow>
  </Body></Card>
  """
}

/// Whether both are names of people and have no part in common.
private func isOther(_ name: String, than own: String) -> Bool {
  let (parts, others) = (nameParts(name), nameParts(own))
  return !parts.isEmpty && !others.isEmpty && parts.isDisjoint(with: others)
}

/// First and last names in `text`, in lower case; none where it is something else, or in letters without capitals.
private func nameParts(_ text: String) -> Set<String> {
  let parts = text.split(separator: " ")
  let isName =
    (2...3).contains(parts.count)
    && parts.allSatisfy { part in
      part.first?.isUppercase == true && part.utf8.count > 2 && part.allSatisfy { $0.isLetter || $0 == "-" }
    }
  return isName ? Set(parts.map { $0.lowercased() }) : []
}
