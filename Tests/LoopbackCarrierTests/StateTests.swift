import FileSystem
import Foundation
import JSON
import Testing

@testable import LocalPreview
@testable import LoopbackCarrier
@testable import PreviewServer

/// What previews keep about workspaces between two runs.
@Suite final class StateTests {
  private let root = NSTemporaryDirectory() + "cardwright-" + UUID().uuidString
  private var state: Folder { Folder(root + "/state") }
  private let token = String(repeating: "0a", count: 16)

  init() throws {
    for name in ["state", "here", "gone"] { try Folder(root + "/" + name).create() }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func address(_ workspace: String) -> PreviewAddress {
    PreviewAddress(workspace: root + "/" + workspace, in: state)
  }

  @Test func aTokenIsUsedAgainForAWeek() {
    let place = PreviewAddress.Place(port: 4711, token: token, made: 1_000_000)
    address("here").store(place)
    #expect(address("here").read(now: place.made) == place)
    #expect(address("here").read(now: place.made + 6 * 24 * 3600) == place)
    #expect(address("here").read(now: place.made + 7 * 24 * 3600) == nil, "too old")
    #expect(address("here").read(now: place.made - 1) == nil, "made in the future")
    #expect(address("gone").read(now: place.made) == nil, "of another workspace")
  }

  @Test func thePlaceOfATokenIsForItsOwnerAlone() throws {
    address("here").store(PreviewAddress.Place(port: 4711, token: token, made: 1))
    let names = try state.entries().map(\.name)
    #expect(names.count == 1)
    for name in names {
      let attributes = try FileManager.default.attributesOfItem(atPath: state.path + "/" + name)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"port":4711,"token":"0a","made":1}"#, #"{"port":0,"token":"TOKEN","made":1}"#,
    #"{"port":70000,"token":"TOKEN","made":1}"#, #"{"port":4711,"token":"TOKEN"}"#,
  ])
  func whatIsDamagedIsNoAddress(text: String) throws {
    address("here").store(PreviewAddress.Place(port: 4711, token: token, made: 1))
    for name in try state.entries().map(\.name) {
      let text = text.replacing("TOKEN", with: token).replacing("{", with: #"{"workspace":"\#(root)/here","#)
      try File(state.path + "/" + name).replace(with: Array(text.utf8))
    }
    #expect(address("here").read(now: 1) == nil)
  }

  @Test func settingsComeBackForTheirWorkspaceAlone() {
    let settings: JSONValue = ["zoom": "fit", "workspace": "of the page"]
    PreviewSettings(workspace: root + "/here", in: state).store(settings)
    #expect(PreviewSettings(workspace: root + "/here", in: state).read() == settings)
    #expect(PreviewSettings(workspace: root + "/gone", in: state).read() == .null)
  }

  @Test func whatIsKeptOfAWorkspaceGoesAfterIt() throws {
    PreviewSettings(workspace: root + "/gone", in: state).store(["zoom": 1])
    address("gone").store(PreviewAddress.Place(port: 1, token: token, made: 1))
    PreviewSettings(workspace: root + "/here", in: state).store(["zoom": 2])
    try File(state.path + "/foreign.json").replace(with: Array("{}".utf8))
    try File(state.path + "/notes.txt").replace(with: [])
    try FileManager.default.removeItem(atPath: root + "/gone")
    address("here").store(PreviewAddress.Place(port: 2, token: token, made: 1))
    #expect(try state.entries().count == 3, "settings and address of the workspace that is there, and what is not ours")
    #expect(PreviewSettings(workspace: root + "/here", in: state).read() == ["zoom": 2])
    #expect(address("here").read(now: 1)?.port == 2)
    #expect(File(state.path + "/notes.txt").exists)
  }
}
