import BundledData
import FileSystem
import Standards
import Workspace

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bundled schemas as files that an editor can show; written when the first one is asked for.
enum SchemaFiles {
  /// The URI of the schema called `name`; nil when there is none or it cannot be written.
  static func uri(of name: String) -> String? {
    guard let folder, BundledFile.schemas.contains(where: { $0.name == name }) else { return nil }
    return FileURI.uri(folder + "/" + name)
  }

  /// The folder that holds the schemas of this version, in the user's own cache.
  private static let folder: String? = {
    let path: String
    if let cache = environment("XDG_CACHE_HOME") {
      path = cache + "/cardwright/schemas"
    } else if let home = environment("HOME") {
      path = home + "/.cache/cardwright/schemas"
    } else {
      return nil
    }
    do {
      try Folder(path).create()
      for schema in BundledFile.schemas {
        let file = File(path + "/" + schema.name)
        if (try? file.read()) != schema.bytes { try file.replace(with: schema.bytes) }
      }
      return path
    } catch {
      return nil
    }
  }()

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.hasPrefix("/") ? text : nil
  }
}
