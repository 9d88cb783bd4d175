// What is said to the system's allocator, where it is glibc's; others need not be told.
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Has heaps give back what is free at their ends: to be called before there are threads.
///
/// Limits that are set no longer rise with what is freed, as they do until then; with lower ones an edit of a large document would
/// ask the system for the same pages each time. Threads keep their heaps, as many as glibc gives them: one that a trap has parked may
/// hold the lock of its heap for ever (CrashBarrier).
static inline void callocator_keep_little(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
#endif
}

/// Gives all whole pages that are free back to the system.
static inline void callocator_give_back(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
