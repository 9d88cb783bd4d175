package import BundledData

/// The modules of the preview page as one script.
///
/// Each module stands behind those that it imports, without its `import` lines and the word `export`; so names at the top of
/// a module are unique among all of them, imports go in one direction, and each import stands on a line of its own.
package struct PageScript {
  private let modules: [String: [Substring]]
  /// The modules in the order in which they are joined.
  package private(set) var order: [String] = []

  /// The script of `entry`, among modules by their file names.
  package init(_ modules: [String: String], from entry: String) {
    self.modules = modules.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    var pending = [(name: entry, isReady: false)]
    var seen: Set<String> = []
    while let (name, isReady) = pending.popLast() {
      if isReady {
        order.append(name)
      } else if seen.insert(name).inserted {
        pending.append((name, true))
        pending += imports(of: name).reversed().map { ($0, false) }
      }
    }
  }

  /// The script of `main.js`, among the modules of `files`.
  package init(_ files: [BundledFile]) {
    let modules = files.filter { $0.name.hasSuffix(".js") }
    self.init(
      modules.reduce(into: [:]) { $0[$1.name] = String(decoding: $1.bytes, as: UTF8.self) }, from: "main.js")
  }

  /// The file names of the modules that the module `name` imports.
  func imports(of name: String) -> [String] {
    (modules[name] ?? []).filter { $0.hasPrefix("import ") }.compactMap { line in
      let parts = line.split(separator: "\"")
      return parts.count > 1 && parts[1].hasPrefix("./") ? String(parts[1].dropFirst(2)) : nil
    }
  }

  /// All in one.
  package var text: String {
    order.flatMap { modules[$0] ?? [] }.filter { !$0.hasPrefix("import ") }.map { line in
      line.hasPrefix("export ") ? line.dropFirst("export ".count) : line
    }.joined(separator: "\n")
  }
}
