import CardLayout
import LayoutCore
import Synchronization

/// Text measurers that wait for the next layout: what they have learned, and the memory that they work in, stay warm.
final class MeasurerPool: Sendable {
  private let idle = Mutex<[Typeface: [TextMeasurer]]>([:])

  /// Runs `work` with a measurer of its own for `typeface`; returns nil when the product's font tables are damaged.
  func with<Result>(_ typeface: Typeface, _ work: (inout TextMeasurer) -> Result) -> Result? {
    guard var measurer = idle.withLock({ $0[typeface]?.popLast() }) ?? TextMeasurer.measurer(for: typeface) else {
      return nil
    }
    let result = work(&measurer)
    idle.withLock { $0[typeface, default: []].append(measurer) }
    return result
  }
}
