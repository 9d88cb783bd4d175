import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// See all shows all.
  static let seeAllElsewhere = DesignRule(
    "see-all-elsewhere", .information, summary: "“See all” leads to settings or help",
    explanation: """
      People expect the whole list behind it, not settings, notifications or an account. Asked for the words of the \
      target’s path.
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
      Edge(#"target="app://orders/{id}""#, passes: #"target="app://settings/{id}""#),
    ]
  ) { node, context in
    guard let target = context.value(node, .target),
      let word = pathWords(target).first(where: { elsewhere.contains($0) }),
      let header = context.parent(node), let list = context.parent(header)
    else { return }
    for part in context.descendants(list, [.card, .objectCardView, .objectCell, .contactCell]) {
      if let own = context.value(part, .target), pathWords(own).contains(where: { elsewhere.contains($0) }) { return }
    }
    context.report("“\(word)” is not all of these", at: context.valueRange(node, .target))
  }
}

/// The words of a target, in lower case.
private func pathWords(_ target: String) -> [String] {
  target.lowercased().split { !$0.isLetter }.map(String.init)
}

/// What apps keep apart from what they are about, as paths name it.
private let elsewhere: Set<String> = [
  "settings", "preferences", "notifications", "help", "about", "account", "login", "imprint", "einstellungen",
  "benachrichtigungen", "hilfe", "konto", "impressum", "reglages", "parametres", "aide", "compte", "ajustes",
  "configuracion",
  "notificaciones", "ayuda", "cuenta", "impostazioni", "notifiche", "aiuto", "definicoes", "configuracoes",
  "notificacoes",
  "ajuda", "conta", "instellingen", "meldingen", "ustawienia", "powiadomienia", "pomoc", "ayarlar", "bildirimler",
  "yardim",
]
