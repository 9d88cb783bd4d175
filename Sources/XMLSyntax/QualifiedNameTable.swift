/// Every different qualified name of a document once, found by its bytes in an open-addressing table.
///
/// No string is made for a name that was seen before; names are compared where they stand in the text.
struct QualifiedNameTable {
  /// What is known of one name.
  struct Entry {
    /// Where the name first stands.
    var start: UInt32
    /// Its length in bytes.
    var length: UInt32
    var hash: UInt32
    /// Index of its prefix; see ``NamespaceScope``.
    var prefix: UInt32
    /// The start tag in which an attribute of this name was last seen.
    var lastTag: UInt32
    /// How many elements of this name are open.
    var openCount: UInt32
    var flags: Flags
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// `xmlns` or `xmlns:…`.
    static let namespaceDeclaration = Flags(rawValue: 1 << 0)
    /// Not a QName (Namespaces 1.0, production 7): its colons stand wrong.
    static let malformed = Flags(rawValue: 1 << 1)
    /// `xml:id`.
    static let xmlID = Flags(rawValue: 1 << 2)
  }

  /// Index 0 is the empty name.
  private(set) var names: [XMLName] = [XMLName(prefix: "", local: "")]
  var entries: [Entry] = [
    Entry(start: 0, length: 0, hash: 0, prefix: 0, lastTag: 0, openCount: 0, flags: [])
  ]
  /// Every different prefix; 0 is none.
  private(set) var prefixes = ["", "xml", "xmlns"]
  /// Where the prefixes after the first three stand; most documents have none.
  private var prefixIndices: [String: UInt32] = [:]
  /// Indices of entries, 0 for a free slot; the count is a power of two.
  private var slots = [UInt32](repeating: 0, count: 256)
  private var mask: UInt32 = 255

  static let xmlPrefix: UInt32 = 1
  static let xmlnsPrefix: UInt32 = 2

  /// A table of nothing yet, with room for the names of an ordinary document.
  init() {
    names.reserveCapacity(64)
    entries.reserveCapacity(64)
  }

  /// [5] Name at the input's position, which is known to start one: its index.
  @inline(__always)
  mutating func scan(_ input: inout XMLInput) -> UInt32 {
    let start = input.position
    var index = start
    while index < input.end, input.classes[Int(input.bytes[index])] & ByteClass.name != 0 { index &+= 1 }
    if index < input.end, input.bytes[index] >= 0x80 { index = input.endOfWideName(from: index) }
    input.position = index
    return intern(input.bytes, from: start, to: index, hash: Self.hash(of: input.bytes, from: start, to: index))
  }

  /// Adds `name`, the next one of a table that is made anew, which stands at `start`; at nil it keeps its index and is never
  /// found.
  mutating func add(_ name: XMLName, at start: Int?, _ bytes: [UInt8]) {
    if let start {
      let end = start + name.byteCount
      _ = intern(bytes, from: start, to: end, hash: Self.hash(of: bytes, from: start, to: end))
    } else {
      names.append(name)
      entries.append(Entry(start: 0, length: 0, hash: 0, prefix: 0, lastTag: 0, openCount: 0, flags: []))
    }
  }

  /// The hash of the name that stands from `start` to `end`.
  ///
  /// Not made while the end is looked for: there each byte would wait for the product of the one before.
  @inline(__always)
  static func hash(of bytes: [UInt8], from start: Int, to end: Int) -> UInt32 {
    var hash: UInt64 = 0
    var index = start
    while index &+ 8 <= end {
      hash = (hash ^ EightBytes(bytes, at: index).word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < end {
      rest = rest << 8 | UInt64(bytes[index])
      index &+= 1
    }
    return finish(hash ^ rest)
  }

  /// The index of the name that stands from `start` to `end`.
  @inline(__always)
  private mutating func intern(_ bytes: [UInt8], from start: Int, to end: Int, hash: UInt32) -> UInt32 {
    var slot = hash & mask
    while true {
      let index = slots[Int(slot)]
      if index == 0 { return add(bytes, from: start, to: end, hash: hash, slot: slot) }
      let entry = entries[Int(index)]
      if entry.hash == hash, Int(entry.length) == end &- start,
        Self.isSame(bytes, Int(entry.start), start, count: end &- start)
      {
        return index
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// The index of the name that stands from `start` to `end`; 0 if it was not seen yet.
  func find(_ bytes: [UInt8], from start: Int, to end: Int, hash: UInt32) -> UInt32 {
    var slot = hash & mask
    while true {
      let index = slots[Int(slot)]
      if index == 0 { return 0 }
      let entry = entries[Int(index)]
      if entry.hash == hash, Int(entry.length) == end - start,
        Self.isSame(bytes, Int(entry.start), start, count: end - start)
      {
        return index
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Whether `count` bytes at `first` and `second` are the same.
  @inline(__always)
  static func isSame(_ bytes: [UInt8], _ first: Int, _ second: Int, count: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      if EightBytes(bytes, at: first &+ offset).word != EightBytes(bytes, at: second &+ offset).word { return false }
      offset &+= 8
    }
    while offset < count {
      if bytes[first &+ offset] != bytes[second &+ offset] { return false }
      offset &+= 1
    }
    return true
  }

  /// Spreads a hash that was gathered.
  @inline(__always)
  static func finish(_ hash: UInt64) -> UInt32 {
    let mixed = (hash ^ (hash >> 29)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }

  @inline(never)
  private mutating func add(_ bytes: [UInt8], from start: Int, to end: Int, hash: UInt32, slot: UInt32) -> UInt32 {
    let index = UInt32(entries.count)
    var flags: Flags = []
    var prefixIndex: UInt32 = 0
    var colon = start
    while colon < end, bytes[colon] != .colon { colon &+= 1 }
    if colon < end {
      // A colon in front separates no prefix; it stays part of the name so that nothing is lost.
      let localStart = colon == start ? start : colon + 1
      let prefix = String(decoding: bytes[start..<max(start, localStart - 1)], as: UTF8.self)
      let local = String(decoding: bytes[localStart..<end], as: UTF8.self)
      let isQName =
        XMLCharacters.isNCName(bytes, from: start, to: colon) && XMLCharacters.isNCName(bytes, from: colon + 1, to: end)
      if !isQName { flags.insert(.malformed) }
      if prefix == "xmlns" { flags.insert(.namespaceDeclaration) }
      if prefix == "xml", local == "id" { flags.insert(.xmlID) }
      names.append(XMLName(prefix: prefix, local: local))
      prefixIndex = self.index(ofPrefix: isQName ? prefix : "")
    } else {
      let local = String(decoding: bytes[start..<end], as: UTF8.self)
      if end - start == 5, local == "xmlns" { flags.insert(.namespaceDeclaration) }
      names.append(XMLName(prefix: "", local: local))
    }
    entries.append(
      Entry(
        start: UInt32(start), length: UInt32(end - start), hash: hash, prefix: prefixIndex, lastTag: 0, openCount: 0,
        flags: flags))
    slots[Int(slot)] = index
    if entries.count * 2 > slots.count { grow() }
    return index
  }

  private mutating func index(ofPrefix prefix: String) -> UInt32 {
    switch prefix {
    case "": return 0
    case "xml": return Self.xmlPrefix
    case "xmlns": return Self.xmlnsPrefix
    default: break
    }
    if let index = prefixIndices[prefix] { return index }
    let index = UInt32(prefixes.count)
    prefixes.append(prefix)
    prefixIndices[prefix] = index
    return index
  }

  /// The index of a prefix that a namespace declaration names.
  mutating func declaredPrefix(of name: UInt32) -> UInt32 {
    let name = names[Int(name)]
    return name.prefix.isEmpty ? 0 : index(ofPrefix: name.local)
  }

  private mutating func grow() {
    let count = slots.count * 4
    mask = UInt32(count - 1)
    slots = [UInt32](repeating: 0, count: count)
    for index in 1..<entries.count where entries[index].length > 0 {
      var slot = entries[index].hash & mask
      while slots[Int(slot)] != 0 { slot = (slot &+ 1) & mask }
      slots[Int(slot)] = UInt32(index)
    }
  }
}
