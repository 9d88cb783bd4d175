import Standards
import Synchronization

/// What a stored schema says about its parts, which is read when somebody asks for it.
final class StoredTexts: Sendable {
  /// The bytes in a range.
  private let bytes: @Sendable (Range<Int>) -> [UInt8]
  /// What notes and their attributes are called, and the namespaces of notes.
  private let words: [String]
  /// What was read, by where it begins: completion asks for the same at each key.
  private let read: Mutex<[Int: Documentation]> = Mutex([:])

  init(words: [String], bytes: @escaping @Sendable (Range<Int>) -> [UInt8]) {
    (self.words, self.bytes) = (words, bytes)
  }

  /// What stands in `range`; nothing, where that cannot be read.
  func documentation(in range: Range<Int>) -> Documentation {
    if let known = read.withLock({ $0[range.lowerBound] }) { return known }
    let found = (try? documentation(StoredBytes(bytes(range)))) ?? .none
    read.withLock { $0[range.lowerBound] = found }
    return found
  }

  /// The bit that is set of what has notes called `name`; other names may have the same.
  static func bit(of name: String) -> UInt64 {
    var hash = FNV1a()
    for byte in name.utf8 { hash.add(UInt64(byte)) }
    return 1 << (hash.value >> 58)
  }

  private func documentation(_ stored: StoredBytes) throws(StoredDamage) -> Documentation {
    var stored = stored
    let text = try stored.text()
    var notes: [DocumentationNote] = []
    for _ in 0..<(try stored.count()) {
      let (namespace, name) = (try word(&stored), try word(&stored))
      var attributes: [DocumentationNote.Attribute] = []
      for _ in 0..<(try stored.count()) {
        attributes.append(DocumentationNote.Attribute(name: try word(&stored), value: try stored.text()))
      }
      notes.append(
        DocumentationNote(namespace: namespace, name: name, attributes: attributes, text: try stored.text()))
    }
    return Documentation(text: text, notes: notes)
  }

  private func word(_ stored: inout StoredBytes) throws(StoredDamage) -> String {
    words[try stored.number(below: words.count)]
  }
}
