/// How much an answer still has room for: a model reads all of it, and some programs cut what is longer without a word.
struct AnswerRoom {
  /// So many bytes tell things, once in the text and once in the structured result; their frame comes to that.
  static let most = 11_000

  private var left: Int
  private var isEmpty = true
  /// What a thing takes beside its words, such as names of members and numbers, about.
  private static let frame = 120

  init(_ bytes: Int = most) { left = bytes }

  /// Takes the room of a thing with these words; false where there is none left, but for the first.
  mutating func takes(_ words: String, _ others: [String] = []) -> Bool {
    let size = others.reduce(words.utf8.count + Self.frame) { $0 + $1.utf8.count + 4 }
    guard left >= size || isEmpty else {
      left = 0
      return false
    }
    (left, isEmpty) = (left - size, false)
    return true
  }

  /// As many lines of `text` as have room, and how many more there are.
  static func lines(_ text: String, _ bytes: Int = most) -> String {
    guard text.utf8.count > bytes else { return text }
    let kept = String(decoding: text.utf8.prefix(bytes), as: UTF8.self)
    let whole = kept.lastIndex(of: "\n").map { kept[...$0] } ?? kept[...]
    let rest = text.utf8.dropFirst(whole.utf8.count).count { $0 == 0x0A }
    return whole + "… and \(max(1, rest)) more lines\n"
  }
}
