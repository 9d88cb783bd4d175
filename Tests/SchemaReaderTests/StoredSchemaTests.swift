import BundledData
import Foundation
import SchemaReader
import Testing

@testable import SchemaModel

/// The bundled schema as the executable has it, beside what `SchemaReader` makes of its files.
///
/// After a change of an XSD file, or of what is stored: `RECORD_SCHEMA=1 swift test --filter StoredSchemaTests`
@Suite struct StoredSchemaTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SCHEMA"] != nil
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CBundledData")

  private static let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
  private let read: Schema
  private let written: StoredSchemaWriter

  init() throws {
    read = try SchemaReader.read(entry: "card.xsd", files: Self.files)
    written = StoredSchemaWriter(read)
  }

  private static func schema(_ bytes: [UInt8], _ texts: [UInt8]) -> Schema? {
    Schema.stored(bytes, textCount: texts.count) { Array(texts[$0.clamped(to: texts.indices)]) }
  }

  @Test func theStoredSchemaIsThatOfTheFiles() throws {
    for (name, bytes) in [("schema.bin", written.schema), ("schema-texts.bin", written.texts)] {
      let file = Self.folder.appending(path: name)
      if Self.isRecording { try Data(bytes).write(to: file) }
      #expect(
        try Data(contentsOf: file) == Data(bytes),
        "\(name) is not what is stored of Schemas/*.xsd now: RECORD_SCHEMA=1 swift test --filter StoredSchemaTests")
      #expect(Self.isRecording || BundledFile.table(name) == bytes, "\(name) is another in the executable; build again")
    }
  }

  /// Values that are told apart by their base are found anew: a base may list none itself and refuse none by a pattern, and none may
  /// have a prefix.
  @Test func noTypeHasWhatIsNotStored() throws {
    #expect(read.simpleTypes.contains { $0.facets.enumeration?.distinctValues != nil })
    for type in read.simpleTypes where type.facets.enumeration?.distinctValues != nil {
      let base = try #require(type.base)
      #expect(read[base].facets.enumeration == nil && read[base].facets.patterns.isEmpty)
      guard case .atomic(let primitive) = type.variety else {
        Issue.record("a list or union that is told apart by value: \(type)")
        continue
      }
      #expect(primitive.primitive != .qName && primitive.primitive != .notation)
    }
  }

  @Test func itIsInEverythingWhatTheReaderMakes() throws {
    let stored = try #require(Self.schema(written.schema, written.texts))
    let (found, expected) = (Self.description(of: stored), Self.description(of: read))
    // Tables of a hundred thousand lines: the first difference says enough.
    let difference = zip(found, expected).first { $0 != $1 }
    #expect(found.count == expected.count && difference == nil, "\(String(describing: difference))")
    // Strings that look alike are equal, and are other values.
    #expect(zip(found, expected).allSatisfy { $0.utf8.elementsEqual($1.utf8) })
    // What is declared at one place is so in both.
    func places(_ schema: Schema) -> Int {
      Set(schema.complexTypes.flatMap { $0.attributes.map { $0.location } }).count
    }
    #expect(places(stored) == places(read))
    // Notes are found by name without reading those of other names.
    for (one, other) in zip(stored.elements, read.elements) {
      for name in ["content", "source", "default", "root", "unknown"] {
        #expect(one.documentation.notes(named: name) == other.documentation.notes(named: name))
      }
    }
  }

  @Test func whatTheCardLanguageDoesNotUseIsStoredToo() throws {
    let text = #"""
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:n="urn:n" xmlns:t="urn:t" targetNamespace="urn:t">
      <xs:annotation><xs:documentation>All.</xs:documentation></xs:annotation>
      <xs:element name="head" abstract="true" type="t:base" nillable="true"/>
      <xs:element name="member" substitutionGroup="t:head" block="extension"/>
      <xs:element name="fixed" type="xs:int" fixed="3"/>
      <xs:element name="nothing"><xs:complexType><xs:sequence/></xs:complexType></xs:element>
      <xs:element name="all"><xs:complexType><xs:all minOccurs="0"><xs:element name="a"/><xs:element name="b" minOccurs="0"/></xs:all>
        <xs:anyAttribute namespace="##other" processContents="skip"/></xs:complexType></xs:element>
      <xs:element name="any"><xs:complexType mixed="true"><xs:choice minOccurs="0" maxOccurs="3"><xs:any namespace="urn:n ##local"
        processContents="lax"/><xs:any namespace="urn:o"/></xs:choice></xs:complexType>
        <xs:key name="k"><xs:selector xpath=".//n:*|*"/><xs:field xpath="@n:*|t:a/@b"/><xs:field xpath="."/></xs:key>
        <xs:keyref name="r" refer="t:k"><xs:selector xpath="t:head"/><xs:field xpath="@*"/><xs:field xpath="@a"/></xs:keyref></xs:element>
      <xs:complexType name="base" abstract="true"><xs:simpleContent><xs:extension base="t:number"><xs:attribute name="q" form="qualified"
        type="t:numbers" fixed="1"/></xs:extension></xs:simpleContent></xs:complexType>
      <xs:simpleType name="number"><xs:restriction base="xs:decimal"><xs:minExclusive value=" 0 "/><xs:maxInclusive value="100"/>
        <xs:totalDigits value="4"/><xs:fractionDigits value="0"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="listed"><xs:restriction base="t:number"><xs:enumeration value="1"/><xs:enumeration value="07"/>
        </xs:restriction></xs:simpleType>
      <xs:simpleType name="numbers"><xs:restriction><xs:simpleType><xs:list itemType="t:listed"/></xs:simpleType><xs:length value="1"/>
        </xs:restriction></xs:simpleType>
      <xs:simpleType name="day"><xs:restriction base="xs:date"><xs:minInclusive value="2026-01-01"/><xs:maxExclusive
        value="2027-01-01"/><xs:pattern value="2026.*"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="word"><xs:restriction base="xs:string"><xs:pattern value="\p{L}+"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="large"><xs:restriction base="xs:string"><xs:pattern value="(a|b)*a(a|b){12}"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="twins"><xs:restriction base="xs:string"><xs:enumeration value="\#u{E9}"/><xs:enumeration value="e\#u{301}"/>
        </xs:restriction></xs:simpleType>
      <xs:attribute name="global" type="xs:token" default="x"/>
      </xs:schema>
      """#
    let schema = try SchemaReader.read(entry: "t.xsd", files: [("t.xsd", Array(text.utf8))])
    let written = StoredSchemaWriter(schema)
    let stored = try #require(Self.schema(written.schema, written.texts))
    #expect(Self.description(of: stored) == Self.description(of: schema))
    func isValue(_ text: String, _ name: String) throws -> Bool {
      guard case .simple(let type) = stored.type(ExpandedName(namespace: "urn:t", local: name)) else {
        throw StoredDamage()
      }
      return stored.problem(of: text, as: type) == nil
    }
    #expect(try isValue("7.0", "listed") && !isValue("8", "listed"))
    #expect(try isValue("\u{E9}", "twins") && isValue("e\u{301}", "twins") && !isValue("e", "twins"))
    // Its table would be too large.
    #expect(try isValue("babbbbbbbbbbbb", "large") && !isValue("bbbbbbbbbbbbbb", "large"))
    #expect(try isValue("é", "word") && !isValue("é1", "word") && !isValue("1", "word"))
  }

  @Test func damagedBytesGiveNothing() throws {
    let (bytes, texts) = (written.schema, written.texts)
    for place in Array(0..<64) + Array(stride(from: 64, to: bytes.count, by: 97)) {
      var damaged = bytes
      damaged[place] ^= UInt8(1 << (place % 8))
      #expect(Self.schema(damaged, texts) == nil, "byte \(place)")
      #expect(Self.schema(Array(bytes[..<place]), texts) == nil, "cut at \(place)")
    }
    #expect(Self.schema(bytes, texts.dropLast()) == nil)
  }

  /// Without the checksum, which sees them all: what ends too early, or is no number from somewhere on.
  @Test func bytesThatEndOrAreNoNumbersAreRefused() throws {
    let whole = Array(written.schema[Schema.storedStart...])
    for place in stride(from: 0, to: whole.count - 8, by: 127) {
      let wrong = whole[..<place] + Array(repeating: 0xFF, count: whole.count - place)
      for bytes in [Array(whole[..<place]), Array(wrong)] {
        let reader = StoredSchema(StoredBytes(bytes))
        #expect(throws: StoredDamage.self) { try reader.schema(textCount: written.texts.count) { _ in [] } }
      }
    }
  }

  @Test func whatNamesWhatIsNotThereIsRefused() throws {
    #expect(try StoredBytes([4]).first(below: 5) == 4)
    #expect(throws: StoredDamage.self) { try StoredBytes([4]).first(below: 4) }
    #expect(try StoredBytes([0x80 | 4, 1]).first(below: 133) == 132)
    #expect(throws: StoredDamage.self) { try StoredBytes([0x80 | 4]).first(below: 133) }
  }

  @Test func damagedTextsAreSilent() throws {
    var texts = written.texts
    for place in stride(from: 0, to: texts.count, by: 5) { texts[place] = texts[place] &* 31 }
    let stored = try #require(Self.schema(written.schema, texts))
    #expect(stored.elements.contains { $0.documentation.text.isEmpty || $0.documentation.notes.isEmpty })
    let cut = try #require(Schema.stored(written.schema, textCount: written.texts.count) { _ in [] })
    #expect(cut.elements.allSatisfy { $0.documentation.text.isEmpty && $0.documentation.notes.isEmpty })
  }

  // MARK: All of a schema

  /// All that a schema has, a line a value.
  private static func description(of schema: Schema) -> [String] {
    var lines: [String] = []
    describe(schema, "", &lines)
    return lines
  }

  private static func describe(_ value: Any, _ path: String, _ lines: inout [String]) {
    switch value {
    case let said as Documentation: lines.append("\(path): \(said.text) \(said.notes)")
    case let place as SchemaLocation: lines.append("\(path): \(place.file):\(place.line)")
    case let expression as RegularExpression: describeParts(of: expression.table, path, &lines)
    case let numbers as [Int: IdentityIndex]:
      for (key, index) in numbers.sorted(by: { $0.key < $1.key }) { describe(index, "\(path)[\(key)]", &lines) }
    case let types as [ExpandedName: TypeID]:
      lines += types.map { "\(path): \($0)" }.sorted()
    case let values as Set<SimpleValue>:
      lines += values.map { "\(path): \($0)" }.sorted()
    default: describeParts(of: value, path, &lines)
    }
  }

  private static func describeParts(of value: Any, _ path: String, _ lines: inout [String]) {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty || mirror.displayStyle == .enum { lines.append("\(path): \(value)") }
    for (index, child) in mirror.children.enumerated() {
      describe(child.value, "\(path).\(child.label ?? "\(index)")", &lines)
    }
  }
}

extension StoredBytes {
  /// The number that comes next.
  fileprivate func first(below limit: Int) throws(StoredDamage) -> Int {
    var bytes = self
    return try bytes.number(below: limit)
  }
}
