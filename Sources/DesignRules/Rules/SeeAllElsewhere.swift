import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// See all shows all.
  static let seeAllElsewhere = DesignRule(
    "see-all-elsewhere", .information, summary: "“See all” leads to settings or help, or to other things",
    explanation: """
      People expect the whole list behind it, not settings or help. Asked for the parts of the target’s path, where \
      neither the list nor what it holds is about those; and where “See all invoices” of a list of invoices leads to the \
      orders of another app: it knows some such names in English.
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
      .card(passes: invoices("See all", "sales://orders"), fails: invoices("See all invoices", "sales://orders")),
      .card(passes: invoices("See all invoices", "ap://open"), fails: invoices("All invoices", "crm://customers")),
      .card(passes: invoices("See all invoices", "work://items")),
      .card(passes: invoices("See all invoices", "https://bills")),
      Edge(#"target="app://orders/{id}""#, passes: #"target="app://settings/{id}""#),
    ]
  ) { node, context in
    guard let target = context.value(node, .target), let header = context.parent(node) else { return }
    let holder = context.name(header) == .header ? context.parent(header) : header
    if let holder, let other = otherThings(target, context.text(node), of: holder, context) {
      return context.report(
        "This leads to “\(other)”, not to all of these", at: context.valueRange(node, .target))
    }
    guard let word = pathParts(target).first(where: elsewhere.contains), let list = context.parent(header),
      context.child(header, .seeAll) == node
    else { return }
    let names = [context.value(list, .id) ?? ""] + context.children(header, .title).map { context.text($0) }
    guard !names.contains(where: { $0.lowercasedWords().contains(where: elsewhere.contains) }) else { return }
    for part in context.descendants(list, [.card, .objectCardView, .objectCell, .contactCell]) {
      if let own = context.value(part, .target), pathParts(own).contains(where: elsewhere.contains) { return }
    }
    context.report("“\(word)” is not all of these", at: context.valueRange(node, .target))
  }
}

/// What `target` is about in another app, where what `list` holds is about the same as `label`, and that is something else.
private func otherThings(_ target: String, _ label: String, of list: NodeID, _ context: RuleContext) -> String? {
  func parts(_ address: String) -> (app: String, things: [String])? {
    let address = address.lowercased()
    guard let mark = address.firstRange(of: "://"), !address.hasPrefix("http") else { return nil }
    return (String(address[..<mark.lowerBound]), address[mark.upperBound...].split(separator: "/").map(String.init))
  }
  // What is cheap to ask comes first, as a list may have many of these.
  guard let (app, others) = parts(target), others.count == 1, let other = others.first, distinct.contains(other),
    let things = label.lowercased().split(separator: " ").last.map(String.init), things != other,
    distinct.contains(things)
  else { return nil }
  let own = context.descendants(list, [.card, .objectCardView, .objectCell, .contactCell])
  guard own.count > 1,
    own.allSatisfy({ part in
      parts(context.value(part, .target) ?? "").map { $0.app != app && $0.things.count == 2 && $0.things[0] == things }
        ?? false
    })
  else { return nil }
  return other
}

/// Things that no app calls by the name of another of them.
private let distinct: Set<String> = [
  "orders", "invoices", "customers", "suppliers", "shipments", "projects", "employees", "machines", "vehicles",
  "meetings",
  "expenses", "trips", "contracts", "products", "warehouses",
]

/// A list of two invoices, and `label`, which leads to `target`.
private func invoices(_ label: String, _ target: String) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="open" limit="2"><ObjectCell target="ap://invoices/771"><Title>Nordwind</Title></ObjectCell>
  <ObjectCell target="ap://invoices/779"><Title>Albers</Title></ObjectCell><SeeAll total="9" target="\(target)">\(label)</SeeAll>
  </ObjectCellList>
  """
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
