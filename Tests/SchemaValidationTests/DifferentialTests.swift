import Foundation
import LibXML2Judge
import SchemaModel
import SchemaReader
import SourceText
import Testing

/// Our verdict against libxml2's, on documents damaged at random.
///
/// `CARDWRIGHT_MUTANTS` says how many of each kind, `CARDWRIGHT_SEED` which.
@Suite struct DifferentialTests {
  static let environment = ProcessInfo.processInfo.environment
  static let count = environment["CARDWRIGHT_MUTANTS"].flatMap { Int($0) } ?? 1_500
  static let seed = environment["CARDWRIGHT_SEED"].flatMap { UInt64($0) } ?? 20_260_314

  static let examples: [(name: String, bytes: [UInt8])] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".card.xml") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { (name, [UInt8]($0)) }
    }
  }()

  @Test func examplesAreValidForBoth() throws {
    #expect(Self.examples.count >= 40)
    for example in Self.examples {
      let verdict = Verdict(example.bytes, try CardSchema.schema.get(), try CardSchema.judge.get())
      #expect(
        verdict.isValid && verdict.judged.isValid, "\(example.name): \(verdict.findings) \(verdict.judged.findings)")
    }
  }

  @Test func richDocumentsAreValidForBoth() throws {
    for document in RichSchema.documents {
      let verdict = Verdict(document, try RichSchemas.schema.get(), try RichSchemas.judge.get())
      #expect(verdict.isValid && verdict.judged.isValid, "\(verdict.findings) \(verdict.judged.findings)")
    }
  }

  @Test func agreesOnDamagedCards() throws {
    try compare(Self.examples.map(\.bytes), try CardSchema.schema.get(), try CardSchema.judge.get())
  }

  @Test func agreesOnDamagedRichDocuments() throws {
    try compare(RichSchema.documents, try RichSchemas.schema.get(), try RichSchemas.judge.get())
  }

  private func compare(_ documents: [[UInt8]], _ schema: Schema, _ judge: LibXML2Judge) throws {
    var mutator = Mutator(documents: documents, schema: schema, seed: Self.seed)
    var valid = 0
    for number in 0..<Self.count {
      let bytes = mutator.next()
      let verdict = Verdict(bytes, schema, judge)
      if verdict.isValid { valid += 1 }
      if verdict.agrees { continue }
      Issue.record(
        """
        Mutant \(number): we say \(verdict.isValid ? "valid" : "invalid"), libxml2 \(verdict.judged.isValid ? "valid" : "invalid").
        \(verdict.findings.map(\.message)) \(verdict.judged.findings.map(\.message))
        \(SourceText(bytes).string)
        """)
    }
    // Otherwise the mutants say nothing.
    #expect(valid > Self.count / 20 && valid < Self.count * 19 / 20)
  }

  @Test func mutantsDependOnTheSeedAlone() throws {
    let documents = Self.examples.prefix(3).map(\.bytes)
    var first = Mutator(documents: documents, schema: try CardSchema.schema.get(), seed: 7)
    var second = Mutator(documents: documents, schema: try CardSchema.schema.get(), seed: 7)
    for _ in 0..<50 { #expect(first.next() == second.next()) }
  }
}
