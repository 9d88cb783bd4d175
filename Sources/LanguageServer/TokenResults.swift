import CardAnalysis
import EditorWire
import LSPTypes
import Synchronization

/// The tokens that the client holds of each document, so that it is told only what differs from them.
final class TokenResults: Sendable {
  private struct State {
    var last = 0
    var results: [String: (id: String, list: TokenList)] = [:]
  }

  private let state = Mutex(State())

  /// `list`, the tokens of the document at `uri`, for a client that holds the result `previous`: all of them, or an edit.
  func answer(_ list: TokenList, _ uri: String, previous: String?) -> LSP.SemanticTokens {
    let tokens = list.tokens
    let (id, known) = state.withLock { state in
      let known = state.results[uri]
      state.last += 1
      let id = String(state.last)
      state.results[uri] = (id, list)
      return (id, known)
    }
    guard let known, known.id == previous else {
      return LSP.SemanticTokens(resultID: id, data: TokenList.data(tokens[...]))
    }
    let old = known.list.tokens
    let same = Self.commonEnds(known.list, list)
    return LSP.SemanticTokens(
      resultID: id,
      edit: .init(start: 5 * same.start, deleteCount: 5 * (old.count - same.start - same.end)),
      data: TokenList.data(tokens[same.start..<tokens.count - same.end]))
  }

  /// The document at `uri` was closed.
  func forget(_ uri: String) { state.withLock { $0.results[uri] = nil } }

  /// How many of two lists are the same at the start, and of the others at the end; what is known of that is not compared.
  private static func commonEnds(_ first: TokenList, _ second: TokenList) -> (start: Int, end: Int) {
    let (old, new) = (first.tokens, second.tokens)
    if first.identity === second.identity { return (new.count, 0) }
    var (start, end) = (0, 0)
    if let change = second.change, change.earlier === first.identity {
      (start, end) = (change.start, new.count - change.start - change.newCount)
    }
    let shorter = min(old.count, new.count)
    while start < shorter - end, old[start] == new[start] { start += 1 }
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start, end)
  }
}
