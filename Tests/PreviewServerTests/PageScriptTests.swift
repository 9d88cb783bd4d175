import BundledData
import Testing

@testable import PreviewServer

@Suite struct PageScriptTests {
  @Test func modulesStandBehindThoseThatTheyImport() {
    let script = PageScript(
      [
        "main.js": "// Main.\nimport \"./a.js\";\nimport { b } from \"./b.js\";\n\nb();",
        "a.js": "import { b } from \"./b.js\";\nexport const a = b;", "b.js": "export function b() {}",
        "other.js": "never",
      ], from: "main.js")
    #expect(script.order == ["b.js", "a.js", "main.js"])
    #expect(script.text == "function b() {}\nconst a = b;\n// Main.\n\nb();")
  }

  private static let page = PageScript(BundledFile.page)

  @Test func everyModuleOfThePageIsJoined() {
    #expect(Set(Self.page.order) == Set(BundledFile.page.map(\.name).filter { $0.hasSuffix(".js") }))
    for (index, name) in Self.page.order.enumerated() {
      let later = Self.page.imports(of: name).filter { !Self.page.order[..<index].contains($0) }
      #expect(later.isEmpty, "\(name) and \(later) import each other")
    }
  }

  @Test func nothingOfModulesIsLeft() {
    let lines = Self.page.text.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") || $0.hasPrefix("} from ") })
    // An editor fills in what stands between two braces.
    #expect(!Self.page.text.contains("{{"))
    // Within a page these would end the script, or hide its end.
    for mark in ["</script", "<script", "<!--"] { #expect(!Self.page.text.lowercased().contains(mark)) }
  }

  @Test func namesAtTheTopStandOnce() {
    let names = Self.page.text.split(separator: "\n").compactMap { line -> Substring? in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
      let starts = ["const ", "let ", "class ", "function ", "async function "]
      guard starts.contains(where: line.hasPrefix) else { return nil }
      return words.first { !["const", "let", "class", "function", "async"].contains($0) }
    }
    #expect(names.count > 100)
    let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(twice.isEmpty)
  }
}
