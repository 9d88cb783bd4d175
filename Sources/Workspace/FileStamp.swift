#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells one state of an ordinary file from another without reading it.
package struct FileStamp: Hashable, Sendable {
  /// Length in bytes.
  package let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let node: UInt64

  /// The state of the file at `path`; nil when it is not an ordinary file.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    node = UInt64(status.st_ino)
    #if canImport(Glibc)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    #else
      seconds = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
    #endif
  }

  /// Whether a change from now on gives another stamp: the clock of a file system ticks, every 10 ms at the slowest on
  /// Linux, and what was written a moment ago may be written again within the same tick.
  package var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age = Double(now.tv_sec - seconds) + Double(now.tv_nsec - nanoseconds) / 1e9
    return abs(age) > 0.02
  }

  /// Whether there is anything called `path`, if only a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// `path` with every symbolic link followed; nil when nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
