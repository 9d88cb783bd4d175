package import FileSystem

/// One card that a command is called with: a file, or what comes on standard input.
package enum InputFile: Hashable, Sendable {
  /// The file at a path.
  case file(String)
  /// Standard input; the path says where the text belongs, when the caller knows.
  case standardInput(path: String?)
  /// A folder that cannot be searched, and why: what is in it is missing.
  case unlisted(FileError)

  /// How messages and reports name it.
  package var name: String {
    switch self {
    case .file(let path): path
    case .standardInput(let path): path ?? "<stdin>"
    case .unlisted(let error): error.path
    }
  }

  /// The folder by which the files are found that the text names; nil when that is unknown.
  package var folder: String? {
    let path: String
    switch self {
    case .file(let file): path = file
    case .standardInput(.some(let file)): path = file
    case .standardInput(nil), .unlisted: return nil
    }
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What came on standard input, which ends once: a card that is looked at again is the same.
  private static let standardInput = Result { () throws(FileError) in try File.readStandardInput() }

  /// The whole contents; those of standard input are kept.
  package func read() throws(FileError) -> [UInt8] {
    switch self {
    case .file(let path): try File(path).read()
    case .standardInput: try Self.standardInput.get()
    case .unlisted(let error): throw error
    }
  }
}
