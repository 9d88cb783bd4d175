import CAllocator

/// Memory that is free and that the process still has, because the allocator keeps it for what comes next.
package enum FreedMemory {
  /// Has the allocator keep little of it from now on; for a process that stays, before it has threads.
  ///
  /// Threads then wait for each other a little where they allocate, which commands for many files at a time would feel.
  package static func keepLittle() { callocator_share() }

  /// Gives it back to the system.
  static func giveBack() { callocator_give_back() }
}
