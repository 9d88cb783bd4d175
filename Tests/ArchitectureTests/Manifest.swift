import Foundation

/// The targets of `Package.swift`, read from its text.
struct Manifest: Sendable {
  /// One target.
  struct Target: Sendable {
    let name: String
    /// The first word of the comment above its group, such as `Ground`.
    let floor: String
    /// What it may import; products of other packages by their module's name.
    let dependencies: Set<String>
  }

  let targets: [Target]

  /// The floors from the ground up.
  static let floors = ["Ground", "Models", "Features", "Edges", "Top", "Tests"]

  init(_ text: String) {
    var targets: [Target] = []
    var floor = ""
    var declaration = ""
    var depth = 0
    for line in text.components(separatedBy: "\n").drop(while: { $0 != "  targets: [" }).dropFirst() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("//") {
        let word = line.dropFirst(3).prefix { $0.isLetter }
        if Self.floors.contains(String(word)) { floor = String(word) }
        continue
      }
      declaration += line
      depth += line.count { "([".contains($0) } - line.count { ")]".contains($0) }
      guard depth <= 0, !declaration.isEmpty else { continue }
      if let target = Self.target(declaration, floor: floor) { targets.append(target) }
      declaration = ""
    }
    self.targets = targets
  }

  func target(named name: String) -> Target? { targets.first { $0.name == name } }

  private static func target(_ declaration: String, floor: String) -> Target? {
    let declaration = declaration.components(separatedBy: "exclude:")[0]
    var quoted = declaration.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard declaration.contains("arget(") || declaration.contains("tests(") || declaration.contains("systemLibrary("),
      !quoted.isEmpty
    else { return nil }
    let first = quoted.removeFirst()
    let isTests = declaration.hasPrefix("tests(")
    if declaration.hasPrefix(".systemLibrary") { quoted = [] }
    var dependencies = Set(quoted)
    if declaration.contains("argumentParser") { dependencies.insert("ArgumentParser") }
    if declaration.contains("filePaths") { dependencies.formUnion(["System", "SystemPackage"]) }
    for name in ["Core", "Embedded", "HTTP1", "Posix", "WebSocket"] where declaration.contains("nio" + name) {
      dependencies.insert("NIO" + name)
    }
    if declaration.contains("subprocess") { dependencies.insert("Subprocess") }
    if isTests { dependencies.formUnion([first, "TestSupport"]) }
    return Target(name: isTests ? first + "Tests" : first, floor: floor, dependencies: dependencies)
  }
}
