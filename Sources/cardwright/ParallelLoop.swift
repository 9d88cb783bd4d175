import Dispatch

/// Work on many items at a time with results in order.
enum ParallelLoop {
  /// Applies `transform` to every item, up to `jobs` at a time, and hands the results on in the order of the items.
  ///
  /// - Parameters:
  ///   - blocks: Whether `transform` waits for something, such as another program: then it runs on threads of its own,
  ///     as those that tasks run on are few.
  ///   - consume: Takes each result with its index, one after the other, as soon as all before it are there.
  static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, blocks: Bool = false, _ transform: @escaping @Sendable (Item) -> Result,
    consume: (Int, Result) -> Void
  ) async {
    // Several items a task, so that short ones do not wait for each other; few enough that no worker idles at the end.
    let size = max(1, min(16, items.count / max(1, jobs * 4)))
    let starts = Array(stride(from: 0, to: items.count, by: size))
    await withTaskGroup(of: (Int, [Result]).self) { group in
      var next = 0
      func addTask() {
        guard next < starts.count else { return }
        let start = starts[next]
        next += 1
        let part = items[start..<min(start + size, items.count)]
        group.addTask { (start, blocks ? await onThread { part.map(transform) } : part.map(transform)) }
      }
      for _ in 0..<max(1, jobs) { addTask() }
      var waiting: [Int: [Result]] = [:]
      var consumed = 0
      while let (start, results) = await group.next() {
        addTask()
        waiting[start] = results
        while let results = waiting.removeValue(forKey: consumed) {
          for result in results {
            consume(consumed, result)
            consumed += 1
          }
        }
      }
    }
  }

  /// What `work` gives, which may block the thread that it runs on.
  private static func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }
}
