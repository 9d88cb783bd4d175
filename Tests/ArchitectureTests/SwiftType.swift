/// A type's declaration or an extension of it, by where its body is in the UTF-8 of the code.
struct SwiftType {
  /// Its name, those of the types around it before it: `A.B`.
  let name: String
  /// From the opening to the closing brace.
  let body: Range<Int>
}

extension SwiftSource {
  private static let typeKeywords = ["actor", "class", "enum", "extension", "struct"]

  /// The types that are declared or extended, outer ones first.
  var types: [SwiftType] {
    let text = Array(code.joined(separator: "\n").utf8)
    var types: [SwiftType] = []
    for index in text.indices {
      guard let keyword = Self.typeKeywords.first(where: { Self.word($0, standsAt: index, in: text) }),
        let declared = Self.declared(text, from: index + keyword.utf8.count)
      else { continue }
      let outer = types.last { $0.body.contains(index) }.map { $0.name + "." } ?? ""
      types.append(SwiftType(name: outer + declared.name, body: declared.body))
    }
    return types
  }

  /// How many functions each type has here.
  var functionCounts: [String: Int] {
    let types = types
    return functions.reduce(into: [:]) { counts, function in
      guard let type = types.last(where: { $0.body.contains(function.offset) }) else { return }
      counts[type.name, default: 0] += 1
    }
  }

  /// The name that begins at `start`, and the body behind it; nil where the keyword is none, as in `class func`.
  private static func declared(_ text: [UInt8], from start: Int) -> (name: String, body: Range<Int>)? {
    guard let first = text[start...].firstIndex(where: { $0 != 0x20 }), first > start else { return nil }
    // Up to a space, a colon, `<` or `{`.
    let end = text[first...].firstIndex { [0x0A, 0x20, 0x3A, 0x3C, 0x7B].contains($0) } ?? text.endIndex
    let name = String(decoding: text[first..<end], as: UTF8.self)
    guard !["func", "var", "let"].contains(name), let open = text[end...].firstIndex(of: 0x7B) else { return nil }
    var depth = 0
    for index in open..<text.count {
      if text[index] == 0x7B { depth += 1 }
      if text[index] == 0x7D { depth -= 1 }
      if depth == 0 { return (name, open..<index + 1) }
    }
    return nil
  }
}
