import JSON
import JSONRPC
import LSPTypes
import Synchronization

/// The messages that wait to be handed to the page.
final class WebOutbox: Sendable {
  private let messages: Mutex<[[UInt8]]> = Mutex([])

  /// Hands `message` over with the next answer.
  func send(_ message: OutgoingMessage) { messages.withLock { $0.append(message.body) } }

  /// Tells the page what is wrong with something that it has not asked for.
  func tell(_ text: String) {
    send(.notification("window/showMessage", LSP.ShowMessageParams(type: .warning, message: text)))
  }

  /// What waits, in order; nothing waits afterwards.
  func take() -> [[UInt8]] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
