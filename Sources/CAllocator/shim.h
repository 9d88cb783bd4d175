// What is said to the system's allocator, where it is glibc's; others need not be told.
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Has all threads share one heap, of which what is free at its end goes back to the system: to be called before there are threads.
///
/// A heap for each thread keeps for itself what another could use. Limits that are set no longer rise with what is freed, as they do
/// until then; with lower ones an edit of a large document would ask the system for the same pages each time.
static inline void callocator_share(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
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
