import Standards

/// Which topics a text can have words of: found by one look at each of its words, in place of one for each topic that rules ask for.
///
/// It knows how the words, phrases and whole texts of all topics begin in one language that sets words apart: with which run of
/// letters, or with which sign. A text without these has nothing of a topic; what it has, and where, is asked of the topic's own table.
final class WordIndex: Sendable {
  /// A run of letters that words begin with.
  private struct Entry {
    /// Where its bytes are in ``bytes``.
    var range: Range<Int>
    /// The topics that have it as a run of its own, and those for which letters may follow.
    var whole: [WordTable.Topic] = []
    var open: [WordTable.Topic] = []
  }

  private let bytes: [UInt8]
  private let entries: [Entry]
  /// By the hash of its bytes, which of the entries it is, counted from 1; 0 for none.
  private let places: [Int32]
  /// How words end that are known by that.
  private let ends: [(bytes: [UInt8], topic: WordTable.Topic)]
  /// The topics with phrases that begin with a byte that is of no letter.
  private let signs: [[WordTable.Topic]]

  /// Of `words` as the tables have them, folded (``FoldedText``).
  init(_ words: [(topic: WordTable.Topic, word: [UInt8])]) {
    var (bytes, entries, ends): ([UInt8], [Entry], [(bytes: [UInt8], topic: WordTable.Topic)]) = ([], [], [])
    var places = [Int32](repeating: 0, count: Self.size(for: words.count))
    var signs = [[WordTable.Topic]](repeating: [], count: 256)
    for (topic, word) in words {
      // What “=” and “+” say of a phrase is no part of it.
      if let first = word.first, !Self.isLetter(first), first != 0x3D { signs[Int(first)].add(topic) }
      let text = word.first == 0x3D || word.first == 0x2B ? word.dropFirst() : word[...]
      guard let first = text.first else { continue }
      if first == 0x2A {
        ends.append((Array(text.dropFirst()), topic))
        continue
      }
      guard Self.isLetter(first) else {
        signs[Int(first)].add(topic)
        continue
      }
      let run = text.prefix(while: Self.isLetter)
      var slot = Self.slot(run.reduce(into: FNV1a()) { $0.add(UInt64($1)) }, places.count)
      while places[slot] > 0, !bytes[entries[Int(places[slot]) - 1].range].elementsEqual(run) {
        slot = Self.slot(after: slot, places.count)
      }
      if places[slot] == 0 {
        entries.append(Entry(range: bytes.count..<bytes.count + run.count))
        bytes += run
        places[slot] = Int32(truncatingIfNeeded: entries.count)
      }
      let isOpen = run.endIndex < text.endIndex && text[run.endIndex] == 0x2A
      entries[Int(places[slot]) - 1].whole.add(topic)
      if isOpen { entries[Int(places[slot]) - 1].open.add(topic) }
    }
    (self.bytes, self.entries, self.places, self.ends, self.signs) = (bytes, entries, places, ends, signs)
  }

  /// The topics that `text`, which is folded, can have words of; `letters` are its runs of letters.
  ///
  /// Nil where one word may be written in several ways, as letters with marks may, which are the same in texts and not in bytes.
  func topics(in text: [UInt8], _ letters: @autoclosure () -> [Range<Int>]) -> [WordTable.Topic]? {
    var found: [WordTable.Topic] = []
    var (start, index, isASCII) = (0, 0, true)
    while index <= text.count {
      if index < text.count, Self.isLetter(text[index]) {
        if text[index] >= 0x80 {
          isASCII = false
          guard Self.isPlain(text[index]) else { return nil }
        }
      } else {
        if start < index { look(at: text[start..<index], &found) }
        if index < text.count { for topic in signs[Int(text[index])] { found.add(topic) } }
        start = index + 1
      }
      index += 1
    }
    // Signs beyond ASCII are told from letters only there.
    if !isASCII { for run in letters() { look(at: text[run], &found) } }
    return found
  }

  private func look(at run: ArraySlice<UInt8>, _ found: inout [WordTable.Topic]) {
    // Each beginning of a word has its hash on the way.
    var hash = FNV1a()
    for index in run.indices {
      hash.add(UInt64(run[index]))
      var slot = Self.slot(hash, places.count)
      while places[slot] > 0 {
        let entry = Int(places[slot]) - 1
        if entries[entry].range.count == index + 1 - run.startIndex,
          bytes[entries[entry].range].elementsEqual(run[...index])
        {
          for topic in index + 1 == run.endIndex ? entries[entry].whole : entries[entry].open { found.add(topic) }
          break
        }
        slot = Self.slot(after: slot, places.count)
      }
    }
    for end in ends where run.count >= end.bytes.count && run.suffix(end.bytes.count).elementsEqual(end.bytes) {
      found.add(end.topic)
    }
  }

  /// Whether `byte` begins or continues a Latin letter that is one scalar, a Cyrillic one, or a sign such as a dash.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80...0xCB, 0xD0...0xD3, 0xE2: true
    default: false
    }
  }

  /// Whether `byte` is one of a letter, as far as one byte of a folded text can tell.
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }

  /// Places for so many words, a power of two of which few are taken.
  private static func size(for count: Int) -> Int {
    var size = 64
    while size < 4 * count { size *= 2 }
    return size
  }

  private static func slot(_ hash: FNV1a, _ size: Int) -> Int {
    Int(truncatingIfNeeded: hash.value ^ hash.value >> 29) & (size - 1)
  }

  private static func slot(after slot: Int, _ size: Int) -> Int { (slot + 1) & (size - 1) }
}

extension [WordTable.Topic] {
  /// Adds `topic` unless it is there.
  fileprivate mutating func add(_ topic: WordTable.Topic) {
    if !contains(topic) { append(topic) }
  }
}
