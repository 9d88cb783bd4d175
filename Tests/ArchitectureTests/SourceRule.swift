import Foundation
import Testing

/// A rule of the code that one Swift file keeps or breaks.
struct SourceRule: Sendable, CustomTestStringConvertible {
  /// What it asks for.
  let name: String
  /// A file that breaks it, at `path`: the proof that the rule can fail.
  let counterexample: SwiftSource
  /// What is wrong in a file, one line a violation.
  let violations: @Sendable (SwiftSource) -> [String]
  /// Targets in which it does not apply.
  var exempt: Set<String> = []
  /// Whether a file would break it if its target were not exempt.
  var matches: @Sendable (SwiftSource) -> Bool = { _ in false }

  init(
    _ name: String, breaks path: String, _ text: String, violations: @escaping @Sendable (SwiftSource) -> [String]
  ) {
    self.name = name
    counterexample = SwiftSource(path: path, text: text)
    self.violations = violations
  }

  var testDescription: String { name }

  /// Targets that are pure: most are compiled for the browser as well.
  static let pure: Set = [
    "CardLayout", "CardModel", "Handover", "JSON", "LayoutCore", "SceneLayout", "SceneMotion", "SchemaModel",
    "SchemaReader",
    "SourceText", "Standards", "XMLSyntax",
  ]
  /// Targets that talk to C, where unsafe code is unavoidable and stays.
  static let unsafe: Set = ["BundledData", "FileSystem", "LibXML2Judge", "WebModule"]

  /// A rule against code that matches `pattern` in files for which `applies` holds, outside of the targets `exempt`.
  static func banned(
    _ name: String, _ pattern: String, breaks path: String, _ text: String, exempt: Set<String> = [],
    where applies: @escaping @Sendable (SwiftSource) -> Bool
  ) -> SourceRule {
    var rule = SourceRule(name, breaks: path, text) { source in
      applies(source) && !exempt.contains(source.target)
        ? source.lines(matching: pattern).map { "\(source.path):\($0): \(name)" } : []
    }
    rule.exempt = exempt
    rule.matches = { applies($0) && !$0.lines(matching: pattern).isEmpty }
    return rule
  }
}

extension SwiftSource {
  var isTest: Bool { path.hasPrefix("Tests/") }
}

extension SourceRule {
  static let all: [SourceRule] = bans + shapes

  private static let bans: [SourceRule] = [
    .banned(
      "nothing that ships imports Foundation", #"\bimport\s+(\w+\s+)?(ArgumentParser)?Foundation"#,
      breaks: "Sources/LanguageServer/A.swift", "import struct FoundationEssentials.URL"
    ) { !$0.isTest },
    .banned(
      "no existential, reflection or Codable in a pure target",
      #"\bany [A-Z]|\bMirror\(|\b(Codable|Encodable|Decodable)\b"#,
      breaks: "Sources/JSON/A.swift", "struct A { var b: any B }"
    ) { !$0.isTest && pure.contains($0.target) },
    .banned(
      "unsafe code belongs to the targets that talk to C",
      #"\b(with)?[uU]nsafe[A-Z]\w*|\bUnmanaged\b|\.pointee\b|nonisolated\(unsafe\)|@unchecked|\[unchecked:"#,
      breaks: "Sources/CardModel/A.swift", "let a = withUnsafeBytes(of: b) { $0.count }", exempt: unsafe
    ) { !$0.isTest },
    .banned(
      "a lock holds no bare closure, which would be wrapped once more at each access",
      #"\bMutex<\(*@?\w* ?\([^)]*\) (async )?(throws(\(\w+\))? )?->"#,
      breaks: "Sources/LanguageServer/A.swift", "let a: Mutex<(@Sendable () -> Void)?> = Mutex(nil)"
    ) { !$0.isTest },
    .banned(
      "no trap on purpose", #"\btry!|\bas!|\bfatalError\("#, breaks: "Sources/Rendering/A.swift",
      "let a = try! b()"
    ) { _ in true },
    .banned(
      "package is wide enough",
      #"^ *(public|open) (final |static |mutating )*(struct|class|enum|actor|protocol|extension|func|var|let|init|subscript)\b"#,
      breaks: "Sources/Rendering/A.swift", "public struct A {}",
      exempt: ["ArgumentParserFoundation", "CardwrightCore", "Fuzz", "TestSupport", "WebModule"]
    ) { _ in true },
    .banned(
      "no global that changes",
      #"^ *(package |private |internal )*static var \w+(: [^{]*)? = |^(package |private )?var "#,
      breaks: "Sources/Guidelines/A.swift", "  static var count = 0"
    ) { !$0.isTest },
    .banned(
      "no test is switched off", #"\.disabled\(|\bwithKnownIssue\b|\bXCTSkip"#, breaks: "Tests/JSONTests/A.swift",
      "@Test(.disabled()) func a() {}"
    ) { $0.isTest },
    SourceRule("no unfinished work", breaks: "Sources/JSON/A.swift", "// TO" + "DO: finish") { source in
      let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
      return source.lines.enumerated().filter { line in
        marks.contains { line.element.range(of: "\\b\($0)\\b", options: .regularExpression) != nil }
      }.map { "\(source.path):\($0.offset + 1): unfinished work" }
    },
  ]

  private static let shapes: [SourceRule] = [
    SourceRule(
      "files stay readable", breaks: "Sources/JSON/A.swift", String(repeating: "\n", count: 501)
    ) { source in
      let limit = source.isTest ? 600 : 500
      return source.lines.count - 1 > limit ? ["\(source.path): \(source.lines.count - 1) lines, \(limit) at most"] : []
    },
    SourceRule(
      "functions stay readable", breaks: "Sources/JSON/A.swift",
      "struct A {\n  func a() {\n" + String(repeating: "    b()\n", count: 60) + "  }\n}"
    ) { source in
      source.functions.filter { $0.lineCount > 60 }
        .map { "\(source.path):\($0.line): \($0.name) has \($0.lineCount) lines, 60 at most" }
    },
    SourceRule(
      "few parameters", breaks: "Sources/JSON/A.swift",
      "func a(b: Int, c: [Int: Int], d: (Int, Int), e: A<B, C>, f: () -> Int, g: Int, h: Int) {}"
    ) { source in
      source.functions.filter { $0.name != "init" && $0.parameterCount > 6 }
        .map { "\(source.path):\($0.line): \($0.name) has \($0.parameterCount) parameters, 6 at most" }
    },
    SourceRule(
      "package declarations are documented", breaks: "Sources/JSON/A.swift", "package struct A {\n}"
    ) { $0.undocumentedPackageDeclarations },
    SourceRule(
      "a file is named after its type", breaks: "Sources/JSON/B+C.swift", "struct A {}"
    ) { $0.isTest || $0.declaresItsName ? [] : ["\($0.path): declares or extends no \($0.name.prefix { $0 != "+" })"] },
    SourceRule("no file of odds and ends", breaks: "Sources/JSON/StringUtils.swift", "struct StringUtils {}") {
      source in
      let names = ["Util", "Helper", "Common", "Manager", "Misc"]
      return names.filter { source.name.contains($0) }.map { "\(source.path): a file called \($0) collects everything" }
    },
  ]
}

extension SwiftSource {
  /// Types, functions and properties for other targets that have no `///` above them; initialisers may do without.
  fileprivate var undocumentedPackageDeclarations: [String] {
    let pattern = #"^ *(@\w+(\([^)]*\))? )*package (?!import|init\b|let rawValue)"#
    return lines(matching: pattern).filter { number in
      var above = number - 2
      while above >= 0, lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") { above -= 1 }
      return above < 0 || !lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///")
    }.map { "\(path):\($0): no /// comment" }
  }

  /// Whether the file declares or extends the type, or declares the function, of its name.
  fileprivate var declaresItsName: Bool {
    let type = name.prefix { $0 != "+" }
    if type == "Package" { return true }
    // A file may hold one constant, such as a design rule, instead of a type.
    let constant = type.prefix(1).lowercased() + type.dropFirst()
    let types = "(struct|class|enum|actor|protocol|extension|typealias)\\s+(\\w+\\.)*\(type)"
    return !lines(matching: "\\b(\(types)|static let \(constant))\\b").isEmpty
  }
}
