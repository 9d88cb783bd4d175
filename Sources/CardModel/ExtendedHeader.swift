/// Rows below the main header, and a key figure beside them.
package struct ExtendedHeader: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Up to three rows.
  package var rows: [HeaderRow]
  /// The key figure.
  package var kpi: KPI?
}

/// One row of an extended header.
package struct HeaderRow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// What stands in it.
  package var items: [InlineItem]
  /// Whether a separator stands between its items.
  package var hasSeparators: Bool
}

extension ExtendedHeader {
  init(_ element: CardElement) {
    self.init(source: element.source, rows: [], kpi: nil)
    for child in element.children {
      switch child.name {
      case .kpi where kpi == nil: kpi = KPI(child)
      case .row: rows.append(HeaderRow(child))
      default:
        rows.append(HeaderRow(source: child.source, items: [.unknown(UnknownPart(child))], hasSeparators: false))
      }
    }
  }
}

extension HeaderRow {
  init(_ element: CardElement) {
    self.init(
      source: element.source, items: element.children.map { InlineItem($0) },
      hasSeparators: element.flag(.itemSeparator))
  }
}
