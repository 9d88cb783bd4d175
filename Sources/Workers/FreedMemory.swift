import CAllocator

/// Memory that is free and that the process still has, because the allocator keeps it for what comes next.
package enum FreedMemory {
  /// Has the allocator keep little of it from now on; for a process that stays, before it has threads.
  package static func keepLittle() { callocator_keep_little() }

  /// Has the calling thread, which is about to make much that stays, get memory for it at once.
  package static func growAtOnce() { callocator_grow_at_once() }

  /// Gives it back to the system.
  static func giveBack() { callocator_give_back() }
}
