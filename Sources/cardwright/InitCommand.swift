import ArgumentParser
import BundledData
import CardAnalysis
import Configuration
import FileSystem
import JSON
import Standards
import Workspace

/// `cardwright init`: makes a folder a project of cards.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a folder a project of cards: configuration, editor settings, a check on every push.",
    discussion: """
      Writes .cardwright.json with every setting explained and its JSON Schema, .vscode/settings.json and extensions.json, \
      .editorconfig, a workflow for GitHub Actions, and a first card where there is none. A file that is there already stays as it \
      is, and the command says so.
      """)

  @Argument(
    help: ArgumentHelp("The folder; it is made when it is missing.", valueName: "folder"), completion: .directory)
  var folder = "."

  @Flag(
    inversion: .prefixedNo,
    help: """
      Write the workflow that checks the cards on every push. GitHub reads it at the repository's root alone: for a folder \
      below that it is written there, and only with --ci.
      """)
  var ci: Bool?

  mutating func validate() throws {
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
  }

  func run() throws {
    try Folder(folder).create()
    var files = ProjectTemplate.files
    if try Folder(folder).files(withSuffix: CardLanguage.fileSuffix).isEmpty { files.append(ProjectTemplate.card) }
    for file in files { try write(file.text, to: folder == "." ? file.path : folder + "/" + file.path) }
    try writeWorkflow()
    let place = folder == "." ? "" : " \(shellWord)"
    StandardStream.output.write("\nNow: cardwright validate\(place), and cardwright preview\(place)\n")
  }

  /// Writes the workflow where GitHub reads it, if that is in the folder or asked for, or else says where that is.
  private func writeWorkflow() throws {
    let name = ProjectTemplate.workflow
    guard ci != false else { return }
    let whole = FileStamp.realPath(folder) ?? folder
    guard let root = Self.repository(around: whole) else {
      return try write(ProjectTemplate.check("."), to: folder == "." ? name : folder + "/" + name)
    }
    let (path, place) = (root + "/" + name, FileURI.name(whole, in: root))
    guard ProjectTemplate.canQuote(place) else {
      let refusal =
        "the folder “\(place)” has a name that a workflow cannot quote; rename it, or write \(path) by hand"
      guard ci == true else { return StandardStream.output.write("left out \(name): \(refusal)\n") }
      throw CommandFailure(refusal)
    }
    guard ci == true else {
      return StandardStream.output.write(
        "left out \(name): GitHub reads it at the root of the repository alone; “cardwright init --ci \(shellWord)” writes \(path)\n"
      )
    }
    try write(ProjectTemplate.check(place), to: path)
  }

  /// The folder as a person types it into a shell.
  private var shellWord: String {
    let path = folder.hasPrefix("-") ? "./" + folder : folder
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "./_-".unicodeScalars.contains($0)
    }
    return isPlain
      ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// The folder around the absolute `folder` that holds `.git`; nil where that is itself, or there is none.
  private static func repository(around folder: String) -> String? {
    var next = folder
    while FileStamp.realPath(next + "/.git") == nil {
      if next == "/" { return nil }
      next = FileURI.folder(of: next)
    }
    return next == folder ? nil : next
  }

  private func write(_ text: String, to path: String) throws(FileError) {
    // A link that leads nowhere is somebody's, too.
    guard !File(path).exists, !Folder(path).exists else {
      return StandardStream.output.write("kept     \(path)\n")
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try Folder(String(path[..<slash])).create() }
    try File(path).replace(with: Array(text.utf8))
    StandardStream.output.write("written  \(path)\n")
  }
}

/// What `cardwright init` writes.
private enum ProjectTemplate {
  static let workflow = ".github/workflows/cards.yml"

  static let files: [(path: String, text: String)] = [
    (ConfigurationFile.name, configuration), (ConfigurationSchema.fileName, ConfigurationSchema.json.text() + "\n"),
    (".vscode/settings.json", vscodeSettings), (".vscode/extensions.json", vscodeExtensions),
    (".editorconfig", editorConfiguration),
  ]

  /// Every setting as a comment, with what it does and an example: nothing is set yet but where the JSON Schema is.
  private static var configuration: String {
    let settings = Setting.all.map { setting in
      let words = setting.summary.split(separator: "\n").joined(separator: " ")
      let sentence = words.firstRange(of: ". ").map { String(words[..<$0.lowerBound]) + "." } ?? words
      let mark = setting.name == "$schema" ? "" : "// "
      return "  // \(sentence)\n  \(mark)\"\(setting.name)\": \(setting.example),\n"
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

  /// The workflow that the guide about CI shows first, for the cards in the folder at `place`, from the repository's root.
  static func check(_ place: String) -> String {
    let guide =
      BundledFile.site.first { $0.name == "guides/ci.md" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let blocks = guide.split(separator: "```yaml\n").dropFirst()
    let workflow = blocks.first?.split(separator: "```").first ?? ""
    let lines = workflow.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ", omittingEmptySubsequences: false).map { $0 == "." ? word(place) : String($0) }
        .joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }

  /// `place`, which can be quoted, as a word of YAML and of a shell: in quotes, none is a number or a truth there.
  private static func word(_ place: String) -> String {
    // Where it begins with a hyphen it would be an option.
    place == "." ? place : "'\(place.hasPrefix("-") ? "./" : "")\(place)'"
  }

  /// Whether `place` means itself between single quotes in YAML, in a shell, and on a line of YAML that a shell reads.
  static func canQuote(_ place: String) -> Bool {
    !["'", ": ", " #", "${{"].contains { place.contains($0) }
      && !place.unicodeScalars.contains {
        [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
      }
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
