import BundledData
import Foundation
import Testing

@Suite struct SourceRuleTests {
  @Test(arguments: SourceRule.all) func everyFileKeepsIt(rule: SourceRule) {
    let violations = Repository.swiftSources.flatMap(rule.violations)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test(arguments: SourceRule.all) func theRuleCanFail(rule: SourceRule) {
    #expect(!rule.violations(rule.counterexample).isEmpty)
  }

  @Test(arguments: SourceRule.all) func noTargetIsExemptWithoutNeed(rule: SourceRule) {
    for target in rule.exempt {
      #expect(Repository.swiftSources.contains { $0.target == target && rule.matches($0) }, "\(target)")
    }
  }

  @Test func sourcesWereFound() {
    #expect(Repository.swiftSources.count > 50)
    #expect(Repository.swiftSources.contains { $0.path == "Sources/SourceText/SourceText.swift" })
  }

  @Test func commentsAndStringsAreNoCode() {
    let source = SwiftSource(
      path: "Sources/JSON/A.swift",
      text:
        "let a = \"as! \\(b(\"try! \")) fatalError()\" // try!\n/* as! */ let c = \"\"\"\n  try!\n  \"\"\"\nlet d = 1")
    #expect(source.lines(matching: "!|fatalError").isEmpty)
    #expect(source.code.last == "let d = 1")
  }

  @Test func functionsAreMeasured() {
    let source = SwiftSource(
      path: "Sources/JSON/A.swift",
      text:
        "protocol A {\n  func a(_ b: Int)\n  func b()\n}\nstruct C {\n  func c(\n    d: Int, e: (Int) -> [Int]\n  ) -> Int {\n    1\n  }\n}"
    )
    #expect(source.functions.map(\.name) == ["c"])
    #expect(source.functions.first?.lineCount == 5 && source.functions.first?.parameterCount == 2)
  }
}

@Suite struct TypeTests {
  private static let limit = 40

  /// The types with more functions than the limit, their extensions included, each with their number.
  private static func tooLarge(_ sources: [SwiftSource]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for source in sources where !source.isTest {
      for (type, count) in source.functionCounts { counts["\(source.target).\(type)", default: 0] += count }
    }
    return counts.filter { $0.value > limit }
  }

  @Test func aTypeIsSmallWithAllItsExtensions() {
    for (type, count) in Self.tooLarge(Repository.swiftSources) {
      Issue.record("\(type) has \(count) functions with its extensions, \(Self.limit) at most")
    }
  }

  @Test func functionsAreCountedOverFiles() {
    let functions = (0...20).map { "  func f\($0)() {}" }.joined(separator: "\n")
    let sources = ["struct A<B>: C {\n\(functions)\n}", "extension A {\n\(functions)\n  struct D { init() {} }\n}"]
      .enumerated().map { SwiftSource(path: "Sources/JSON/A+\($0.offset).swift", text: $0.element) }
    #expect(Self.tooLarge(sources) == ["JSON.A": 42])
    #expect(sources[1].functionCounts == ["A": 21, "A.D": 1])
    #expect(Self.tooLarge([sources[0]]).isEmpty)
  }
}

@Suite struct ManifestTests {
  /// Modules of the toolchain that any target may import.
  private static let toolchain: Set = [
    "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Synchronization", "Testing", "Dispatch",
  ]

  private static func violations(_ sources: [SwiftSource], _ manifest: Manifest) -> [String] {
    sources.flatMap { source -> [String] in
      // What WebAssembly has beside the package is no target of it.
      if source.target == "WebModule" { return source.imports.contains("Foundation") ? [source.path] : [] }
      guard let target = manifest.target(named: source.target) else { return ["\(source.path): no such target"] }
      return source.imports.filter { !toolchain.contains($0) && !target.dependencies.contains($0) }
        .map { "\(source.path): imports \($0), which \(target.name) may not" }
    }
  }

  @Test func importsAreDeclared() {
    let violations = Self.violations(Repository.swiftSources, Repository.manifest)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    let counterexample = SwiftSource(path: "Sources/LayoutCore/A.swift", text: "package import XMLSyntax")
    #expect(Self.violations([counterexample], Repository.manifest).count == 1)
  }

  @Test func everyFloorStandsOnLowerOnes() {
    let manifest = Repository.manifest
    #expect(Set(manifest.targets.map(\.floor)) == Set(Manifest.floors))
    for target in manifest.targets {
      for name in target.dependencies {
        guard let dependency = manifest.target(named: name) else { continue }
        let own = Manifest.floors.firstIndex(of: target.floor) ?? 0
        let below = Manifest.floors.firstIndex(of: dependency.floor) ?? .max
        #expect(below <= own, "\(target.name) stands on \(name), which is above it")
      }
    }
  }

  /// Linked in for a package that finds it under another name (Makefile).
  private static let neverImported: Set = ["ArgumentParserFoundation"]

  @Test func whatIsDeclaredIsUsed() {
    let sources = Dictionary(grouping: Repository.swiftSources, by: \.target)
    for target in Repository.manifest.targets where target.floor != "Tests" {
      guard let files = sources[target.name] else { continue }
      let unused = target.dependencies.subtracting(files.flatMap(\.imports)).subtracting(Self.neverImported)
      #expect(unused.isEmpty, "\(target.name) declares and never imports \(unused.sorted())")
    }
  }

  @Test func theCodeMapNamesEveryTarget() throws {
    let readme = try #require(Repository.text(of: "README.md"))
    for target in Repository.manifest.targets where target.floor != "Tests" {
      #expect(readme.contains("| `\(target.name)` |"), "README's code map lacks \(target.name)")
    }
  }
}

@Suite struct RepositoryTests {
  @Test func theTopFolderHoldsNothingElse() {
    #expect(Repository.topLevelNames.subtracting(Repository.topLevel).isEmpty)
    #expect(Repository.topLevel.subtracting(Repository.topLevelNames).isEmpty)
  }

  /// Words of workplaces and package hosts, put together here so that this file does not hold them itself.
  private static let foreign = [
    "/wo" + "rk/", "/fa" + "rm/", "/tmp/c" + "w", "sub" + "agent", "helper ses" + "sion", "pypi.o" + "rg",
    "pythonhosted.o" + "rg", "deb.debian.o" + "rg", "npmjs.o" + "rg", "crates.i" + "o",
  ]

  private static func foreignWords(in text: String) -> [String] {
    foreign.filter { text.range(of: $0, options: .caseInsensitive) != nil }
  }

  @Test func theProjectSpeaksOfItselfAlone() {
    for path in Repository.paths {
      guard let text = Repository.text(of: path) else { continue }
      #expect(Self.foreignWords(in: text).isEmpty, "\(path)")
    }
    #expect(Self.foreignWords(in: "see /wo" + "rk/notes") == ["/wo" + "rk/"])
  }

  @Test func noTestOfAnotherLanguageIsSwitchedOff() {
    let marks = ["pytest.mark.s" + "kip", "pytest.mark.x" + "fail", "pytest.s" + "kip("]
    for path in Repository.paths where path.hasSuffix(".py") {
      let text = Repository.text(of: path) ?? ""
      #expect(!marks.contains { text.contains($0) }, "\(path)")
    }
  }

  @Test func everySchemaIsInTheExecutable() throws {
    let folder = Repository.root.appending(path: "Schemas")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xsd") }
    #expect(Set(names) == Set(BundledFile.schemas.map(\.name)))
    #expect(BundledFile.schemas.first?.name == "card.xsd")
    for file in BundledFile.schemas {
      #expect(try Data(contentsOf: folder.appending(path: file.name)) == Data(file.bytes), "\(file.name)")
    }
  }

  /// The paths of the files below `folder` that end in one of `suffixes`, from there.
  private func paths(below folder: String, endingIn suffixes: [String]) throws -> Set<String> {
    let root = Repository.root.appending(path: folder)
    let all = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return Set(all.filter { path in suffixes.contains { path.hasSuffix($0) } })
  }

  @Test func everyExampleIsInTheExecutable() throws {
    #expect(
      try paths(below: "Examples", endingIn: [".card.xml", ".json", ".png"]) == Set(BundledFile.examples.map(\.name)),
      "run Sources/CBundledData/Scripts/make_embeds.py")
  }

  @Test func everyFileOfTheDocumentationIsInTheExecutable() throws {
    let folder = "Sources/DocumentationGenerator/Site"
    let endings = [".mustache", ".css", ".js", ".md", ".svg"]
    let editors = try paths(below: "editors", endingIn: ["/README.md"]).map { "editors/" + $0 }
    #expect(
      try paths(below: folder, endingIn: endings).union(editors) == Set(BundledFile.site.map(\.name)),
      "run Sources/CBundledData/Scripts/make_embeds.py")
  }

  @Test func everyFileOfThePreviewPageIsInTheExecutable() throws {
    #expect(
      try paths(below: "Sources/PreviewServer/Page", endingIn: [".html", ".css", ".js"])
        == Set(BundledFile.page.map(\.name)), "run Sources/CBundledData/Scripts/make_embeds.py")
  }

  @Test func everyFileOfThePlaygroundIsInTheExecutable() throws {
    #expect(
      try paths(below: "Sources/Playground/Page", endingIn: [".html", ".css", ".js"])
        == Set(BundledFile.playground.map(\.name)), "run Sources/CBundledData/Scripts/make_embeds.py")
  }
}
