package import BundledData
package import EditorFeatures
package import LSPTypes

extension WireText {
  /// The symbols with positions.
  package func symbols(_ symbols: [DocumentSymbol]) -> [LSP.DocumentSymbol] {
    var line = 0
    return symbols.map { symbol in
      let range = range(symbol.range, near: line)
      line = range.start.line
      // The protocol wants a name that is not empty, and the selection inside the whole.
      return LSP.DocumentSymbol(
        name: symbol.name.isEmpty ? "?" : symbol.name, detail: symbol.detail, kind: Self.number(symbol.kind),
        range: range, selectionRange: self.range(symbol.selectionRange, near: line), parent: symbol.parent)
    }
  }

  /// LSP's `SymbolKind`.
  package static func number(_ kind: DocumentSymbol.Kind) -> Int {
    switch kind {
    case .module: 2
    case .object: 19
    case .structure: 23
    case .string: 15
    case .field: 8
    case .event: 24
    }
  }
}

extension LSP.Color {
  /// `color` in parts from 0 to 1.
  package init(_ color: PaletteColor) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
      alpha: Double(color.alpha) / 255)
  }

  /// The colour in parts from 0 to 255; parts outside 0 to 1 are clamped.
  package var paletteColor: PaletteColor {
    var rgba: UInt32 = 0
    for part in [red, green, blue, alpha] {
      let byte = part > 0 ? (min(part, 1) * 255).rounded() : 0
      rgba = rgba << 8 | UInt32(byte)
    }
    return PaletteColor(rgba: rgba)
  }
}
