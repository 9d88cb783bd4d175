import Foundation
import Testing

@testable import Handover

/// The compiler of Swift, which looks at exported views beside declarations of what they use.
///
/// These declarations are no modules of Apple and SAP: what they let through has not been compiled by Xcode.
struct SwiftCompiler {
  /// The folder with the modules.
  private let modules: URL

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../HandoverStubs")

  /// The one of the suite that has ``Trait/swiftCompiler``.
  @TaskLocal static var current: SwiftCompiler?

  /// Compiles the declarations.
  fileprivate init() throws {
    modules = FileManager.default.temporaryDirectory.appending(path: "cardwright-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let parts = [
      ("SwiftUI", ["SwiftUI"]), ("FioriThemeManager", ["FioriThemeManager"]),
      ("FioriSwiftUICore", ["FioriSwiftUICore", "FioriSwiftUICoreByHand"]), ("FioriCharts", ["FioriCharts"]),
      ("MapKit", ["MapKit"]),
    ]
    for (module, files) in parts {
      var paths: [String] = []
      for file in files {
        let copy = modules.appending(path: file + ".swift")
        try FileManager.default.copyItem(at: Self.sources.appending(path: file + ".stub"), to: copy)
        paths.append(copy.path)
      }
      let said = try Self.run(
        [
          "swiftc", "-emit-module", "-module-name", module, "-parse-as-library", "-suppress-warnings", "-I",
          modules.path,
        ]
          + ["-emit-module-path", modules.path + "/\(module).swiftmodule"] + paths)
      if !said.isEmpty { throw Failure(text: said) }
    }
  }

  fileprivate func removeModules() { try? FileManager.default.removeItem(at: modules) }

  struct Failure: Error { let text: String }

  /// What is wrong with `files`, which are known by their names; empty when all is well.
  func faults(_ files: [String: String]) throws -> [String] {
    try Self.inFolder(files) { folder, paths in
      // A preview is a macro, which takes a part of Xcode: what stands in it is a function here.
      for path in paths {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacing("#Preview {", with: "@ViewBuilder private func preview() -> some View {")
          .write(toFile: path, atomically: true, encoding: .utf8)
      }
      // One file that is wrong keeps no other from being looked at.
      let said = try Self.run(
        ["swiftc", "-typecheck", "-continue-building-after-errors", "-swift-version", "6", "-I", modules.path] + paths)
      let faults = said.split(separator: "\n").map(String.init).filter {
        $0.contains(".swift:") && !$0.contains("note:")
      }
      return said.isEmpty || !faults.isEmpty ? faults.map { $0.replacing(folder.path + "/", with: "") } : [said]
    }
  }

  /// What the formatter says of `files` as it is when nobody has told it anything.
  static func formatFaults(_ files: [String: String]) throws -> String {
    try inFolder(files) { _, paths in
      try run(["swift", "format", "lint", "--strict", "--configuration", "{\"version\": 1}"] + paths)
    }
  }

  private static func inFolder<Value>(_ files: [String: String], _ work: (URL, [String]) throws -> Value) throws
    -> Value
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cardwright-views-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
    return try work(folder, files.keys.sorted().map { folder.appending(path: $0).path })
  }

  /// What a command says, on either of its outputs.
  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let log = FileManager.default.temporaryDirectory.appending(path: "cardwright-said-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOf: log, encoding: .utf8)
    return process.terminationStatus == 0 ? "" : said.isEmpty ? "\(arguments[0]) failed" : said
  }
}

/// Compiles the declarations once for a suite, and clears them up behind it.
struct SwiftCompilerScope: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing suite: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let compiler = try SwiftCompiler()
    defer { compiler.removeModules() }
    try await SwiftCompiler.$current.withValue(compiler) { try await suite() }
  }
}

extension Trait where Self == SwiftCompilerScope {
  static var swiftCompiler: Self { SwiftCompilerScope() }
}
