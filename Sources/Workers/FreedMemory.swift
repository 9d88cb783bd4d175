import CAllocator

/// Memory that is free and that the process still has, because the allocator keeps it for what comes next.
package enum FreedMemory {
  /// Has the allocator keep little of it from now on; for a process that stays, before it has threads.
  package static func keepLittle() { callocator_keep_little() }

  /// Gives it back to the system.
  static func giveBack() { callocator_give_back() }
}
