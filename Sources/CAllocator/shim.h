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

/// Has the calling thread's heap grow once, where heaps keep what is freed: glibc lets those of threads grow by a page, each with a call
/// to the system for which other threads' first touches of pages wait. No page is touched for it but two. Where heaps do not
/// keep it, so much is asked of the system and given back.
static inline void callocator_grow_at_once(void) {
#ifdef __GLIBC__
  // Volatile, as compilers leave out what is only freed.
  void *volatile room = malloc(3 << 20);
  free(room);
#endif
}

/// Gives all whole pages that are free back to the system.
static inline void callocator_give_back(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
