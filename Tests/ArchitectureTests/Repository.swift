import Foundation

/// The files of this repository, as they stand on disk.
enum Repository {
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// What the top folder holds that belongs to the project; build products and caches are git's to ignore.
  static let topLevel: Set = [
    ".ci", ".git", ".gitignore", ".swift-format", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Examples",
    "LICENSE",
    "Makefile", "Package.resolved", "Package.swift", "README.md", "Schemas", "Sources", "Tests", "editors",
    // Whose hosts look for them here alone.
    ".dockerignore", ".github", ".gitlab-ci.yml", ".pre-commit-hooks.yaml", "Dockerfile", "action.yml",
  ]

  private static let ignored: Set = [
    ".build", ".build-mutate", ".cache", ".git", ".swiftpm", ".venv", "__pycache__", ".pytest_cache",
    "dist", "node_modules", "site",
  ]

  /// The names in the top folder, without what git ignores.
  static var topLevelNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return Set(names).subtracting(ignored).union([".git"])
  }

  /// Every file that belongs to the project, by its path from the root.
  static let paths: [String] = {
    var paths: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
      for name in names where !ignored.contains(name) {
        let path = folder.isEmpty ? name : folder + "/" + name
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
        if isFolder.boolValue { pending.append(path) } else { paths.append(path) }
      }
    }
    return paths.sorted()
  }()

  static func text(of path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every Swift file below `Sources` and `Tests`.
  static let swiftSources: [SwiftSource] = paths.filter {
    $0.hasSuffix(".swift") && ($0.hasPrefix("Sources/") || $0.hasPrefix("Tests/"))
  }.compactMap { path in text(of: path).map { SwiftSource(path: path, text: $0) } }

  static let manifest = Manifest(text(of: "Package.swift") ?? "")
}
