import CardAnalysis
import Configuration
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import SourceText
import Standards
import Synchronization
import Workspace

extension Query {
  /// `cardwright.samples`: everything is looked at with the samples of another set from now on; nothing changes where none is named.
  func samples(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let names = server.sampleSets
    if let set = params.arguments.first?["set"] {
      guard let name = set.string else {
        throw ResponseError(.invalidParams, "“set” must be the name of a sample set, or empty for none")
      }
      guard name.isEmpty || names.contains(name) else { throw Self.unknownSampleSet(name, names) }
      server.chooseSamples(name)
    }
    // One that is not there is read by nobody.
    let set = server.workspace.now.sampleSet
    return ["set": .string(names.contains(set) ? set : ""), "sets": .array(names.map { .string($0) })]
  }

  fileprivate static func unknownSampleSet(_ name: String, _ names: [String]) -> ResponseError {
    let near = Spelling.nearest(to: name, among: names).map { "did you mean “\($0)”?" }
    let advice = names.isEmpty ? "no \(ConfigurationFile.name) sets any" : "there are: \(names.joined(separator: ", "))"
    return ResponseError(.invalidParams, "There is no sample set “\(name)”; \(near ?? advice)")
  }

  /// The card at `uri`, open or not, with the samples that `argument` names, or else those that are chosen; nil where it cannot
  /// be read.
  func card(_ uri: String, _ argument: JSONValue) throws -> DocumentSnapshot? {
    let card =
      workspace.documents[uri].map { server.analyst.snapshot(of: $0, in: workspace) }
      ?? FileURI.path(uri).flatMap { server.analyst.snapshot(ofFileAt: $0, in: workspace) }
    guard let name = argument["samples"]?.string, let card else { return card }
    let names = card.checks.sampleSets.map(\.name)
    guard name.isEmpty || names.contains(name) else { throw Self.unknownSampleSet(name, names) }
    return card.reading(setNamed: name)
  }
}

extension LanguageServer {
  /// The names of all sample sets of the folders and open cards.
  fileprivate var sampleSets: [String] {
    let workspace = workspace.now
    let cards = workspace.documents.values.filter(\.isCard).compactMap(\.path).map(FileURI.folder)
    let sets = Set(workspace.folders + cards).flatMap {
      analyst.configurations.configuration(inFolder: $0).checks.sampleSets.map(\.name)
    }
    return Set(sets).sorted()
  }

  /// Tells once, as soon as a card is open, that the sample set that is chosen is not there, so that cards read their own samples.
  func tellOfMissingSampleSet() {
    let workspace = workspace.now
    let set = workspace.sampleSet
    guard !set.isEmpty, case let names = sampleSets, !names.contains(set) else {
      return missingSampleSet.withLock { $0 = nil }
    }
    guard workspace.documents.values.contains(where: \.isCard) else { return }
    let isTold = missingSampleSet.withLock { missing in
      defer { missing = set }
      return missing == set
    }
    if isTold { return }
    let reason = Query.unknownSampleSet(set, names).message
    let text = reason + (reason.hasSuffix("?") ? " " : ". ") + "Cards read the samples that they name"
    client.send(.notification("window/showMessage", LSP.ShowMessageParams(type: .warning, message: text)))
  }

  /// Has all cards looked at with the samples of the set called `name`, or with those that they name where it is empty.
  fileprivate func chooseSamples(_ name: String) {
    let hasChanged = workspace.change { workspace in
      defer { workspace.chosenSamples = name }
      return workspace.sampleSet != name
    }
    guard hasChanged else { return }
    lookAnew(at: workspace.now.documents.values.filter(\.isCard))
    lookAtProject()
    preview.filesChanged()
  }
}
