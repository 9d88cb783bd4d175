/// Work on many items at a time with the results in the order of the items.
enum ParallelMap {
  /// Applies `transform` to every item, up to `jobs` at a time.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var results = [Result?](repeating: nil, count: items.count)
      var next = 0
      func addTask() {
        guard next < items.count else { return }
        let index = next
        next += 1
        group.addTask { (index, transform(items[index])) }
      }
      for _ in 0..<max(1, jobs) { addTask() }
      while let (index, result) = await group.next() {
        results[index] = result
        addTask()
      }
      return results.compactMap(\.self)
    }
  }
}
