import ArgumentParser
import Configuration
import FileSystem
import JSON
import SourceText
import Workspace

/// `cardwright config`: what a project sets for its cards.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Tell what a project sets for its cards, and where.",
    discussion: """
      A project sets in files named .cardwright.json what counts for its cards. The file in a card's folder, and those in \
      the folders above it up to the one that holds .git, come together: the nearest that has a setting counts. They are JSON, \
      in which comments, and commas behind the last member, are allowed.
      """)

  @Option(
    help: ArgumentHelp("Tell what holds for this file or folder, and which file says so.", valueName: "path"),
    completion: .file())
  var show: String?

  @Flag(help: "Write the JSON Schema of such files, for editors.")
  var schema = false

  func validate() throws {
    if (show == nil) != schema { throw ValidationError("Give either --show with a file or folder, or --schema.") }
  }

  func run() throws {
    guard let show else { return StandardStream.output.write(ConfigurationSchema.json.text(.indented) + "\n") }
    guard Folder(show).exists || File(show).exists else { throw CommandFailure("there is no file \(show)") }
    let folder = Folder(show).exists ? show : InputFile.file(show).folder ?? "."
    let configurations = ConfigurationFiles()
    try configurations.prepare(for: [.file(folder + "/" + ConfigurationFile.name)])
    configurations.tell()
    let configuration = configurations.configuration(inFolder: folder)
    for (name, value, origin) in Self.rows(of: configuration) {
      StandardStream.output.write("\(name) = \(value)  (\(origin))\n")
    }
    if !Folder(show).exists, configurations.excludes(show) {
      StandardStream.output.write("\(show) is excluded where folders are searched\n")
    }
  }

  /// What holds: each setting with its value and where that comes from, in the order of the documentation.
  private static func rows(of configuration: Configuration) -> [(name: String, value: String, origin: String)] {
    func rows(_ settings: [Setting], _ path: [String]) -> [(String, String, String)] {
      settings.flatMap { setting -> [(String, String, String)] in
        let path = path + [setting.name]
        if case .group(let inner) = setting.shape { return rows(inner, path) }
        let set = configuration.entries.filter { $0.path.starts(with: path) }
        if set.isEmpty { return [(path.joined(separator: "."), setting.standard, "by default")] }
        return set.map { entry in
          let position = LineTable(entry.file.text).position(of: entry.range.start, in: .utf32)
          let origin = "\(WorkingFolder.name(of: entry.file.path)):\(position.line + 1)"
          return (entry.path.joined(separator: "."), entry.value.text(), origin)
        }
      }
    }
    return rows(Setting.all, [])
  }
}
