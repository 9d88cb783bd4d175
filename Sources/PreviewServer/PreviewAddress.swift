import FileSystem
import JSON

/// Where a workspace's preview was reached last, so that pages that are still open find it again after a restart.
///
/// It is kept in a file that its owner alone can read, because it holds the token.
package struct PreviewAddress: Sendable {
  /// A port of 127.0.0.1 and the token in the addresses there.
  struct Place: Hashable {
    var port: UInt16
    var token: String
  }

  private let state: PreviewState

  /// The address of the preview for `workspace`, the path of a folder; nil when the system names no folder for state.
  package init?(workspace: String) {
    guard let state = PreviewState(workspace, ending: "address.json") else { return nil }
    self.state = state
  }

  /// Where the preview was last; nil when that is not known.
  func read() -> Place? {
    guard let value = state.read(), let port = value["port"]?.integer.flatMap(UInt16.init(exactly:)), port > 0,
      let token = value["token"]?.string, token.utf8.count == 32, token.utf8.allSatisfy(Self.isHexadecimal)
    else { return nil }
    return Place(port: port, token: token)
  }

  /// Remembers `place`; when that fails, pages have to be opened anew after a restart.
  func store(_ place: Place) {
    state.store(["port": .integer(Int(place.port)), "token": .string(place.token)], isPrivate: true)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
