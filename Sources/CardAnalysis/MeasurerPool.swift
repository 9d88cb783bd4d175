import CardLayout
import LayoutCore
import Synchronization

/// Text measurers that wait for the next document: what they have learned, and the memory that they work in, stay warm.
final class MeasurerPool: Sendable {
  private let idle = Mutex<[TextMeasurer]>([])

  /// Runs `work` with a measurer of its own; returns nil when the product's font tables are damaged.
  func with<Result>(_ work: (inout TextMeasurer) -> Result) -> Result? {
    guard var measurer = idle.withLock({ $0.popLast() }) ?? TextMeasurer.standard else { return nil }
    let result = work(&measurer)
    idle.withLock { $0.append(measurer) }
    return result
  }
}
