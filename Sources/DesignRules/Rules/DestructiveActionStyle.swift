import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Destructive actions look like it.
  static let destructiveActionStyle = DesignRule(
    "destructive-action-style", .warning, summary: "A destructive action does not look destructive",
    explanation: """
      Actions that delete, reject or cancel something use the negative style and are never primary: a person must see what they are \
      about to lose before they tap. To remove a seal is a step of work, to remove a person or a document is not. “Approve” or \
      “Send” in that style frightens for nothing. The rule knows verbs in \
      \(WordTable.languages(.destructive)).
      """,
    sources: ["FT-Ix", "BTN-I"], elements: ["Action"],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Leave request</Title>
        </Header>
        <Footer>
          <Action id="reject" kind="negative">Reject</Action>
          <Action id="approve" role="primary">Approve</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Leave request</Title>
        </Header>
        <Footer>
          <Action id="reject" role="primary">⏩Reject⏪</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge(passes: "Remove filter", fails: "Delete order"), Edge("<Card ", fails: #"<Card xml:lang="en" "#),
      Edge(passes: "View reject reasons", fails: "Delete filter"),
      Edge(
        #"id="reject" role="primary">Reject"#, passes: #"id="reject" kind="negative">Undo approval"#,
        fails: #"id="reject" kind="negative">Approve"#, saying: "nothing away"),
      Edge(
        #"id="reject" role="primary">Reject"#, passes: #"id="reject" kind="negative">Send back"#,
        fails: #"id="reject" kind="negative">Send"#, saying: "nothing away"),
      Edge(
        #"id="reject" role="primary">Reject"#, passes: #"id="reject" kind="negative" xml:lang="de">Zurücksenden"#,
        fails: #"id="reject" kind="negative" xml:lang="de">Absenden"#, saying: "nothing away"),
      Edge("<Card ", passes: #"<Card xml:lang="sv" "#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="tr">Filtreyi sil"#, fails: #"primary" xml:lang="tr">İptal et"#
      ),
      Edge(#"primary">Reject"#, passes: #"primary" xml:lang="ja">却下理由を表示"#, fails: #"primary" xml:lang="ja">注文を却下"#),
      Edge(#"primary">Reject"#, passes: #"primary" xml:lang="zh">查看拒绝原因"#, fails: #"primary" xml:lang="zh">刪除"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="de">Löschliste zeigen"#,
        fails: #"primary" xml:lang="de">Datei löschen"#),
      Edge(#"primary">Reject"#, passes: #"primary" xml:lang="de">Waldbrand löschen"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="de">Löschen rückgängig machen"#,
        fails: #"primary" xml:lang="de">Antrag zurückziehen"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="zh">撤销删除"#, fails: #"primary" xml:lang="zh">确认删除"#),
      Edge(#"primary">Reject"#, passes: #"primary" xml:lang="ja">削除を取り消す"#),
      Edge(passes: "Undo delete"), Edge(passes: "Remove from watchlist"),
      Edge(passes: "Remove snow", fails: "Remove user"), Edge(passes: "Remove worn seal", fails: "Remove all photos"),
      Edge(passes: "Remove all bearings", fails: "Remove all"),
      Edge(passes: "Clear filters", fails: "Clear all data"), Edge(passes: "Really?", fails: "Permanently delete"),
      Edge(passes: "Yes, approve", fails: "Yes, delete"), Edge(passes: "Void space", fails: "Void invoice"),
      Edge(passes: "Trash sorting", fails: "Move to trash"),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="de">Defektes Lager entfernen"#,
        fails: #"primary" xml:lang="de">Benutzer entfernen"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="de">Suchbegriff löschen"#,
        fails: #"primary" xml:lang="de">In den Papierkorb"#),
      Edge(passes: "Withdraw cash", fails: "Withdraw application"), Edge(fails: "Wipe device"),
      Edge(passes: "{delete}"), Edge(passes: "Show {reject}", fails: "Reject {order}"),
      Edge(#"primary">Reject"#, fails: #"primary" xml:lang="ar">احذف الطلب"#),
      Edge(
        #"<Action id="reject" role="primary">Reject</Action>"#,
        passes:
          #"<Overflow><Action id="reject">Remove filter</Action><Action id="b">Print</Action></Overflow><Action id="c">Share</Action>"#,
        fails:
          #"<Overflow><Action id="reject">Delete order</Action><Action id="b">Print</Action></Overflow><Action id="c">Share</Action>"#
      ),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="pt">Apagar luzes"#, fails: #"primary" xml:lang="pt">Apagar"#),
      Edge(passes: "Cancel", fails: "Cancel order"), Edge(passes: "Terminate cable", fails: "Terminate contract"),
      Edge(passes: "Cancel without saving"), Edge(passes: "Cancel alarm"), Edge(passes: "Remove block"),
      Edge(passes: "Wipe surface"),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="fr">Annuler la dernière action"#,
        fails: #"primary" xml:lang="fr">Annuler la commande"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="de">Suche abbrechen"#,
        fails: #"primary" xml:lang="de">Bestellung abbrechen"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="ja">アラームを取り消す"#, fails: #"primary" xml:lang="ja">注文を取り消す"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="ar">إلغاء"#, fails: #"primary" xml:lang="ar">إلغاء الطلب"#),
      Edge(#"primary">Reject"#, passes: #"primary" xml:lang="pt">Apagar motor"#),
      Edge(#"primary">Reject"#, passes: #"primary" xml:lang="tr">Paleti kaldır"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="it">Cancella filtro"#,
        fails: #"primary" xml:lang="it">Cancella"#
      ),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="tr">Filtreyi kaldır"#,
        fails: #"primary" xml:lang="tr">Kaldır"#
      ),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="zh">移除筛选"#, fails: #"primary" xml:lang="zh">移除"#),
      Edge(#"primary">Reject"#, fails: #"primary" xml:lang="fr">Résilier le contrat"#),
      Edge(
        #"primary">Reject"#, passes: #"primary" xml:lang="ar">مسح الباركود"#, fails: #"primary" xml:lang="ko">선택 항목 삭제"#
      ),
      .card(
        passes: message(#"<Action id="a" kind="negative" after="disabled">Delete draft</Action>"#),
        fails: message(#"<Action id="a" role="primary" after="disabled">Delete draft</Action>"#)),
      .card(
        passes: cell(#"<Action id="a" kind="negative">Delete</Action>"#),
        fails: cell(#"<Action id="a">Delete</Action>"#)),
      .card(
        passes: cell(#"<Action id="a" icon="actions.delete" kind="negative" label="Delete"/>"#),
        fails: cell(#"<Action id="a" icon="actions.delete" label="Delete"/>"#)),
    ]
  ) { node, context in
    guard let parent = context.parent(node), places.contains(context.name(parent)) else { return }
    let wording = context.wording(said(by: node, context), of: node)
    let text = wording.text
    let kind = context.value(node, .kind)
    if kind == "negative", wording.says(.agreeing) || wording.isPhrase(.beginning) {
      return context.report(
        "“\(text)” takes nothing away; leave kind out", at: context.valueRange(node, .kind),
        fixes: context.removingAttribute(node, .kind, "Leave kind out"))
    }
    guard wording.takesAway else { return }
    guard kind != "negative" || context.value(node, .role) == "primary" else { return }
    var fix = context.setting(node, .kind, to: "negative", "Make “\(text)” negative", isPreferred: true)
    if context.value(node, .role) == "primary" {
      fix.edits += context.removingAttribute(node, .role, "").flatMap { $0.edits }
    }
    context.report(
      "“\(text)” takes something away: use kind=\"negative\", and never the primary role", at: context.textRange(node),
      fixes: [fix])
  }
}

/// Where actions stand in a style of their own, with their words or with an icon in place of them.
private let places: Set<ElementName> = [
  .footer, .actions, .overflow, .swipeActions, .actionsArea, .selectionActions, .emptyState, .illustratedMessage,
  .bottomBar, .floatingRow,
]

/// A card with a message that has this action.
private func message(_ action: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="drafts" target="app://drafts"><Header><Title>Drafts</Title></Header>
  <Body><IllustratedMessage><Title>Draft from yesterday found</Title>\(action)</IllustratedMessage></Body></Card>
  """
}

/// A list with a cell that has this action.
private func cell(_ action: String) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="drafts"><ObjectCell target="app://1"><Title>Leave in May</Title>
  <ActionsArea>\(action)</ActionsArea></ObjectCell></ObjectCellList>
  """
}
