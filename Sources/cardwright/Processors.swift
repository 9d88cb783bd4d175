#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processors of this machine.
enum Processors {
  /// How many there are to work on; at least one.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
