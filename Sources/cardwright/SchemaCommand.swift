import ArgumentParser
import BundledData
import FileSystem

/// `cardwright schema`: the XSD files that the executable carries.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write out the schemas of the card language (XSD 1.0).",
    discussion: """
      With --output all files are written into a folder, where any XML tool can use them; card.xsd is the entry. \
      With a name that file is printed. With neither, the names are listed.
      """)

  @Argument(help: "The file to print, such as card.xsd.", completion: .list(BundledFile.schemas.map(\.name)))
  var name: String?

  @Option(
    name: .shortAndLong, help: "The folder to write all files into; it is made when it is missing.",
    completion: .directory)
  var output: String?

  func validate() throws {
    if name != nil, output != nil {
      throw ValidationError("Give either a file to print or --output, not both.")
    }
  }

  func run() throws {
    if let name {
      try printFile(name)
    } else if let output {
      try writeFiles(into: Folder(output))
    } else {
      for file in BundledFile.schemas { print(file.name) }
    }
  }

  private func printFile(_ name: String) throws {
    guard let file = BundledFile.schemas.first(where: { $0.name == name }) else {
      let names = BundledFile.schemas.map(\.name).joined(separator: ", ")
      throw CommandFailure("there is no schema file “\(name)”; there are \(names)")
    }
    StandardStream.output.write(file.bytes)
  }

  private func writeFiles(into folder: Folder) throws {
    try folder.create()
    for file in BundledFile.schemas {
      let path = folder.path + "/" + file.name
      try File(path).replace(with: file.bytes)
      print(path)
    }
  }
}
