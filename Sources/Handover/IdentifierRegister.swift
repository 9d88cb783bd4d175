import CardModel
import XMLSyntax

/// The names of parts in what is handed over: legal in every target, unique in a file, and the same every time.
struct IdentifierRegister {
  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The name of `part`, as its `id` has it where it has one; of one that repeats, that of its item.
  mutating func name(of part: HandoverPart, item: String) -> String {
    let key = "\(part.node.index)\(item)"
    if let known = names[key] { return known }
    let own = part.attribute(.id) ?? Self.lowerCamel(part.name.rawValue)
    let base = Self.legal(own) + item
    var name = base
    while !taken.insert(name).inserted {
      counts[base, default: 1] += 1
      name = "\(base)-\(counts[base] ?? 0)"
    }
    names[key] = name
    return name
  }

  /// `text` of letters, digits, hyphens and underscores alone, with a letter in front.
  static func legal(_ text: String) -> String {
    let bytes = text.utf8.map { byte in isWord(byte) || byte == 0x2D || byte == 0x5F ? byte : 0x2D }
    let name = String(decoding: bytes, as: UTF8.self)
    return name.first?.isLetter == true ? name : "part-" + name
  }

  /// `text` in one word, each part of it with a capital.
  static func pascal(_ text: String) -> String {
    let words = text.utf8.split { !isWord($0) }.map { String(Substring($0)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Part" + name
  }

  private static func lowerCamel(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }
}
