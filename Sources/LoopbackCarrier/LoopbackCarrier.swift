import FileSystem
import NIOCore
import NIOPosix
package import PreviewServer
import Synchronization

/// The preview for browsers of this machine: a page, its channel and the documentation at an address that nobody can guess.
///
/// It answers `GET` requests without a body and holds WebSockets of text, and nothing else comes in; every connection is
/// bounded in time, length and number (``LoopbackPipeline``). It listens at 127.0.0.1 alone.
package final class LoopbackCarrier: Sendable {
  /// How far it has come.
  private enum State {
    case new
    case listening(any Channel)
    case stopped
  }

  private let pipeline: LoopbackPipeline
  private let address: PreviewAddress?
  private let last: PreviewAddress.Place?
  private let state = Mutex(State.new)

  /// A carrier for `preview`, which is found where it was last if `address` knows that.
  package init(_ preview: Preview, address: PreviewAddress? = nil, documentation: PreviewDocumentation? = nil) {
    self.address = address
    last = address?.read()
    pipeline = LoopbackPipeline(
      LoopbackSite(
        pages: PageService(preview), token: last?.token ?? Self.freshToken(), documentation: documentation))
  }

  private static func freshToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Serves browsers until ``stop()``; takes the calling thread for itself.
  ///
  /// - Parameters:
  ///   - port: where it listens; 0 for the port of last time, or one that is free.
  ///   - began: takes the address of the page, or why there is none; called once, on the same thread.
  package func run(port: UInt16 = 0, _ began: @escaping @Sendable (Result<String, PreviewError>) -> Void) {
    MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { [self] loop in
      let wanted = port == 0 ? Int(last?.port ?? 0) : Int(port)
      listen(at: wanted, loop)
        .flatMapError { error in
          port == 0 && wanted != 0 ? self.listen(at: 0, loop) : loop.makeFailedFuture(error)
        }
        .whenComplete { result in
          switch result {
          case .success(let listener): self.serve(at: listener, began)
          case .failure(let error):
            began(.failure(Self.trouble(port, error)))
            loop.shutdownGracefully { _ in }
          }
        }
    }
  }

  private func listen(at port: Int, _ loop: any EventLoop) -> EventLoopFuture<any Channel> {
    loop.makeCompletedFuture { try SocketAddress(ipAddress: "127.0.0.1", port: port) }.flatMap { [pipeline] address in
      ServerBootstrap(group: loop)
        .serverChannelOption(.backlog, value: 16)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(ConnectionLimit()) }
        }
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try pipeline.awaitRequest(on: channel) }
        }
        .bind(to: address)
    }
  }

  /// Says that there is a page now; ends the thread's work with the listener.
  private func serve(at listener: any Channel, _ began: (Result<String, PreviewError>) -> Void) {
    listener.closeFuture.whenComplete { [self, loop = listener.eventLoop] _ in
      state.withLock { $0 = .stopped }
      loop.shutdownGracefully { _ in }
    }
    let isWanted = state.withLock { state in
      guard case .new = state else { return false }
      state = .listening(listener)
      return true
    }
    guard isWanted, let port = listener.localAddress?.port else {
      began(.failure(PreviewError("the preview has ended")))
      return listener.close(promise: nil)
    }
    let token = pipeline.site.token
    address?.store(
      PreviewAddress.Place(
        port: UInt16(truncatingIfNeeded: port), token: token, made: last?.made ?? PreviewAddress.now()))
    began(.success("\(LoopbackSite.origin(port))/\(token)/"))
  }

  private static func trouble(_ port: UInt16, _ error: any Error) -> PreviewError {
    let what = port == 0 ? "no port of 127.0.0.1 is free" : "port \(port) of 127.0.0.1 cannot be used"
    return PreviewError("\(what): " + ((error as? IOError).map { FileError.reason($0.errnoCode) } ?? "\(error)"))
  }

  /// Whether it listens.
  package var isServing: Bool {
    state.withLock { state in
      if case .listening = state { true } else { false }
    }
  }

  /// Ends ``run(port:_:)``; from any thread.
  package func stop() {
    let old = state.withLock { state in
      defer { state = .stopped }
      return state
    }
    if case .listening(let listener) = old { listener.close(promise: nil) }
  }
}
