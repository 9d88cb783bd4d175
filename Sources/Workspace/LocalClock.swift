#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The clock on the wall of whoever is in front of this machine.
package enum LocalClock {
  /// The seconds since the beginning of 1970 that a clock there shows, as if it were one of UTC: for the day that it is there.
  package static var second: Int {
    var now = time(nil)
    var parts = tm()
    return now + (localtime_r(&now, &parts) == nil ? 0 : parts.tm_gmtoff)
  }
}
