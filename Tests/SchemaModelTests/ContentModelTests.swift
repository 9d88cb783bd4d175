import SchemaModel
import Testing

/// Content models over elements with one-letter names.
@Suite struct ContentModelTests {
  /// Declarations of `a` to `h`, in this order.
  struct Letters {
    var names = NameTable()
    var elements: [ElementDeclaration] = []

    init() {
      for letter in "abcdefgh" {
        let name = ExpandedName(namespace: "urn:t", local: String(letter))
        elements.append(
          ElementDeclaration(
            name: names.intern(name), expandedName: name, type: .complex(.anyType), location: .builtIn))
      }
    }

    func name(_ letter: Character) -> NameID { names.find(ExpandedName(namespace: "urn:t", local: String(letter))) }

    func text(_ elements: [ElementID]) -> String { elements.map { self.elements[$0.index].localName }.joined() }

    func model(_ particle: Particle) throws -> ContentModel {
      try ContentModel(particle, elements: elements, substitutes: { [$0] })
    }

    /// The state after `children`; nil when one does not fit.
    func state(_ model: ContentModel, after children: String) -> ContentCursor? {
      var cursor = ContentCursor(model)
      for child in children where cursor.step(name(child), namespace: "urn:t") == nil { return nil }
      return cursor
    }
  }

  static let letters = Letters()

  static func element(_ letter: Character, _ minimum: Int = 1, _ maximum: Int? = 1) -> Particle {
    let index = letters.elements.firstIndex { $0.localName == String(letter) } ?? 0
    return Particle(.element(ElementID(index)), minimum: minimum, maximum: maximum)
  }

  /// The content a, b?, (c | d)*, e.
  static let sequence = Particle(
    .sequence([
      element("a"), element("b", 0), Particle(.choice([element("c"), element("d")]), minimum: 0, maximum: nil),
      element("e"),
    ]))
  static let all = Particle(.all([element("a"), element("b", 0), element("c")]))

  @Test(arguments: [
    ("ae", true), ("abe", true), ("acdce", true), ("abcde", true), ("a", false), ("abe", true), ("e", false),
    ("aeb", false), ("aee", false), ("aba", false), ("", false),
  ])
  func acceptsSequences(_ children: String, _ isValid: Bool) throws {
    let model = try Self.letters.model(Self.sequence)
    #expect((Self.letters.state(model, after: children)?.isAccepting ?? false) == isValid)
  }

  @Test(arguments: [
    ("ac", true), ("ca", true), ("bac", true), ("cab", true), ("a", false), ("aac", false), ("", false),
  ])
  func acceptsAllGroups(_ children: String, _ isValid: Bool) throws {
    let model = try Self.letters.model(Self.all)
    #expect((Self.letters.state(model, after: children)?.isAccepting ?? false) == isValid)
  }

  @Test(arguments: [(2, 4), (0, 3), (3, 3), (1, nil), (0, nil), (7, 9)] as [(Int, Int?)])
  func countsOccurrences(_ minimum: Int, _ maximum: Int?) throws {
    let particle = Particle(
      .sequence([Particle(.sequence([Self.element("a"), Self.element("b", 0)]), minimum: minimum, maximum: maximum)]))
    let model = try Self.letters.model(particle)
    for count in 0..<12 {
      let isValid = count >= minimum && count <= maximum ?? .max
      for child in ["a", "ab"] {
        let children = String(repeating: child, count: count)
        #expect((Self.letters.state(model, after: children)?.isAccepting ?? false) == isValid, "\(children)")
      }
    }
  }

  @Test(arguments: [("", "a"), ("a", "bcde"), ("ab", "cde"), ("ac", "cde"), ("abcde", "")])
  func expectsInSchemaOrder(_ children: String, _ expected: String) throws {
    let model = try Self.letters.model(Self.sequence)
    let cursor = try #require(Self.letters.state(model, after: children))
    #expect(Self.letters.text(cursor.expected.compactMap(\.element)) == expected)
  }

  @Test(arguments: [
    ("a", "e", "bcd"), ("a", "", "bcde"), ("a", "b", ""), ("a", "ce", "bcd"), ("ab", "de", "cd"), ("", "e", "a"),
    ("", "ae", ""), ("a", "h", "bcde"), ("ac", "e", "cd"),
  ])
  func insertsBeforeWhatFollows(_ before: String, _ after: String, _ expected: String) throws {
    let model = try Self.letters.model(Self.sequence)
    let cursor = try #require(Self.letters.state(model, after: before))
    let found = cursor.insertable(before: after.map { Self.letters.name($0) })
    #expect(Self.letters.text(found) == expected)
  }

  @Test func insertsWhatIsNotYetPossible() throws {
    let model = try Self.letters.model(Self.sequence)
    let found = ContentCursor(model).insertable(before: [], skippingRequired: true)
    #expect(Self.letters.text(found) == "abcde")
  }

  @Test func insertsIntoAllGroups() throws {
    let model = try Self.letters.model(Self.all)
    let cursor = try #require(Self.letters.state(model, after: "b"))
    #expect(Self.letters.text(cursor.insertable(before: [Self.letters.name("a")])) == "c")
  }

  @Test func findsTheShortestContent() throws {
    let model = try Self.letters.model(Self.sequence)
    #expect(Self.letters.text(model.shortestContent) == "ae")
    let cursor = try #require(Self.letters.state(model, after: "ac"))
    #expect(Self.letters.text(model.shortestContent(from: cursor.state)) == "e")
    #expect(Self.letters.text(try Self.letters.model(Self.all).shortestContent) == "ac")
    #expect(model.shortestPath(from: model.start, to: Self.letters.name("c")).map { Self.letters.text($0) } == "a")
  }

  @Test func prefersTheFirstOfEquallyShortChoices() throws {
    let choice = Particle(
      .choice([Particle(.sequence([Self.element("a"), Self.element("b")])), Self.element("d"), Self.element("c")]))
    #expect(Self.letters.text(try Self.letters.model(choice).shortestContent) == "d")
  }

  @Test func letsWildcardsIn() throws {
    let particle = Particle(
      .sequence([
        Self.element("a"), Particle(.wildcard(Wildcard(.other(than: "urn:t"), .lax)), minimum: 0, maximum: nil),
        Self.element("b", 0),
      ]))
    let model = try Self.letters.model(particle)
    var cursor = ContentCursor(model)
    #expect(cursor.step(Self.letters.name("a"), namespace: "urn:t") == .element(ElementID(0)))
    #expect(cursor.step(.unknown, namespace: "urn:t") == nil)
    #expect(cursor.step(.unknown, namespace: "") == nil)
    #expect(cursor.step(.unknown, namespace: "urn:x") == .wildcard(0))
    #expect(cursor.step(Self.letters.name("b"), namespace: "urn:t") == .element(ElementID(1)))
    #expect(cursor.isAccepting)
  }

  @Test(arguments: [
    Particle(.sequence([element("a", 0), element("a")])),
    Particle(.choice([element("a"), Particle(.sequence([element("a"), element("b")]))])),
    Particle(.sequence([element("a", 0, nil), Particle(.wildcard(Wildcard(.any, .skip)))])),
  ])
  func refusesAmbiguity(_ particle: Particle) {
    #expect(throws: ContentModelError.self) { try Self.letters.model(particle) }
  }

  @Test func refusesWhatIsTooLarge() {
    let inner = Particle(.sequence([Self.element("a"), Self.element("b", 0, 5_000)]), minimum: 0, maximum: 5_000)
    #expect(throws: ContentModelError.self) { try Self.letters.model(Particle(.sequence([inner]))) }
  }

  /// The automaton and a plain reading of the particle accept the same words.
  @Test(arguments: 0..<40) func agreesWithThePlainReading(_ seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let particle = Self.particle(&random, depth: 3)
    guard let model = try? Self.letters.model(Particle(.sequence([particle]))) else { return }
    for _ in 0..<200 {
      let word = String((0..<Int(random.next() % 6)).map { _ in "abcd".randomElement(using: &random) ?? "a" })
      let ours = Self.letters.state(model, after: word)?.isAccepting ?? false
      #expect(ours == Self.ends(particle, Array(word), [0]).contains(word.count), "\(word)")
    }
  }

  struct Random: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  static func particle(_ random: inout Random, depth: Int) -> Particle {
    let minimum = Int(random.next() % 3)
    let maximum = random.next() % 4 == 0 ? nil : minimum + Int(random.next() % 3)
    if depth == 0 || random.next() % 3 == 0 {
      return element("abcd".randomElement(using: &random) ?? "a", minimum, maximum)
    }
    let members = (0..<Int(random.next() % 3) + 1).map { _ in particle(&random, depth: depth - 1) }
    return Particle(random.next() % 2 == 0 ? .sequence(members) : .choice(members), minimum: minimum, maximum: maximum)
  }

  /// The places in `word` at which `particle` can end when it begins at one of `starts`.
  static func ends(_ particle: Particle, _ word: [Character], _ starts: Set<Int>) -> Set<Int> {
    func once(_ starts: Set<Int>) -> Set<Int> {
      switch particle.term {
      case .element(let id):
        let name = Character(letters.elements[id.index].localName)
        return Set(starts.filter { $0 < word.count && word[$0] == name }.map { $0 + 1 })
      case .sequence(let members): return members.reduce(starts) { ends($1, word, $0) }
      case .choice(let members): return members.reduce(into: []) { $0.formUnion(ends($1, word, starts)) }
      case .all, .wildcard: return []
      }
    }
    var current = starts
    var result: Set<Int> = particle.minimum == 0 ? starts : []
    for count in 1...max(1, min(particle.maximum ?? 12, 12)) where particle.maximum != 0 {
      current = once(current)
      if count >= particle.minimum { result.formUnion(current) }
    }
    return result
  }
}
