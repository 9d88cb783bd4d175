import CardProject
package import Configuration
import FileSystem
import Standards

extension ProjectFiles {
  /// More files than these are not offered.
  private static let mostNeighbours = 500

  /// The files around `configuration` that it may name, as far as cards are known: JSON files are those of its own folder and of
  /// folders that hold samples.
  package func neighbours(of configuration: ConfigurationFile) -> ConfigurationNeighbours {
    let folder = configuration.folder
    let (cards, samples) = with { project in
      (
        project.files.keys.filter { FileURI.isInside($0, folder) },
        Set(project.files.values.flatMap { $0.meaning.links }.compactMap { $0.kind == .sample ? $0.path : nil })
      )
    }
    let folders = Set(samples.map(FileURI.folder) + [folder]).filter { FileURI.isInside($0, folder) }
    let files = folders.flatMap { folder in
      ((try? Folder(folder).entries()) ?? []).filter {
        !$0.isFolder && $0.name.hasSuffix(".json") && !$0.name.hasPrefix(".")
      }
      .map { folder + "/" + $0.name }
    }
    func names(_ paths: some Sequence<String>) -> [String] {
      Array(paths.map { FileURI.relative($0, from: folder) }.sorted().prefix(Self.mostNeighbours))
    }
    return ConfigurationNeighbours(cards: names(cards), samples: names(samples), files: names(files))
  }
}
