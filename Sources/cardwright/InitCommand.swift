import ArgumentParser
import BundledData
import CardAnalysis
import Configuration
import FileSystem

/// `cardwright init`: makes a folder a project of cards.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a folder a project of cards: configuration, editor settings, a check on every push.",
    discussion: """
      Writes .cardwright.json with every setting explained, .vscode/settings.json and extensions.json, .editorconfig, a workflow for \
      GitHub Actions, and a first card where there is none. A file that is there already stays as it is, and the command says so.
      """)

  @Argument(
    help: ArgumentHelp("The folder; it is made when it is missing.", valueName: "folder"), completion: .directory)
  var folder = "."

  @Flag(inversion: .prefixedNo, help: "Write the workflow that checks the cards on every push.")
  var ci = true

  func run() throws {
    do throws(FileError) {
      try Folder(folder).create()
      var files = ProjectTemplate.files
      if !ci { files.removeAll { $0.path == ProjectTemplate.workflow } }
      if try Folder(folder).files(withSuffix: CardLanguage.fileSuffix).isEmpty { files.append(ProjectTemplate.card) }
      for file in files { try write(file) }
    } catch {
      throw CommandFailure(error.description)
    }
    let place = folder == "." ? "" : " \(folder)"
    StandardStream.output.write("\nNow: cardwright validate\(place), and cardwright preview\(place)\n")
  }

  private func write(_ file: (path: String, text: String)) throws(FileError) {
    let path = folder == "." ? file.path : folder + "/" + file.path
    // A link that leads nowhere is somebody's, too.
    guard !File(path).exists, !Folder(path).exists else {
      return StandardStream.output.write("kept     \(path)\n")
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try Folder(String(path[..<slash])).create() }
    try File(path).replace(with: Array(file.text.utf8))
    StandardStream.output.write("written  \(path)\n")
  }
}

/// What `cardwright init` writes.
private enum ProjectTemplate {
  static let workflow = ".github/workflows/cards.yml"

  static let files: [(path: String, text: String)] = [
    (ConfigurationFile.name, configuration),
    (".vscode/settings.json", vscodeSettings), (".vscode/extensions.json", vscodeExtensions),
    (".editorconfig", editorConfiguration), (workflow, check),
  ]

  /// Every setting as a comment, with what it does and an example: nothing is set yet.
  private static var configuration: String {
    let settings = Setting.all.map { setting in
      let words = setting.summary.split(separator: "\n").joined(separator: " ")
      let sentence = words.firstRange(of: ". ").map { String(words[..<$0.lowerBound]) + "." } ?? words
      return "  // \(sentence)\n  // \"\(setting.name)\": \(setting.example),\n"
    }
    return
      "// What counts for the cards in this folder and those below it; “cardwright config --show PATH” tells what holds.\n{\n"
      + settings.joined(separator: "\n") + "}\n"
  }

  private static let vscodeSettings = """
    {
      "[cardwright]": {
        "editor.formatOnSave": true,
        "editor.codeActionsOnSave": { "source.fixAll.cardwright": "explicit" }
      }
    }

    """

  private static let vscodeExtensions = """
    {
      "recommendations": ["cardwright.cardwright"]
    }

    """

  private static let editorConfiguration = """
    [*\(CardLanguage.fileSuffix)]
    charset = utf-8
    indent_style = space
    indent_size = 2
    insert_final_newline = true

    """

  /// The workflow that the guide about CI shows first.
  private static var check: String {
    let guide =
      BundledFile.site.first { $0.name == "guides/ci.md" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let blocks = guide.split(separator: "```yaml\n").dropFirst()
    return blocks.first?.split(separator: "```").first.map(String.init) ?? ""
  }

  static let card: (path: String, text: String) = (
    "cards/first\(CardLanguage.fileSuffix)",
    """
    <ObjectCardView xmlns="urn:cardwright:1" id="first">
      <Title>Replace the seal</Title>
      <Subtitle>Job 4711, hall 7</Subtitle>
      <Status kind="critical">Waiting</Status>
    </ObjectCardView>

    """
  )
}
