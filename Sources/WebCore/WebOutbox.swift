import JSON
import JSONRPC
import LSPTypes

/// The way of messages to the page.
final class WebOutbox: Sendable {
  private let tell: @Sendable ([UInt8]) -> Void

  /// Messages go to `tell`, each as soon as there is one.
  init(_ tell: @escaping @Sendable ([UInt8]) -> Void) { self.tell = tell }

  /// Hands `message` over.
  func send(_ message: OutgoingMessage) { tell(message.body) }

  /// Tells the page what is wrong with something that it has not asked for.
  func tell(_ text: String) {
    send(.notification("window/showMessage", LSP.ShowMessageParams(type: .warning, message: text)))
  }
}
