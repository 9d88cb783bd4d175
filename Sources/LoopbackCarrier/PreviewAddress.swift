import FileSystem
import JSON
import Workspace

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a workspace's preview was reached last, so that pages that are still open find it again after a restart.
///
/// It is kept in a file that its owner alone can read, because it holds the token. A token is used again for a week: a
/// preview that starts later makes a new one, and pages from before have to be opened anew. What is stored about
/// workspaces that are not there any more is removed with the next address.
package struct PreviewAddress: Sendable {
  /// A port of 127.0.0.1 and the token in the addresses there.
  struct Place: Hashable {
    var port: UInt16
    var token: String
    /// When the token was made, in seconds since 1970.
    var made: Int
  }

  /// Seconds for which a token is used again.
  static let lifetime = 7 * 24 * 3600

  private let folder: Folder
  private let state: WorkspaceState

  /// The address of the preview for `workspace`, the path of a folder; nil when the system names no folder for state.
  package init?(workspace: String) {
    guard let folder = WorkspaceState.folder("preview") else { return nil }
    self.init(workspace: workspace, in: folder)
  }

  init(workspace: String, in folder: Folder) {
    self.folder = folder
    state = WorkspaceState(workspace, ending: "address.json", in: folder)
  }

  /// Where the preview was last; nil when that is not known, or its token is too old at `now`.
  func read(now: Int = Self.now()) -> Place? {
    guard let stored = state.read(), let port = stored["port"]?.integer.flatMap(UInt16.init(exactly:)), port > 0,
      let token = stored["token"]?.string, token.utf8.count == 32, token.utf8.allSatisfy(Self.isHexadecimal),
      let made = stored["made"]?.integer, (now - Self.lifetime + 1...now).contains(made)
    else { return nil }
    return Place(port: port, token: token, made: made)
  }

  /// Remembers `place`; when that fails, pages have to be opened anew after a restart.
  func store(_ place: Place) {
    WorkspaceState.sweep(folder)
    state.store(
      [
        .init("port", .integer(Int(place.port))), .init("token", .string(place.token)),
        .init("made", .integer(place.made)),
      ], isPrivate: true)
  }

  /// Seconds since 1970.
  static func now() -> Int { time(nil) }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
