/// Two drawings that differ in their colours alone, as one file: light, and dark where its address ends in a fragment.
enum AppearancePair {
  /// What follows the address of the file where it is to be dark.
  static let darkFragment = "#dark"
  /// The attributes in which the drawings may differ.
  private static let paints = ["fill", "stroke", "fill-opacity", "stroke-opacity"]

  /// A value of one of these attributes, and what it is in the dark.
  private struct Paint: Hashable {
    var attribute: Int
    var light: ArraySlice<UInt8>
    var dark: ArraySlice<UInt8>
  }

  /// The SVG documents `light` and `dark` as one; nil where they differ in anything but the values of paints.
  ///
  /// It is the light one with rules for what becomes of its paints. Values inherit into what `use` shows, and a viewer that
  /// knows no rules draws the light one.
  static func joined(light: [UInt8], dark: [UInt8]) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    let lights = light.split(separator: quote, omittingEmptySubsequences: false)
    let darks = dark.split(separator: quote, omittingEmptySubsequences: false)
    guard lights.count == darks.count, light.starts(with: Array("<svg ".utf8)), light != dark else { return nil }
    var bytes: [UInt8] = []
    // How the values of one spelling are told apart that differ in the dark: by spaces behind them, which mean nothing.
    var spellings: [Paint: Int] = [:]
    var counts: [Paint: Int] = [:]
    var before: ArraySlice<UInt8> = []
    for (index, (part, other)) in zip(lights, darks).enumerated() {
      if index > 0 { bytes.append(quote) }
      bytes += part
      defer { before = part }
      guard let attribute = paints.firstIndex(where: { before.hasSuffix(" \($0)=") }) else {
        guard part == other else { return nil }
        continue
      }
      let paint = Paint(attribute: attribute, light: part, dark: other)
      let any = Paint(attribute: attribute, light: part, dark: [])
      let spelling = spellings[paint] ?? counts[any, default: 0]
      if spellings[paint] == nil { (spellings[paint], counts[any]) = (spelling, spelling + 1) }
      bytes += repeatElement(UInt8(ascii: " "), count: spelling)
    }
    guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    bytes.insert(contentsOf: style(spellings).utf8, at: end + 1)
    bytes.insert(contentsOf: #"id="\#(darkFragment.dropFirst())" "#.utf8, at: "<svg ".utf8.count)
    return bytes
  }

  private static func style(_ spellings: [Paint: Int]) -> String {
    var (rules, values) = ("", "")
    let changed = spellings.filter { $0.key.light != $0.key.dark }.sorted {
      ($0.key.attribute, $0.value, text($0.key.light)) < ($1.key.attribute, $1.value, text($1.key.light))
    }
    for (index, (paint, spelling)) in changed.enumerated() {
      let (attribute, light) = (paints[paint.attribute], text(paint.light))
      let spaces = String(repeating: " ", count: spelling)
      rules += "[\(attribute)=\"\(light)\(spaces)\"]{\(attribute):var(--\(index),\(light))}"
      values += "--\(index):\(text(paint.dark));"
    }
    // A picture that moves has another fragment for where it stands still.
    return "<style>\(rules):is(:target,:root:has(#dark-still:target)){\(values)}</style>"
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
