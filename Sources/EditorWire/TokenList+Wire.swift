package import CardAnalysis
package import JSON

extension TokenList {
  /// The protocol's names, for which every editor has colours; what is our own is a modifier.
  package static let legend: JSONValue = [
    "tokenTypes": .array(Kind.allCases.map { .string($0.name) }),
    "tokenModifiers": ["declaration", "color", "icon", "file"],
  ]

  /// The numbers of `tokens`, as the protocol has them.
  package static func data(_ tokens: ArraySlice<Token>) -> [UInt32] {
    var data: [UInt32] = []
    data.reserveCapacity(5 * tokens.count)
    for token in tokens {
      data.append(token.line)
      data.append(token.character)
      data.append(token.length)
      data.append(UInt32(token.kind.rawValue))
      data.append(UInt32(token.modifiers.rawValue))
    }
    return data
  }
}

extension TokenList.Kind {
  fileprivate var name: String {
    switch self {
    case .element: "class"
    case .attribute: "property"
    case .binding: "parameter"
    case .identifier: "variable"
    case .choice: "enumMember"
    case .number: "number"
    case .text: "string"
    }
  }
}
