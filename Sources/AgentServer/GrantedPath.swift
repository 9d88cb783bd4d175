import CardAnalysis
import FileSystem
import Standards
import Workspace

/// A path as agents write it: absolute, a `file:` address, or from the first of the granted folders that has it.
struct GrantedPath {
  private let text: String
  private let folders: [String]

  /// The path `text` in the `folders` that are granted.
  init(_ text: String, in folders: [String]) { (self.text, self.folders) = (text, folders) }

  /// The absolute path, without symbolic links, of the card file that it names.
  ///
  /// - Parameter mayBeNew: Whether it need not be there yet; its folder must.
  func card(mayBeNew: Bool) throws(ToolError) -> String {
    let whole = try whole
    let real = FileStamp.realPath(whole)
    // What is opened counts, not how it is written: an address may go on behind its path, and a link lead elsewhere.
    guard (real ?? whole).hasSuffix(CardLanguage.fileSuffix), whole.hasSuffix(CardLanguage.fileSuffix) else {
      // What is outside is not told apart from what is not there.
      if let real, isGranted(real), Folder(real).exists {
        throw ToolError("\(text) is a folder, where one card is wanted", isMissing: true)
      }
      throw ToolError("\(text) is no card file: its name must end in \(CardLanguage.fileSuffix)")
    }
    if let real { return try granted(real) }
    guard mayBeNew else {
      _ = try granted(whole)
      throw ToolError("there is no file \(text)", isMissing: true)
    }
    let place = FileURI.folder(of: whole)
    guard let folder = FileStamp.realPath(place) else {
      _ = try granted(whole)
      throw ToolError("there is no folder for \(text): make \(place) first, or choose another")
    }
    return try granted(AbsolutePath.resolve(FileURI.name(whole, in: place), in: folder))
  }

  private var whole: String {
    get throws(ToolError) {
      let name = FileURI.path(text) ?? text
      // The system's paths end at a zero byte.
      guard !name.utf8.contains(0) else { throw ToolError("\(text) is no path: it has a zero byte") }
      let places = folders.map { AbsolutePath.resolve(name, in: $0) }
      guard let first = places.first else {
        throw ToolError(
          "no folder is granted: the client offers none as roots, and none stands behind “cardwright mcp” in its settings; "
            + "a card's text can be given instead of its path")
      }
      return places.first { FileStamp.realPath($0) != nil } ?? first
    }
  }

  private func isGranted(_ real: String) -> Bool { folders.contains { FileURI.isInside(real, $0) } }

  private func granted(_ real: String) throws(ToolError) -> String {
    guard isGranted(real) else {
      throw ToolError("\(text) lies outside of the folders that are granted: \(folders.joined(separator: ", "))")
    }
    return real
  }
}
