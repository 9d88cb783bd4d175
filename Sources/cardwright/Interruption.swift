import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Notices that somebody wants a command that goes on to end: with Ctrl-C, or as its terminal is closed.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Has `end` called, on a thread of its own, until ``cancel()``.
  init(_ end: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "cardwright.signals"))
      source.setEventHandler(handler: end)
      source.resume()
      return source
    }
  }

  func cancel() { for source in sources { source.cancel() } }
}
