import Testing

/// What browsers run is compiled with Embedded Swift, which has neither files nor threads nor Foundation.
///
/// Compiling it takes minutes
/// (`make web`); these say in a moment what would stop it.
@Suite struct WebTests {
  /// The top of what browsers run.
  private static let top = "WebCore"

  /// The targets on which `name` stands, and itself.
  private static func closure(_ name: String, _ manifest: Manifest) -> Set<String> {
    var found: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard found.insert(next).inserted, let target = manifest.target(named: next) else { continue }
      pending += target.dependencies
    }
    return found
  }

  /// The imports in `sources` that lead out of `targets`.
  private static func strangers(_ sources: [SwiftSource], _ targets: Set<String>) -> [String] {
    sources.filter { !$0.isTest && targets.contains($0.target) }.flatMap { source in
      source.imports.filter { $0 != "Synchronization" && !targets.contains($0) }.map { "\(source.path): imports \($0)" }
    }
  }

  /// The lines of `sources` with what Embedded Swift refuses.
  private static func refused(_ sources: [SwiftSource], _ targets: Set<String>) -> [String] {
    let pattern = #"(^|[^\\\w)\]])\\[A-Z]?[\w.]*\.\w|\buniquingKeysWith\b|\bas[?!] "#
    return sources.filter { !$0.isTest && targets.contains($0.target) }.flatMap { source in
      source.lines(matching: pattern).map { "\(source.path):\($0): \(source.lines[$0 - 1])" }
    }
  }

  @Test func itStandsOnItselfAlone() {
    let targets = Self.closure(Self.top, Repository.manifest)
    #expect(targets.isSuperset(of: ["CardModel", "EditorFeatures", "Rendering", "SchemaReader"]))
    // Each would bring a system with it.
    let systems: Set = ["CLibXML2", "ChildProcess", "Dispatch", "FileSystem", "LibXML2Judge", "Workers", "Workspace"]
    #expect(targets.isDisjoint(with: systems), "\(targets.intersection(systems).sorted())")
    #expect(targets.allSatisfy { Repository.manifest.target(named: $0) != nil }, "a package from elsewhere")
    let strangers = Self.strangers(Repository.swiftSources, targets)
    #expect(strangers.isEmpty, "\(strangers.joined(separator: "\n"))")
    let counterexample = SwiftSource(path: "Sources/JSON/A.swift", text: "import Dispatch")
    #expect(Self.strangers([counterexample], targets).count == 1)
  }

  @Test func itHasNothingThatTheEmbeddedLanguageRefuses() {
    let targets = Self.closure(Self.top, Repository.manifest)
    let refused = Self.refused(Repository.swiftSources, targets)
    #expect(
      refused.isEmpty,
      "write closures in place of key paths, and reduce(into:) for dictionaries\n\(refused.joined(separator: "\n"))")
    for text in [
      #"let a = b.map(\.c)"#, #"let a = \B.c"#, "let a = Dictionary(b, uniquingKeysWith: c)", "let a = b as? C",
    ] {
      #expect(Self.refused([SwiftSource(path: "Sources/JSON/A.swift", text: text)], targets).count == 1, "\(text)")
    }
    #expect(Self.refused([SwiftSource(path: "Sources/JSON/A.swift", text: #"let a = "\(b.c)""#)], targets).isEmpty)
  }
}
