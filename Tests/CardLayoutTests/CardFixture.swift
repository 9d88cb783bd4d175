import CardModel
import SourceText
import XMLSyntax

/// Reads parts of cards for tests.
enum CardFixture {
  /// The columns that `text` describes.
  static func columns(_ text: String) -> [TableColumn]? {
    let card = #"<Card xmlns="urn:cardwright:1"><Body><DataTable>\#(text)</DataTable></Body></Card>"#
    guard case .card(let card) = CardDocument(XMLParser.parse(SourceText(card))).root,
      case .dataTable(let table) = card.body?.parts.first
    else { return nil }
    return table.columns
  }
}
