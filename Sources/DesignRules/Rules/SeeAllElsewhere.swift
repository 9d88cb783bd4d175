import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// See all shows all.
  static let seeAllElsewhere = DesignRule(
    "see-all-elsewhere", .information, summary: "“See all” leads to settings or help",
    explanation: """
      People expect the whole list behind it, not settings or help. Asked for the parts of the target’s path, where \
      neither the list nor what it holds is about those.
      """,
    sources: ["OVP-W", "OWN"], elements: ["SeeAll"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="orders" limit="2" sample="orders.json">
        <Header>
          <Title>Open orders</Title>
          <SeeAll target="app://orders">See all</SeeAll>
        </Header>
        <ObjectCardView each="{orders}" target="app://orders/{id}">
          <DetailImage icon="documents.document" alt=""/>
          <Title>{title}</Title>
          <Actions>
            <Action id="ship" role="primary" after="Shipped">Ship</Action>
          </Actions>
        </ObjectCardView>
        <EmptyState illustration="small">
          <Title>No open orders</Title>
          <Description>New orders appear here.</Description>
        </EmptyState>
      </CardList>
      """,
    failing: """
      <CardList xmlns="urn:cardwright:1" id="orders" limit="2" sample="orders.json">
        <Header>
          <Title>Open orders</Title>
          <SeeAll target="⏩app://settings/notifications⏪">See all</SeeAll>
        </Header>
        <ObjectCardView each="{orders}" target="app://orders/{id}">
          <DetailImage icon="documents.document" alt=""/>
          <Title>{title}</Title>
          <Actions>
            <Action id="ship" role="primary" after="Shipped">Ship</Action>
          </Actions>
        </ObjectCardView>
        <EmptyState illustration="small">
          <Title>No open orders</Title>
          <Description>New orders appear here.</Description>
        </EmptyState>
      </CardList>
      """,
    edges: [
      Edge(passes: "app://orders/all", fails: "app://hilfe"),
      Edge(passes: "app://notifications", fails: "https://example.com/help/orders"),
      Edge(passes: "https://help.example.com/orders"),
      Edge("Open orders", passes: "Help"),
      Edge(#"target="app://orders/{id}""#, passes: #"target="app://settings/{id}""#),
    ]
  ) { node, context in
    guard let target = context.value(node, .target),
      let word = pathParts(target).first(where: elsewhere.contains),
      let header = context.parent(node), let list = context.parent(header), context.child(header, .seeAll) == node
    else { return }
    let names = [context.value(list, .id) ?? ""] + context.children(header, .title).map { context.text($0) }
    guard !names.contains(where: { $0.lowercased().split { !$0.isLetter }.contains { elsewhere.contains(String($0)) } })
    else { return }
    for part in context.descendants(list, [.card, .objectCardView, .objectCell, .contactCell]) {
      if let own = context.value(part, .target), pathParts(own).contains(where: elsewhere.contains) { return }
    }
    context.report("“\(word)” is not all of these", at: context.valueRange(node, .target))
  }
}

/// The parts of a target’s path in lower case, without the host of a web address.
private func pathParts(_ target: String) -> [String] {
  let path = target.lowercased().prefix { $0 != "?" && $0 != "#" }
  let parts = path.split(separator: "/").map(String.init)
  return parts.first?.hasPrefix("http") == true ? Array(parts.dropFirst(2)) : parts
}

/// What apps keep apart from what they are about, as paths name it.
private let elsewhere: Set<String> = [
  "settings", "preferences", "help", "login", "imprint", "einstellungen", "hilfe", "impressum", "reglages",
  "parametres", "aide", "ajustes", "configuracion", "ayuda", "impostazioni", "aiuto", "definicoes", "configuracoes",
  "ajuda", "instellingen", "ustawienia", "pomoc", "ayarlar", "yardim",
]
