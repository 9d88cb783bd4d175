import PreviewServer

/// What pages say and hear, whoever listens; every call comes from the carrier's thread and is short.
package struct PageService: Sendable {
  /// A page has come, which is reached by `send` from any thread; gives it a number.
  package let opened: @Sendable (_ send: @escaping @Sendable (_ message: [UInt8]) -> Void) -> Int
  /// The page has said something.
  package let received: @Sendable (_ page: Int, _ message: [UInt8]) -> Void
  /// All that was sent to the page is written.
  package let drained: @Sendable (_ page: Int) -> Void
  /// The page has gone.
  package let closed: @Sendable (_ page: Int) -> Void

  /// A service of these functions.
  package init(
    opened: @escaping @Sendable (_ send: @escaping @Sendable (_ message: [UInt8]) -> Void) -> Int,
    received: @escaping @Sendable (_ page: Int, _ message: [UInt8]) -> Void,
    drained: @escaping @Sendable (_ page: Int) -> Void, closed: @escaping @Sendable (_ page: Int) -> Void
  ) {
    (self.opened, self.received, self.drained, self.closed) = (opened, received, drained, closed)
  }
}

extension PageService {
  /// The pages of `preview`.
  init(_ preview: Preview) {
    self.init(
      opened: { send in preview.connect(tellsOfDrain: true) { _ in send } },
      received: { preview.receive($0, $1) }, drained: { preview.drained($0) }, closed: { preview.disconnect($0) })
  }
}
