import Dispatch
import LoopbackCarrier
import PreviewServer
import Synchronization
import Workers

/// The preview at an address for browsers; its carrier begins when the address is first asked for.
final class BrowserPreview: Sendable {
  /// A carrier that runs, and where.
  private struct Place {
    let carrier: LoopbackCarrier
    let address: String
  }

  private let preview: Preview
  private let documentation: PreviewDocumentation?
  private let last: PreviewAddress?
  private let place: Mutex<Place?> = Mutex(nil)
  /// Runs the carrier.
  private let pool = WorkerPool(width: 1)

  /// `preview` for browsers, which find it where it was `last` if that is possible.
  init(_ preview: Preview, last: PreviewAddress?, documentation: PreviewDocumentation?) {
    (self.preview, self.last, self.documentation) = (preview, last, documentation)
  }

  /// The address of the page.
  func address() throws(PreviewError) -> String {
    try place.withLock { place throws(PreviewError) in
      if let place, place.carrier.isServing { return place.address }
      let carrier = LoopbackCarrier(preview, address: last, documentation: documentation)
      let address = try begin(carrier)
      place = Place(carrier: carrier, address: address)
      return address
    }
  }

  /// Runs `carrier` on a thread of its own; one that trapped is made anew when the next page is opened.
  private func begin(_ carrier: LoopbackCarrier) throws(PreviewError) -> String {
    let start = Start()
    pool.submit(
      abandon: { _ in
        start.comes(.failure(PreviewError("the preview met a fault of its own")))
        carrier.stop()
      },
      { carrier.run { start.comes($0) } })
    return try start.wait().get()
  }

  /// Ends the carrier, if it runs.
  func stop() {
    let place = place.withLock { place in
      defer { place = nil }
      return place
    }
    place?.carrier.stop()
  }
}

/// The start of a carrier, for which a thread waits.
private final class Start: Sendable {
  private let result: Mutex<Result<String, PreviewError>?> = Mutex(nil)
  private let semaphore = DispatchSemaphore(value: 0)

  func comes(_ result: Result<String, PreviewError>) {
    self.result.withLock { $0 = $0 ?? result }
    semaphore.signal()
  }

  func wait() -> Result<String, PreviewError> {
    while true {
      if let result = result.withLock({ $0 }) { return result }
      semaphore.wait()
    }
  }
}
